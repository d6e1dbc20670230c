// A picture that was drawn before, after whatever happened to the disk.
#include "art/picture_cache.hpp"
#include "../target.hpp"

FUZZ_TARGET(picture_cache) {
    using namespace ludarium::shell;
    const auto file = ludarium::fuzz::file_with(input, "key.pixels");
    const Size size{3, 2};
    const Picture picture = PictureCache(file.parent_path()).load("key", size);
    ludarium::fuzz::promise(!picture ||
                                (picture->size == size && picture->rgba.size() == 3 * 2 * 4),
                            "a picture is whole, and of the size asked for");
}
