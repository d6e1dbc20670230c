// A bundle that is installed. Nothing of it may end up outside its folder.
#include "bundles/unpack.hpp"
#include "../target.hpp"
#include "bundles/refused.hpp"

FUZZ_TARGET(unpack) {
    using namespace ludarium::bundles;
    const fs::path bundle = ludarium::fuzz::file_with(input, "game.ludarium");
    const fs::path room = bundle.parent_path() / "unpacked";
    fs::create_directories(room / "inside");
    try {
        File file = File::read(bundle);
        Limits small;
        small.unpacked_bytes = 1 << 20;
        unpack(file, room / "inside", small, [](double) {});
    } catch (const Refused&) {
    }
    for (const auto& made : fs::directory_iterator(room))
        ludarium::fuzz::promise(made.path().filename() == "inside", "all is put into the folder");
    for (const auto& made : fs::recursive_directory_iterator(room / "inside"))
        ludarium::fuzz::promise(!made.is_symlink(), "only files and folders come out of a bundle");
}
