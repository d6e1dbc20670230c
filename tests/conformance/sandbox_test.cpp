// What the kernel answers to a confined plugin. Each try-… fixture tries one thing when an action
// is applied, and tells the errno in an event.
#include <cerrno>
#include <csignal>
#include <functional>
#include <thread>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include <ludarium/host/manifest.hpp>
#include <ludarium/host/sandbox.hpp>
#include <ludarium/host/state.hpp>
#include <ludarium/validator/isolation.hpp>

namespace {

using namespace ludarium;

constexpr ludarium_host quiet{host::this_sdk, 0, nullptr, [](void*, std::int32_t, ludarium_text) {},
                              [](void*, const char*) -> const void* { return nullptr; }};

// The values of the events that the first action yields, or what went wrong before it.
std::string told_by(const std::filesystem::path& folder, const host::SandboxLimits& limits) {
    const auto manifest = host::read_manifest(folder);
    if (!manifest) return manifest.problem();
    auto file = host::LibraryFile::read(folder / manifest->library, *manifest->library_hash());
    if (!file) return file.problem();
    const auto confined = host::confine_for_loading(limits);
    const auto plugin = host::Plugin::load(std::move(*file), quiet);
    if (!confined || !plugin) return "it did not load";
    if (!host::confine_for_play(*confined)) return "it was not confined";
    const ludarium_setup setup{3, 0, nullptr};
    auto state = host::State::create(*plugin, setup);
    std::vector<ludarium_event> events;
    if (!state || state->apply(0, &events) != LUDARIUM_OK || events.empty())
        return "it did not tell";
    std::string told;
    for (const auto& event : events)
        told += (told.empty() ? "" : " ") + std::to_string(event.value);
    return told;
}

std::string confined(const char* fixture, const host::SandboxLimits& limits = {}) {
    const auto folder = std::filesystem::path(LUDARIUM_FIXTURES) / fixture;
    return validator::in_own_process(fixture, "", {5, 30},
                                     [&](const validator::Notes& notes) {
                                         notes.warn("errno " + told_by(folder, limits));
                                     })
        .line;
}

std::string answered(int error) {
    return "errno " + std::to_string(error);
}

std::string answered_twice(int error) {
    return answered(error) + " " + std::to_string(error);
}

// What a confined process of our own says.
std::string said_by(const std::function<std::string()>& body) {
    return validator::in_own_process("confined", "", {5, 30},
                                     [&](const validator::Notes& notes) { notes.warn(body()); })
        .line;
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

TEST(Sandbox, APluginGetsNoMemoryThatIsWritableAndCode) {
    EXPECT_EQ(confined("try-code"), answered_twice(EPERM));
}

TEST(Sandbox, APluginCanNotOutliveItsParent) {
    EXPECT_EQ(confined("try-outlive"), answered_twice(EPERM));
}

TEST(Sandbox, APluginCanStartNoThreadEvenWhileItIsLoaded) {
    EXPECT_EQ(confined("try-threads"), answered(EPERM));
}

TEST(Sandbox, WhereThreadsAreAllowedTheSecondLockHoldsForThoseThatWereThereBefore) {
    host::SandboxLimits limits;
    limits.threads = true;
    EXPECT_EQ(confined("try-in-thread", limits),
              answered(EACCES) + " " + std::to_string(EPERM) + " " + std::to_string(EPERM));
}

TEST(Sandbox, IsRefusedToAProcessThatHasThreadsAlready) {
    EXPECT_EQ(said_by([] {
                  std::thread other([] { ::pause(); });
                  other.detach();
                  return host::confine_for_loading({}).problem();
              }),
              "the sandbox can't be set up: 2 threads are there already");
}

TEST(Drawing, ReadsWhatItMayAndNothingElse) {
    EXPECT_EQ(said_by([] {
                  host::SandboxLimits limits;
                  limits.readable = {"/etc/hostname"};
                  const auto confined = host::confine_for_drawing(limits);
                  if (!confined) return confined.problem();
                  const bool allowed = ::open("/etc/hostname", O_RDONLY) >= 0;
                  // Without Landlock, reading is not refused.
                  const bool other = confined->landlock_abi && ::open("/etc/passwd", O_RDONLY) >= 0;
                  const bool written = ::open("/tmp/drawn", O_WRONLY | O_CREAT, 0600) >= 0;
                  return std::string(allowed ? "reads" : "does not read") +
                         (other ? ", too much" : "") + (written ? ", writes" : "");
              }),
              "reads");
}

TEST(Drawing, FillsFilesInMemoryUpToTheLimit) {
    EXPECT_EQ(said_by([] {
                  host::SandboxLimits limits;
                  limits.file_size = 1 << 20;
                  if (!host::confine_for_drawing(limits)) return std::string("not confined");
                  std::signal(SIGXFSZ, SIG_IGN);
                  const int file = ::memfd_create("picture", MFD_ALLOW_SEALING);
                  const int small = ::ftruncate(file, 1 << 20), large = ::ftruncate(file, 2 << 20);
                  return std::to_string(small) + std::to_string(large);
              }),
              "0-1");
}

TEST(Drawing, EndsWhenItHasComputedForTooLong) {
    EXPECT_EQ(said_by([] {
                  host::SandboxLimits limits;
                  limits.cpu_seconds = 1;
                  if (!host::confine_for_drawing(limits)) return std::string("not confined");
                  for (volatile unsigned i = 0;; i = i + 1) {
                  }
                  return std::string();
              }),
              "no answer after 5 s of computing"); // as in_own_process words every SIGXCPU
}
