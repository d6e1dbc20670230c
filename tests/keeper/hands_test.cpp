// Who touches something is heard, with pipes for devices; also where the kernel has nothing left to tell of new ones with.
#include <cerrno>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../common/temporary_folder.hpp"
#include "keeper/hands.hpp"

using ludarium::keeper::Hands;
using ludarium::test::TemporaryFolder;

namespace {

bool watches_are_to_be_had = true;

std::ptrdiff_t open_descriptors() {
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return std::distance(begin(all), end(all));
}

struct HandsTest : testing::Test {
    TemporaryFolder folder;
    Hands hands{folder.path(), [](int) { return true; }};

    HandsTest() { plug_in("event0"); }
    ~HandsTest() override { watches_are_to_be_had = true; }
    void plug_in(const std::string& name) const {
        ASSERT_EQ(::mkfifo((folder / name).c_str(), 0600), 0);
    }
    // To whoever has it open.
    void touch(const std::string& name) const {
        const int device = ::open((folder / name).c_str(), O_WRONLY | O_NONBLOCK);
        ASSERT_GE(device, 0) << "nobody listens to " << name;
        EXPECT_EQ(::write(device, "touched", 7), 7);
        ::close(device);
    }
};

} // namespace

// Stands before the C library's.
extern "C" int inotify_init1(int flags) noexcept {
    if (watches_are_to_be_had) return static_cast<int>(::syscall(SYS_inotify_init1, flags));
    errno = EMFILE;
    return -1;
}

TEST_F(HandsTest, AreHeardOnDevicesThatAreThereAndOnThoseThatCome) {
    hands.listen();
    EXPECT_FALSE(hands.have_moved());
    touch("event0");
    EXPECT_TRUE(hands.have_moved());
    plug_in("event1");
    EXPECT_FALSE(hands.have_moved());
    touch("event1");
    EXPECT_TRUE(hands.have_moved());
}

TEST_F(HandsTest, AreHeardByNobodyAnyMore) {
    const auto before = open_descriptors();
    hands.listen();
    hands.forget();
    EXPECT_FALSE(hands.have_moved());
    EXPECT_EQ(open_descriptors(), before);
}

TEST_F(HandsTest, CostNoDescriptorATurnWhereNoWatchIsToBeHad) {
    watches_are_to_be_had = false;
    hands.listen();
    const auto once = open_descriptors();
    for (int turns = 0; turns < 10; ++turns) {
        hands.listen();
        EXPECT_FALSE(hands.have_moved());
    }
    EXPECT_EQ(open_descriptors(), once);
    touch("event0");
    hands.listen();
    EXPECT_TRUE(hands.have_moved()) << "what was told before the next turn counts";
}

TEST_F(HandsTest, AreHeardOnWhatCameMeanwhileOnceAWatchIsToBeHad) {
    watches_are_to_be_had = false;
    hands.listen();
    plug_in("event1");
    EXPECT_FALSE(hands.have_moved());
    watches_are_to_be_had = true;
    touch("event0");
    hands.listen();
    EXPECT_TRUE(hands.have_moved());
    touch("event1");
    EXPECT_TRUE(hands.have_moved());
}
