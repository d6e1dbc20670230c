#include "art/icons.hpp"

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;

TEST(Icons, OneThatFoundNoWorkshopIsDrawnTheNextTime) {
    const ludarium::test::TemporaryFolder folder;
    folder.write("back.svg", R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>)");
    const auto program = folder / "ludarium-workshop";
    workshop::Bench bench(program.string());
    Easel easel{PictureCache(folder / "cache"), bench, Easel::Patience::brief};
    Icons icons(folder.path(), easel);
    EXPECT_FALSE(icons.at("back", 20, {}));
    std::filesystem::create_symlink(LUDARIUM_WORKSHOP_PROGRAM, program);
    EXPECT_TRUE(icons.at("back", 20, {}));
}
