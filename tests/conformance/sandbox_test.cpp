// What the kernel answers to a confined plugin. Each try-… fixture tries one thing when an action
// is applied, and tells the errno in an event.
#include <cerrno>

#include <gtest/gtest.h>

#include <ludarium/host/manifest.hpp>
#include <ludarium/host/sandbox.hpp>
#include <ludarium/host/state.hpp>
#include <ludarium/validator/isolation.hpp>

namespace {

using namespace ludarium;

constexpr ludarium_host quiet{host::this_sdk, 0, nullptr, [](void*, std::int32_t, ludarium_text) {},
                              [](void*, const char*) -> const void* { return nullptr; }};

// The value of the event that the first action yields, or what went wrong before it.
std::string told_by(const std::filesystem::path& folder) {
    const auto manifest = host::read_manifest(folder);
    if (!manifest) return manifest.problem();
    auto file = host::LibraryFile::read(folder / manifest->library, *manifest->library_hash());
    if (!file) return file.problem();
    const auto confined = host::confine_for_loading({});
    const auto plugin = host::Plugin::load(std::move(*file), quiet);
    if (!confined || !plugin) return "it did not load";
    if (!host::confine_for_play(*confined)) return "it was not confined";
    const ludarium_setup setup{3, 0, nullptr};
    auto state = host::State::create(*plugin, setup);
    std::vector<ludarium_event> events;
    if (!state || state->apply(0, &events) != LUDARIUM_OK || events.size() != 1)
        return "it did not tell";
    return std::to_string(events[0].value);
}

std::string confined(const char* fixture) {
    const auto folder = std::filesystem::path(LUDARIUM_FIXTURES) / fixture;
    return validator::in_own_process(
               fixture, "", {5, 30},
               [&](const validator::Notes& notes) { notes.warn("errno " + told_by(folder)); })
        .line;
}

std::string answered(int error) {
    return "errno " + std::to_string(error);
}

} // namespace

TEST(Sandbox, APluginCanReadNoFile) {
    EXPECT_EQ(confined("try-read"), answered(EACCES));
}

TEST(Sandbox, APluginCanWriteNoFile) {
    EXPECT_EQ(confined("try-write"), answered(EACCES));
    EXPECT_FALSE(std::filesystem::exists("/tmp/ludarium-try-write"));
}

TEST(Sandbox, APluginCanOpenNoSocket) {
    EXPECT_EQ(confined("try-socket"), answered(EPERM));
}

TEST(Sandbox, APluginCanStartNoProcess) {
    EXPECT_EQ(confined("try-fork"), answered(EPERM));
}

TEST(Sandbox, APluginCanSignalNobody) {
    EXPECT_EQ(confined("try-kill"), answered(EPERM));
}
