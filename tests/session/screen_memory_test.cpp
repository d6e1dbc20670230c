#include "session/screen_memory.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "session/graphics_cards.hpp"

using namespace ludarium::session;
using testing::ElementsAre;

namespace {

struct ScreenMemoryTest : testing::Test {
    ludarium::test::TemporaryFolder folder;
    ScreenMemory memory(const std::string& machine = "a card") const {
        return ScreenMemory(folder / screen_memory_file, machine);
    }
};

} // namespace

TEST_F(ScreenMemoryTest, TheBestIsTriedFirst) {
    EXPECT_THAT(memory().order(),
                ElementsAre(ScreenKind::gpu, ScreenKind::software, ScreenKind::xorg));
}

TEST_F(ScreenMemoryTest, WhatWorksIsTriedFirstTheNextTime) {
    memory().has_failed(ScreenKind::gpu, "cage ended by signal 11");
    memory().has_worked(ScreenKind::software);
    EXPECT_THAT(memory().order(),
                ElementsAre(ScreenKind::software, ScreenKind::xorg, ScreenKind::gpu));
    EXPECT_EQ(memory().failures().at(ScreenKind::gpu).why, "cage ended by signal 11");
}

TEST_F(ScreenMemoryTest, AnotherCardIsAnotherMatter) {
    memory().has_worked(ScreenKind::xorg);
    EXPECT_EQ(memory("another card").order().front(), ScreenKind::gpu);
}

TEST_F(ScreenMemoryTest, WhatShowsNothingAnyMoreIsForgotten) {
    memory().has_worked(ScreenKind::gpu);
    memory().has_failed(ScreenKind::gpu, "it shows nothing");
    EXPECT_EQ(memory().order().front(), ScreenKind::software);
}

TEST_F(ScreenMemoryTest, OneCrashIsAnAccidentAndThreeAreNot) {
    memory().has_worked(ScreenKind::gpu);
    for (int crash = 1; crash < ScreenMemory::too_many_crashes; ++crash)
        memory().has_crashed(ScreenKind::gpu, "cage ended by signal 6");
    EXPECT_EQ(memory().order().front(), ScreenKind::gpu);
    memory().has_crashed(ScreenKind::gpu, "cage ended by signal 6");
    EXPECT_EQ(memory().order().front(), ScreenKind::software);
}

TEST_F(ScreenMemoryTest, WhatHasLastedIsForgivenItsCrashes) {
    memory().has_worked(ScreenKind::gpu);
    for (int crash = 0; crash < 10; ++crash) {
        memory().has_crashed(ScreenKind::gpu, "cage ended by signal 6");
        memory().has_lasted(ScreenKind::gpu);
    }
    EXPECT_EQ(memory().order().front(), ScreenKind::gpu);
}

TEST_F(ScreenMemoryTest, ADamagedFileHoldsNothing) {
    for (const char* text :
         {"", "[]", "{\"machine\":\"a card\",\"works\":7,\"failed\":{\"gpu\":[]}}"}) {
        folder.write(screen_memory_file, text);
        EXPECT_EQ(memory().order().front(), ScreenKind::gpu) << text;
    }
}

TEST(GraphicsCards, AreToldByDriverAndNumberWithoutTheirConnectors) {
    const ludarium::test::TemporaryFolder drm;
    for (const char* name : {"card0/device", "card0-Virtual-1", "renderD128", "version"})
        std::filesystem::create_directories(drm / name);
    drm.write("card0/device/uevent", "DRIVER=bochs-drm\nPCI_CLASS=30000\nPCI_ID=1234:1111\n");
    EXPECT_THAT(machine_told(drm.path()), testing::StartsWith("bochs-drm 1234:1111, Linux "));
    EXPECT_TRUE(has_card(drm.path()));
}
