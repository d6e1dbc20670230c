#include "art/picture_cache.hpp"

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;
namespace fs = std::filesystem;

namespace {

constexpr Size size{6, 4};

Picture picture() {
    std::vector<std::uint8_t> rgba(96);
    for (std::size_t i = 0; i < rgba.size(); ++i) rgba[i] = static_cast<std::uint8_t>(i);
    return picture_of(size, std::move(rgba));
}

struct PictureCacheTest : testing::Test {
    fs::path only_file() const {
        for (const auto& entry : fs::directory_iterator(folder.path())) return entry.path();
        return {};
    }

    ludarium::test::TemporaryFolder folder;
    PictureCache cache{folder.path()};
};

} // namespace

TEST_F(PictureCacheTest, GivesBackWhatItWasGiven) {
    cache.store("k", *picture());
    const Picture back = cache.load("k", size);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->rgba, picture()->rgba);
}

TEST_F(PictureCacheTest, TakesWhatTheSystemCameWithAndKeepsItsOwnElsewhere) {
    const ludarium::test::TemporaryFolder system;
    PictureCache(system.path()).store("k", *picture());
    PictureCache(system.path()).learn("f", "facts");
    const PictureCache both(folder.path(), system.path());
    ASSERT_TRUE(both.load("k", size));
    EXPECT_EQ(both.known("f"), "facts");
    EXPECT_TRUE(fs::is_empty(folder.path()));
    both.store("k", *picture());
    EXPECT_FALSE(fs::is_empty(folder.path()));
}

TEST_F(PictureCacheTest, LeavesNothingButThePicture) {
    cache.store("k", *picture());
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

TEST_F(PictureCacheTest, KnowsNothingOfAnotherKeyOrSize) {
    cache.store("k", *picture());
    EXPECT_FALSE(cache.load("other", size));
    EXPECT_FALSE(cache.load("k", {4, 6}));
}

TEST_F(PictureCacheTest, ATornFileIsNoPicture) {
    cache.store("k", *picture());
    fs::resize_file(only_file(), fs::file_size(only_file()) - 1);
    EXPECT_FALSE(cache.load("k", size));
}

TEST_F(PictureCacheTest, AFlippedByteIsNoPicture) {
    cache.store("k", *picture());
    std::fstream file(only_file(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(50);
    file.put('\x7f');
    file.close();
    EXPECT_FALSE(cache.load("k", size));
}

TEST(PictureCacheKey, DependsOnTheQuestion) {
    EXPECT_EQ(PictureCache::key("one"), PictureCache::key("one"));
    EXPECT_NE(PictureCache::key("one"), PictureCache::key("another"));
}

TEST_F(PictureCacheTest, KnowsWhatItHasLearnt) {
    cache.learn("k", "facts");
    EXPECT_EQ(cache.known("k"), "facts");
    EXPECT_FALSE(cache.known("other"));
    fs::resize_file(only_file(), fs::file_size(only_file()) - 1);
    EXPECT_FALSE(cache.known("k"));
}

TEST_F(PictureCacheTest, TrimmingKeepsWhatWasUsedLast) {
    cache.store("old", *picture());
    cache.store("new", *picture());
    fs::last_write_time(folder / "old.pixels",
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
    cache.trim(fs::file_size(folder / "new.pixels"));
    EXPECT_FALSE(cache.load("old", size));
    EXPECT_TRUE(cache.load("new", size));
}

TEST(PictureCache, WithoutAFolderKeepsNothing) {
    const PictureCache cache{fs::path()};
    cache.store("k", *picture());
    EXPECT_FALSE(cache.load("k", size));
}
