// Bundles that must not get in: each is refused with a sentence of its own, and leaves nothing
// behind.
#include <gmock/gmock.h>

#include <sys/stat.h>

#include "bundles/base64.hpp"
#include "museum.hpp"

namespace ludarium::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

using Members = std::vector<ZipMember>;

struct Hostile {
    const char* name;
    const char* sentence;
    std::function<void(Museum&)> make;
};

void PrintTo(const Hostile& bundle, std::ostream* out) {
    *out << bundle.name;
}

// A good bundle with one more file.
auto with(ZipMember more) {
    return [more](Museum& museum) {
        Members members = museum.good();
        members.push_back(more);
        museum.put_signed(members);
    };
}

auto named(const std::string& name) {
    return with({name, "text"});
}

auto without(std::size_t member) {
    return [member](Museum& museum) {
        Members members = museum.good();
        members.erase(members.begin() + static_cast<std::ptrdiff_t>(member));
        museum.put_signed(members);
    };
}

auto manifest(std::function<void(json&)> change) {
    return [change](Museum& museum) {
        Members members = museum.good();
        json read = json::parse(members[0].bytes);
        change(read);
        members[0].bytes = read.dump();
        museum.put_signed(members);
    };
}

auto library(std::function<void(std::string&)> change) {
    return [change](Museum& museum) {
        Members members = museum.good();
        change(members[1].bytes);
        json read = json::parse(members[0].bytes);
        read["hashes"]["terni-lapilli.so"] = "sha256:" + host::sha256_of(members[1].bytes);
        members[0].bytes = read.dump();
        museum.put_signed(members);
    };
}

auto signature(std::function<std::string(std::string)> change) {
    return [change](Museum& museum) {
        museum.put_signed(museum.good());
        museum.write_signature(change(museum.signature()));
    };
}

std::string with_algorithm(std::string text, const std::string& algorithm) {
    // The algorithm is the first two of the bytes that the second line is the Base64 of.
    const auto line = text.find('\n') + 1;
    auto bytes = *bundles::from_base64(
        std::string_view(text).substr(line, text.find('\n', line) - line), 74);
    bytes.replace(0, 2, algorithm);
    return text.replace(line, text.find('\n', line) - line, bundles::to_base64(bytes));
}

