#include "picture_trial.hpp"

#include <algorithm>
#include <vector>

#include "art/drawing.hpp"
#include "program_beside.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;
using shell::Size;

namespace {

// The smallest first: what takes too long is found out soonest there.
const std::vector<Size> sizes_of_men{{40, 40}, {96, 96}, {240, 240}};
const std::vector<Size> sizes_of_covers{{320, 240}, {960, 640}};
const std::vector<Size> sizes_of_screens{{320, 240}, {1280, 720}, {1080, 1920}, {3840, 2160}};

const std::vector<Size>& sizes_for(const std::string& name) {
    if (name.compare(0, 6, "piece-") == 0) return sizes_of_men;
    return name == "cover.svg" ? sizes_of_covers : sizes_of_screens;
}

std::vector<fs::path> drawings_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.path().extension() == ".svg") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// Backdrops and covers fill their room, boards and men fit into it, as on the screen.
std::optional<std::string> trouble_with(const fs::path& file, Size room, shell::Easel& easel) {
    std::vector<std::string> problems;
    const std::string name = file.filename().string();
    if (const auto drawing = shell::Drawing::open(file, {}, easel, problems)) {
        const bool fills = name == "backdrop.svg" || name == "cover.svg";
        const Size size = shell::fitted(drawing->aspect(), room);
        if (fills)
            drawing->filling(room, problems);
        else if (drawing->at(size, problems) && name == "board.svg")
            drawing->spots(size, problems);
    }
    if (problems.empty()) return std::nullopt;
    const std::string why =
        problems[0].substr(problems[0].find(file.string()) + file.string().size());
    return "art/" + name + ", " + std::to_string(room.width) + " by " +
           std::to_string(room.height) + " pixels large" + why;
}

} // namespace

std::optional<std::string> trouble_with_pictures(const fs::path& game) {
    shell::workshop::Bench bench(
        program_beside("ludarium-workshop", "../lib/ludarium/ludarium-workshop").string());
    shell::Easel easel(shell::PictureCache({}), bench);
    for (const fs::path& file : drawings_in(game / "content" / "art"))
        for (const Size room : sizes_for(file.filename().string()))
            if (const auto trouble = trouble_with(file, room, easel)) return trouble;
    return std::nullopt;
}

} // namespace ludarium::ctl
