// What is read of a bundle before anybody decides to install it.
#include <gmock/gmock.h>

#include "bundles/peek.hpp"
#include "bundles/refused.hpp"
#include "bundles/standing.hpp"
#include "bundles/trust.hpp"
#include "museum.hpp"

namespace ludarium::test {
namespace {

using bundles::Standing;
using bundles::Trust;
using testing::HasSubstr;

struct Peek : testing::Test {
    Museum museum;

    bundles::Peeked peek() const {
        auto file = bundles::File::read(museum.stick());
        return bundles::peek(bundles::open_archive(file), museum.wish().limits);
    }
    std::string refusal() const {
        try {
            peek();
        } catch (const bundles::Refused& why) {
            return why.what();
        }
        return "";
    }
    Trust trust() const {
        return bundles::trust_in(museum.stick(), bundles::read_signature(museum.stick()),
                                 bundles::hash_of(museum.stick()),
                                 bundles::read_trusted_keys(museum.folder() / "keys", ::getuid()));
    }
    Standing standing() const {
        const auto manifest = peek().manifest;
        return bundles::standing_of(
            manifest, bundles::version_name(manifest, bundles::hash_of(museum.stick())),
            bundles::Store(museum.store()), {museum.folder() / "system"});
    }
};

TEST_F(Peek, FindsManifestAndStringsOfEveryLanguage) {
    museum.put_packed();
    const auto found = peek();
    EXPECT_EQ(found.manifest.id, "terni-lapilli");
    for (const char* language : {"it", "fr", "en", "de"})
        EXPECT_THAT(found.strings.at(language), HasSubstr("game.name")) << language;
}

TEST_F(Peek, RefusesWhatIsNoBundle) {
    museum.put("no zip at all");
    EXPECT_THAT(refusal(), HasSubstr("not a bundle"));
    auto members = museum.good();
    members[0].bytes += std::string(100'000, ' ');
    museum.put(zip_of(members));
    EXPECT_THAT(refusal(), HasSubstr("too long"));
    members = museum.good();
    members.erase(members.begin());
    museum.put(zip_of(members));
    EXPECT_THAT(refusal(), HasSubstr("no plugin.json"));
    members = museum.good();
    for (int i = 0; i < 60; ++i) members.push_back({"content/it/" + std::to_string(i), "x"});
    museum.put(zip_of(members));
    EXPECT_THAT(refusal(), HasSubstr("more than 50 files"));
}

TEST_F(Peek, TrustIsAValue) {
    museum.put(zip_of(museum.good()));
    EXPECT_EQ(trust().kind, Trust::Kind::not_signed);
    museum.sign(bundles::SecretKey::make());
    EXPECT_EQ(trust().kind, Trust::Kind::unknown_key);
    museum.sign();
    EXPECT_EQ(trust().kind, Trust::Kind::trusted);
    EXPECT_EQ(trust().by, "museum");
    museum.put(zip_of(museum.good("2.0.0")));
    EXPECT_EQ(trust().kind, Trust::Kind::changed);
    fs::remove(museum.stick().string() + ".minisig");
    museum.folder().write("keys/developer-mode", "");
    EXPECT_EQ(trust().kind, Trust::Kind::let_in);
}

TEST_F(Peek, StandingFollowsWhatIsInstalled) {
    museum.put_signed(museum.good("1.0.0"));
    EXPECT_EQ(standing().kind, Standing::Kind::fresh);
    ASSERT_EQ(museum.install(), "installed");
    EXPECT_EQ(standing().kind, Standing::Kind::same);
    museum.put_signed(museum.good("1.1.0"));
    EXPECT_EQ(standing().kind, Standing::Kind::update);
    EXPECT_EQ(standing().installed, "1.0.0");
    museum.put_signed(museum.good("0.9.0"));
    EXPECT_EQ(standing().kind, Standing::Kind::older);
    museum.folder().write("system/terni-lapilli/plugin.json", museum.good("0.9.5")[0].bytes);
    EXPECT_EQ(standing().kind, Standing::Kind::outdone);
    EXPECT_EQ(standing().installed, "1.0.0");
}

} // namespace
} // namespace ludarium::test