const Hostile hostile[] = {
    // Not a bundle at all.
    {"NoFile", "No such file", [](Museum&) {}},
    {"Folder", "is not a file", [](Museum& m) { fs::create_directories(m.stick()); }},
    {"Pipe", "is not a file", [](Museum& m) { ::mkfifo(m.stick().c_str(), 0600); }},
    {"Empty", "is empty", [](Museum& m) { m.put(""); }},
    {"Text", "does not begin like a zip",
     [](Museum& m) {
         m.put("Dear museum, the game is in the other file.");
         m.sign();
     }},
    {"ProgramBeforeIt", "does not begin like a zip",
     [](Museum& m) {
         m.put("#!/bin/sh\n" + zip_of(m.good()));
         m.sign();
     }},
    {"CutInHalf", "is damaged",
     [](Museum& m) {
         const std::string whole = zip_of(m.good());
         m.put(whole.substr(0, whole.size() / 2));
         m.sign();
     }},
    {"WrongSum", "is damaged",
     [](Museum& m) {
         Members members = m.good();
         members[2].crc_error = 1;
         m.put_signed(members);
     }},
    {"TooLarge", "larger than 8 MiB",
     [](Museum& m) {
         m.put(std::string(9 << 20, 'x'));
         m.sign();
     }},

    // Signatures.
    {"Unsigned", "is not signed: there is no game.ludarium.minisig",
     [](Museum& m) { m.put(zip_of(m.good())); }},
    {"ChangedAfterSigning", "was changed after museum signed it",
     [](Museum& m) {
         m.put_signed(m.good());
         std::string bundle = bytes_of(m.stick());
         bundle[bundle.size() / 2] ^= 1;
         m.put(bundle);
     }},
    {"SignatureOfAnother", "was changed after museum signed it",
     [](Museum& m) {
         m.put_signed(m.good("1.0.0"));
         m.put(zip_of(m.good("1.0.1")));
     }},
    {"CommentChanged", "was changed after museum signed it",
     signature([](std::string text) { return text.replace(text.find("file:"), 5, "fine:"); })},
    {"UnknownKey", "signed with a key this kiosk does not trust",
     [](Museum& m) {
         m.put(zip_of(m.good()));
         m.sign(bundles::SecretKey::make());
     }},
    {"SignatureEmpty", "signature is cut off", signature([](auto) { return ""; })},
    {"SignatureCut", "signature is cut off",
     signature([](std::string text) { return text.substr(0, text.find("trusted comment")); })},
    {"SignatureNonsense", "signature makes no sense",
     signature([](std::string text) { return text.replace(text.find("\nR") + 1, 4, "????"); })},
    {"SignatureOldFormat", "minisign's old format",
     signature([](std::string text) { return with_algorithm(text, "Ed"); })},
    {"SignatureUnknownKind", "signature is of an unknown kind",
     signature([](std::string text) { return with_algorithm(text, "XX"); })},
    {"KeysAnybodyMayWrite", "a key this kiosk does not trust",
     [](Museum& m) {
         m.put_signed(m.good());
         fs::permissions(m.folder() / "keys/museum.pub", fs::perms(0666));
     }},
    {"KeyFolderAnybodyMayWrite", "a key this kiosk does not trust",
     [](Museum& m) {
         m.put_signed(m.good());
         fs::permissions(m.folder() / "keys", fs::perms(0777));
     }},

    // Names.
    {"Absolute", "has an absolute name: \"/etc/passwd\"", named("/etc/passwd")},
    {"LeadsOut", "leads out of the bundle: \"content/../../x\"", named("content/../../x")},
    {"LeadsOutAtOnce", "leads out of the bundle", named("../x")},
    {"PartThatMeansNothing", "has a part that means nothing", named("content/./x")},
    {"EmptyPart", "has an empty part", named("content//x")},
    {"Backslash", "other signs than letters", named("content/it/..\\x")},
    {"Hidden", "is hidden", named("content/.profile")},
    {"LikeAnOption", "looks like an option", named("content/-rf")},
    {"ControlSign", "other signs than letters", named("content/a\nb")},
    {"NotUtf8", "other signs than letters", named("content/\xff\xfe")},
    {"LongName", "has too long a name", named("content/" + std::string(300, 'a'))},
    {"Deep", "lies too deep", named("content/a/b/c/d/e/f/g/h/i")},
    {"Twice", "holds \"content/it/strings.po\" twice", named("content/it/strings.po")},
    {"TwiceInOtherCase", "holds \"content/IT/Strings.po\" twice", named("content/IT/Strings.po")},
    {"FileAndFolder", "as a file and as a folder", named("content/it/strings.po/x")},

    // Kinds and sizes.
    {"Link", "holds a link", with({"content/link", "/etc/passwd", 0120777})},
    {"Device", "holds a device", with({"content/null", "", 0020666})},
    {"Password", "locked with a password", with({"content/x", "secret", 0100644, 1})},
    {"ManyFiles", "more than 50 files",
     [](Museum& m) {
         Members members = m.good();
         for (int i = 0; i < 60; ++i) members.push_back({"content/" + std::to_string(i), "x"});
         m.put_signed(members);
     }},
    {"UnpacksLarge", "unpacks to more than 3 MiB",
     with({"content/large", std::string(3 << 20, 'x')})},

    // What is in it.
    {"NoManifest", "has no plugin.json", without(0)},
    {"ManifestNotJson", "line 2: not valid JSON",
     [](Museum& m) {
         Members members = m.good();
         members[0].bytes = "{\n \"id\" = 7 }";
         m.put_signed(members);
     }},
    {"ManifestHuge", "larger than 64 KiB",
     manifest([](json& read) { read["more"] = std::string(70'000, 'x'); })},
    {"NoId", "\"id\" is missing", manifest([](json& read) { read.erase("id"); })},
    {"IdLeadsOut", "\"id\" must be lower-case letters",
     manifest([](json& read) { read["id"] = "../../x"; })},
    {"VersionLeadsOut", "\"version\" must be digits",
     manifest([](json& read) { read["version"] = "1/../../x"; })},
    {"LibraryElsewhere", "\"library\" must be a file in the same folder",
     manifest([](json& read) { read["library"] = "/usr/lib/libc.so.6"; })},
    {"NewerMajor", "made for SDK 9.0", manifest([](json& read) { read["sdk"] = "9.0"; })},
    {"NewerMinor", "made for SDK 1.99", manifest([](json& read) { read["sdk"] = "1.99"; })},
    {"NoHash", "no hash for terni-lapilli.so",
     manifest([](json& read) { read["hashes"] = json::object(); })},
    {"OtherHash", "its hash differs", manifest([](json& read) {
         read["hashes"]["terni-lapilli.so"] = "sha256:" + std::string(64, '0');
     })},
    {"NoLibrary", "has no library terni-lapilli.so", without(1)},
    {"NoContent", "has no content", without(2)},
    {"NotALibrary", "library", library([](std::string& bytes) { bytes = "#!/bin/sh\nrm -r /\n"; })},
    {"LibraryCut", "library", library([](std::string& bytes) { bytes.resize(bytes.size() / 2); })},
    {"OtherMachine", "library", library([](std::string& bytes) { bytes[18] = 40; })},
    {"Stray", "holds \"autorun.inf\", which is no part of a game", named("autorun.inf")},
    {"OlderThanInstalled", "version 1.0.0 of terni-lapilli is older than the installed 1.2.0",
     [](Museum& m) {
         m.put_signed(m.good("1.2.0"));
         ASSERT_EQ(m.install(), "installed");
         m.put_signed(m.good("1.0.0"));
     }},
    {"OlderThanTheSystems", "is older than the one that came with the kiosk",
     [](Museum& m) {
         m.folder().write("system/terni-lapilli/plugin.json", m.good("2.0.0")[0].bytes);
         m.put_signed(m.good("1.10.0"));
     }},
    {"FailsItsTrial", "did not pass its trial: it moves backwards",
     [](Museum& m) {
         m.put_signed(m.good());
         m.trial = [](const fs::path&, const std::function<void(double)>&) {
             return std::optional<std::string>("it moves backwards");
         };
     }},
};

class HostileBundle : public testing::TestWithParam<Hostile> {};

TEST_P(HostileBundle, IsRefusedWithASentenceAndLeavesNothing) {
    Museum museum;
    GetParam().make(museum);
    const auto before = snapshot(museum.store());
    EXPECT_THAT(museum.install(), HasSubstr(GetParam().sentence));
    EXPECT_NE(museum.why_not.key, "") << "staff read it in their language";
    EXPECT_EQ(snapshot(museum.store()), before);
}

INSTANTIATE_TEST_SUITE_P(All, HostileBundle, testing::ValuesIn(hostile),
                         [](const auto& info) { return info.param.name; });

TEST(SwellingBundle, ThatUnpacksToAHundredTimesItsSizeIsRefused) {
    Museum museum;
    museum.put_packed();
    auto wish = museum.wish();
    wish.limits.ratio = 1;
    EXPECT_THAT(museum.install(wish), HasSubstr("more than 1 times its size"));
}

} // namespace
} // namespace ludarium::test
