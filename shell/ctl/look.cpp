// ludariumctl look: what is on a stick, and whether it may be installed. Each bundle is read by a
// confined process of its own: it may be anybody's.
#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <ludarium/host/sandbox.hpp>

#include "apart.hpp"
#include "bundles/file_hash.hpp"
#include "bundles/peek.hpp"
#include "bundles/refused.hpp"
#include "bundles/standing.hpp"
#include "bundles/trust.hpp"
#include "game_words.hpp"
#include "language/po_file.hpp"
#include "site.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

namespace fs = std::filesystem;
using bundles::Standing;
using bundles::Trust;
using nlohmann::json;

constexpr std::size_t most_bundles = 100;
constexpr std::size_t longest_answer = 64 * 1024;
constexpr std::size_t longest_name = 200; // of a game, in bytes

struct Wanted {
    Site site;
    std::vector<std::string> places{LUDARIUM_STICK};
    bool json = false;
};

std::vector<fs::path> bundles_in(const std::vector<std::string>& places) {
    std::vector<fs::path> found;
    for (const fs::path place : places) {
        std::error_code failed;
        if (!fs::is_directory(place, failed)) {
            if (fs::exists(place, failed)) found.push_back(place);
            continue;
        }
        // Hidden ones are what other systems leave beside the files they copy.
        for (const auto& entry : fs::directory_iterator(place, failed))
            if (entry.path().extension() == ".ludarium" &&
                entry.path().filename().string().front() != '.')
                found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    found.resize(std::min(found.size(), most_bundles));
    return found;
}

// In the confined process.
json answer(const bundles::ArchiveReader& bundle) {
    try {
        const auto peeked = bundles::peek(bundle, {});
        json names = json::object();
        for (const auto& [language, text] : peeked.strings)
            for (const auto& entry : shell::parse_po(text, language).entries)
                if (entry.id == "game.name" && entry.strings.front().size() <= longest_name)
                    names[language] = entry.strings.front();
        return {{"id", peeked.manifest.id}, {"version", peeked.manifest.version}, {"names", names}};
    } catch (const std::exception& why) {
        return {{"problem", why.what()}};
    }
}

// What the bundle says of itself, or a problem.
json ask_apart(bundles::File& bundle) {
    const auto archive = bundles::open_archive(bundle);
    std::string said;
    run_apart(
        [&archive] {
            const auto loading = host::confine_for_loading({});
            if (!loading || !host::confine_for_play(*loading)) return 1;
            std::cout << answer(archive).dump(-1, ' ', true, json::error_handler_t::replace);
            return 0;
        },
        [&said](std::string_view printed) {
            if (said.size() < longest_answer) said += printed;
        });
    auto told = json::parse(said, nullptr, false);
    if (!told.is_object()) told = {{"problem", "the bundle is damaged: it can't be read"}};
    return told;
}

const char* text_of(Standing::Kind kind) {
    switch (kind) {
    case Standing::Kind::fresh:
        return "new";
    case Standing::Kind::update:
        return "update";
    case Standing::Kind::same:
        return "same";
    case Standing::Kind::older:
        return "older";
    case Standing::Kind::outdone:
        return "outdone";
    }
    return "";
}

const char* text_of(Trust::Kind kind) {
    switch (kind) {
    case Trust::Kind::not_signed:
        return "unsigned";
    case Trust::Kind::unknown_key:
        return "unknown-key";
    case Trust::Kind::changed:
        return "changed";
    case Trust::Kind::trusted:
    case Trust::Kind::let_in:
        return "";
    }
    return "";
}

class Look {
  public:
    Look(const Site& site, fs::path games)
        : store_(site.store), trusted_(site.trusted()), games_(std::move(games)) {}

    // "standing" says whether it may be installed, or why not; "problem" says it to a person.
    json at(const fs::path& bundle) const {
        json line{{"file", bundle.string()}, {"standing", "damaged"}};
        const auto looked = bundles::as_result([&] {
            auto file = bundles::File::read(bundle);
            if (file.size() > bundles::Limits().bundle_bytes)
                throw bundles::Refused("the bundle is too large");
            describe(line, bundle, file);
            return true;
        });
        if (!looked) line["problem"] = looked.problem();
        return line;
    }

  private:
    void describe(json& line, const fs::path& bundle, bundles::File& file) const {
        line.update(ask_apart(file));
        if (line.contains("problem")) return;
        const auto hash = bundles::hash_of(bundle);
        const Trust trust =
            bundles::trust_in(bundle, bundles::read_signature(bundle), hash, trusted_);
        line["by"] = trust.by;
        host::Manifest manifest;
        manifest.id = line.value("id", "");
        manifest.version = line.value("version", "");
        const Standing standing =
            bundles::standing_of(manifest, bundles::version_name(manifest, hash), store_, {games_});
        line["installed"] = standing.installed;
        line["standing"] = trust.problem ? text_of(trust.kind) : text_of(standing.kind);
        if (trust.problem) line["problem"] = trust.problem->what;
    }

    bundles::Store store_;
    bundles::TrustedKeys trusted_;
    fs::path games_;
};

std::string sentence(const json& line) {
    const std::string standing = line["standing"];
    const std::string installed = line.value("installed", "");
    std::string text = fs::path(line.value("file", "")).filename().string() + ": ";
    if (line.contains("id")) {
        const auto names = line.value("names", std::map<std::string, std::string>());
        const auto named = names.find(language_of_terminal());
        text += (named != names.end() ? named->second : line.value("id", "")) + " " +
                line.value("version", "") + ", ";
    }
    if (line.contains("problem")) return text + line.value("problem", "");
    const std::string by = line.value("by", "");
    text += by.empty() ? "unsigned" : "signed by " + by;
    if (standing == "same") return text + ", is installed already";
    if (standing == "outdone") return text + ", is older than the one that came with the kiosk";
    if (standing == "older") return text + ", is older than the installed " + installed;
    return text + (standing == "update" ? ", updates the installed " + installed : ", is new here");
}

int look(const GamesFolder& games, const Wanted& wanted) {
    const Look looking(wanted.site, games.path());
    const auto found = bundles_in(wanted.places);
    bool all_well = true;
    for (const fs::path& bundle : found) {
        const json line = looking.at(bundle);
        all_well = all_well && !line.contains("problem");
        std::cout << (wanted.json ? line.dump(-1, ' ', true, json::error_handler_t::replace)
                                  : sentence(line))
                  << std::endl;
    }
    if (found.empty() && !wanted.json) std::cout << "there are no bundles\n";
    return all_well ? 0 : 1;
}

} // namespace

void add_look(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("look", "say which games are on a stick");
    wanted->site.add_options(*subcommand, true);
    subcommand->add_flag("--json", wanted->json, "print lines for a program");
    subcommand->add_option("places", wanted->places,
                           "bundles, or folders of them; default " LUDARIUM_STICK);
    subcommand->callback([&games, &exit_code, wanted] { exit_code = look(games, *wanted); });
}

} // namespace ludarium::ctl
