#include "type_letters.hpp"

#include <fontconfig/fontconfig.h>

namespace ludarium::ctl {

struct TypeLetters::Set {
    explicit Set(FcPattern* found) : pattern(found, FcPatternDestroy) {}

    std::unique_ptr<FcPattern, void (*)(FcPattern*)> pattern;
    FcCharSet* letters = nullptr; // the pattern's own
};

std::optional<TypeLetters> TypeLetters::of(const std::string& family) {
    const std::unique_ptr<FcPattern, void (*)(FcPattern*)> wanted(FcPatternCreate(),
                                                                  FcPatternDestroy);
    const auto* name = reinterpret_cast<const FcChar8*>(family.c_str());
    FcPatternAddString(wanted.get(), FC_FAMILY, name);
    FcConfigSubstitute(nullptr, wanted.get(), FcMatchPattern);
    FcDefaultSubstitute(wanted.get());
    FcResult result;
    auto set = std::make_shared<Set>(FcFontMatch(nullptr, wanted.get(), &result));
    if (!set->pattern) return std::nullopt;
    // fontconfig always finds something; it has to be this.
    FcChar8* got = nullptr;
    if (FcPatternGetString(set->pattern.get(), FC_FAMILY, 0, &got) != FcResultMatch ||
        FcStrCmpIgnoreCase(got, name) != 0 ||
        FcPatternGetCharSet(set->pattern.get(), FC_CHARSET, 0, &set->letters) != FcResultMatch)
        return std::nullopt;
    return TypeLetters(std::move(set));
}

bool TypeLetters::has(char32_t letter) const {
    return FcCharSetHasChar(set_->letters, letter) != 0;
}

} // namespace ludarium::ctl
