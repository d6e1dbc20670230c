#include "staff/course.hpp"

#include <spdlog/spdlog.h>

#include "visit/boot.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr std::size_t longest = 64;

void write(const std::filesystem::path& file, const std::string& text) {
    if (!replace_whole(file, text)) spdlog::warn("{} can't be written", file.string());
}

} // namespace

Course::Course(std::filesystem::path mark, const std::filesystem::path& state)
    : mark_(std::move(mark)),
      page_file_(state / "first-start-page"),
      waits_file_(state / "first-start-waits") {}

bool Course::finished() const {
    std::error_code failed;
    return mark_.empty() || !std::filesystem::exists(mark_, failed);
}

bool Course::due() const {
    return !finished() && read_whole(waits_file_, longest) != boot_id();
}

std::string Course::page() const {
    return read_whole(page_file_, longest).value_or("");
}

void Course::at(const std::string& page) {
    write(page_file_, page);
}

void Course::wait_for_next_boot() {
    spdlog::info(
        "nobody goes on with the first start; it waits until the machine is switched on again");
    write(waits_file_, boot_id());
}

bool Course::finish() {
    if (!finished() && !remove_whole(mark_)) return false;
    remove_whole(page_file_);
    remove_whole(waits_file_);
    spdlog::info("the first start is finished");
    return true;
}

} // namespace ludarium::shell
