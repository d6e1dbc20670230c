// fuzz_seeds <sources> <folder>: good inputs for every target, from our own content and by our own
// writers. Made afresh by every build, so that they follow the formats.
#include <fstream>
#include <iostream>
#include <iterator>

#include <ludarium/host/page.hpp>

#include "../bundles/zip_maker.hpp"
#include "art/picture_cache.hpp"
#include "bundles/secret_key.hpp"
#include "pages/marked_page.hpp"
#include "plugins/quarantine.hpp"
#include "sound/wav_file.hpp"
#include "statistics/guest_book.hpp"
#include "target.hpp"
#include "visit/journal.hpp"
#include "visit/staff_settings.hpp"
#include "wire_parts.hpp"
#include "workshop/questions.hpp"
#include "workshop/texts.hpp"

namespace {

namespace fs = std::filesystem;
using namespace ludarium;
using namespace ludarium::shell;

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

class Seeds {
  public:
    explicit Seeds(fs::path folder) : folder_(std::move(folder)) { fs::remove_all(folder_); }

    void add(const std::string& target, const std::string& text) {
        fs::create_directories(folder_ / target);
        std::ofstream(folder_ / target / std::to_string(++count_), std::ios::binary) << text;
    }
    void add_file(const std::string& target, const fs::path& file) { add(target, text_of(file)); }

    fs::path scratch(const std::string& name) {
        fs::create_directories(folder_ / "scratch");
        fs::remove(folder_ / "scratch" / name);
        return folder_ / "scratch" / name;
    }
    ~Seeds() {
        std::error_code ignored;
        fs::remove_all(folder_ / "scratch", ignored);
    }

  private:
    fs::path folder_;
    int count_ = 0;
};

// Large drawings only slow the search down; the small ones have everything.
constexpr std::uintmax_t longest_drawing = 12 * 1024;

void add_content(Seeds& seeds, const fs::path& sources) {
    for (const auto& entry : fs::recursive_directory_iterator(sources / "content")) {
        const fs::path& file = entry.path();
        if (file.extension() == ".svg" && entry.file_size() < longest_drawing) {
            seeds.add_file("svg_outline", file);
            seeds.add_file("svg_drawing", file);
        }
        if (file.filename() == "strings.po") seeds.add_file("po", file);
        if (file.filename() == "theme.toml") seeds.add_file("theme_toml", file);
        if (file.extension() != ".md" || file.parent_path().filename() != "en") continue;
        seeds.add_file("page", file);
        const auto page = host::read_page(text_of(file));
        if (!page) continue;
        // A board's lines go to its game as they are.
        const std::string game = file.parent_path().parent_path().filename().string();
        for (const auto& step : page->steps) {
            seeds.add("markdown", step.text);
            for (const auto& board : step.boards)
                seeds.add(game + "_position", "00" + board.position);
        }
    }
}

void add_workshop(Seeds& seeds) {
    using namespace workshop;
    Outline outline;
    outline.spots["a1"] = StackFrom::top;
    outline.variants = {"rules-old"};
    for (const Question& question :
         {Question(Survey{"<svg/>"}), Question(Draw{"<svg/>", "g{}", {30, 20}}),
          Question(Place{"<svg/>", "", {3, 2}}), Question(ReadPage{"# T"}),
          Question(ReadWords{"msgid \"a\"", "it"})})
        seeds.add("workshop_packets", encode(question));
    seeds.add("workshop_packets", encode(outline));
    seeds.add("workshop_packets", encode(SpotPlaces{{"a1", {{1, 2, 3, 4}, StackFrom::left}}}));
    if (const auto page = read_marked_page("# T\n\n## S\n\nThe *king*.\n"))
        seeds.add("workshop_packets", encode(*page));
    seeds.add("workshop_packets", encode(parse_po("msgid \"a\"\nmsgstr \"b\"\n", "it")));
}

void add_manifests(Seeds& seeds, const fs::path& sources) {
    const std::string hash(64, 'a');
    for (const auto& entry : fs::directory_iterator(sources / "plugins")) {
        const fs::path file = entry.path() / "plugin.json";
        if (!fs::exists(file)) continue;
        const std::string id = entry.path().filename().string();
        std::string text = text_of(file);
        seeds.add("manifest", text);
        text.insert(text.find('{') + 1, "\"library\":\"" + id + ".so\",\"hashes\":{\"" + id +
                                            ".so\":\"" + hash + "\"},");
        seeds.add("manifest", text);
        const std::string zip =
            test::zip_of({{"plugin.json", text},
                          {id + ".so", "\x7f"
                                       "ELF"},
                          {"content/it/strings.po", "msgid \"game.name\"\nmsgstr \"Tavola\"\n"}});
        seeds.add("peek", zip);
        seeds.add("unpack", zip);
    }
    seeds.add("unpack", test::zip_of({{"../out", "x"}, {"link", "/etc", 0120777}}));
    for (const char* text :
         {"zone Europe/Rome\n", "clock 1795032900\n", "key\n", "finish\n", "off 1795032900\n"})
        seeds.add("machine_wish", text);
    for (const char* text : {"2026-11-18", "1970-01-01", "09:30-18:00", "24 hours", "closed"})
        seeds.add("calendar", text);
    seeds.add("voices", "Pty Language Age/Gender VoiceName File Other Languages\n"
                        " 5  it   --/M  Italian  roa/it\n 2  en-gb --/M English gmw/en (en 2)\n");
    seeds.add("line_protocol", "ready\nmove e5-e1\r\ninfo depth 3\nmove 13/7 8/7\nmo");
    for (const char* pair : {"1.0\n1.0.0", "1.10\n1.9", "2.0-rc1\n2.0", "1.0a\n1.0b"})
        seeds.add("version_order", pair);
}

void add_keys(Seeds& seeds) {
    const auto key = bundles::SecretKey::make();
    const std::string open_key = key.as_text("");
    const std::string public_key = bundles::as_text(key.public_key());
    const std::string signature = bundles::as_text(key.sign(bundles::Hash{}, "timestamp:1"));
    for (const auto& text : {open_key, public_key, signature}) seeds.add("minisign", text);
    seeds.add("trusted_keys", public_key);
}

void add_disk_files(Seeds& seeds) {
    const auto pixels = seeds.scratch("key.pixels");
    PictureCache(pixels.parent_path())
        .store("key", *picture_of(Size{3, 2}, std::vector<std::uint8_t>(3 * 2 * 4, 200)));
    seeds.add_file("picture_cache", pixels);

    const auto book = seeds.scratch("statistics.sqlite");
    {
        GuestBook guests(book, 400);
        VisitEntry visit;
        visit.day = 20'500;
        visit.hour = 10;
        visit.language = visit.language_to = "it";
        visit.screen = "table";
        guests.arrive(visit);
        GameEntry game;
        game.game = "morris";
        game.version = "1.0.0";
        game.level = 1;
        game.language = "it";
        game.result = GameResult::abandoned;
        game.left_from = "table";
        guests.begin_game(game);
        guests.reading({"morris", "rules", "it"});
    }
    seeds.add_file("statistics", book);

    const auto sound = seeds.scratch("sound.wav");
    synthesis::write_wav(sound, synthesis::Samples(200, 3000));
    seeds.add_file("sound", sound);
}

void add_state_files(Seeds& seeds, const fs::path& sources) {
    const auto journal_file = seeds.scratch("journal");
    GameHeader header;
    header.game = "morris";
    header.version = "1.0.0";
    header.choices = {1, 0};
    header.language = "it";
    header.position = "a1 w";
    header.seats[0] = {Seat::Kind::visitor, 0};
    header.seats[1] = {Seat::Kind::computer, 2};
    const SteadyClock clock;
    {
        Journal journal = Journal::begin(journal_file, header, clock);
        for (const Action action : {1u, 2u, 3u}) journal.append(action);
        journal.take_back(1);
        journal.speak("fr");
        seeds.add_file("journal", journal_file);
    }
    const auto quarantine_file = seeds.scratch("quarantine");
    host::Manifest morris;
    morris.id = "morris";
    morris.version = "1.0.0";
    Quarantine quarantine(quarantine_file, clock);
    for (int i = 0; i < Quarantine::enough; ++i) quarantine.blame(morris, Reason{"it crashed"});
    seeds.add_file("quarantine", quarantine_file);

    const auto staff_file = seeds.scratch("staff.toml");
    StaffSettings staff(staff_file);
    staff.set("idle.menus", std::int64_t{60});
    staff.set("languages.offered", std::vector<std::string>{"it", "de"});
    seeds.add_file("staff_toml", staff_file);
    seeds.add_file("kiosk_toml", staff_file);
    for (const auto& entry : fs::recursive_directory_iterator(sources / "packaging"))
        if (entry.path().filename() == "kiosk.toml") seeds.add_file("kiosk_toml", entry.path());
    add_disk_files(seeds);
    seeds.add("weights",
              "# learned\ngame morris\nscheme morris-1\nseed 1\nweights 3\n0.25 -1.5\n1e-7\n");
}

void add_messages(Seeds& seeds) {
    using namespace wire;
    const auto request = [&](const Request& r) { seeds.add("wire_request", encode(1, r)); };
    request(wire::Begin{3, {1, 0}, "a1 w"});
    request(Replay{{1, 2, 3}, true});
    request(Play{7});
    request(Explain{Spot{0}, Spot{2}});
    request(Think{true, 2, 300, 1000, 5});
    request(Stop{});

    const auto answer = [&](const Answer& a) { seeds.add("wire_answer", encode(1, a)); };
    Position position;
    position.actor = 1;
    position.turn = Player{1};
    position.phase = "moving";
    position.stacks = {{Spot{0}, Piece{0}, 2}};
    position.dice = {{6, 4, 1}};
    position.counts = {{0, Player{1}, -3}};
    position.legal = {{3, Piece{1}, Spot{0}, Spot{2}, 1, 0, "a1-a3"}};
    position.forced = Told{"forced.only-move", {{"spot", LUDARIUM_ARGUMENT_SPOT, 2}}};
    answer(Hello{fuzz::wire_parts()});
    answer(wire::Refused{"another version"});
    answer(Positioned{position});
    answer(Applied{
        {{LUDARIUM_EVENT_MOVED, Player::none, Player::none, Piece{1}, Spot{0}, Spot{2}, 0, ""}},
        position});
    answer(Reasoned{position.forced});
    answer(Decided{3, position.forced});
    answer(Failed{"illegal action"});
    answer(Said{2, "a line"});
    position.actor = game_over;
    position.turn = Player::none;
    position.legal.clear();
    position.forced.reset();
    position.ending = Ending{};
    position.ending->results[0] = {1, 0};
    position.ending->results[1] = {2, 0};
    answer(Positioned{position});
}

} // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::cerr << "fuzz_seeds <sources> <folder>\n";
        return 2;
    }
    Seeds seeds(words[2]);
    add_content(seeds, words[1]);
    seeds.add_file("elf", SEED_LIBRARY);
    add_workshop(seeds);
    add_manifests(seeds, words[1]);
    add_keys(seeds);
    add_state_files(seeds, words[1]);
    add_messages(seeds);
    for (const auto& [target, make] : fuzz::seed_makers())
        for (const std::string& text : make()) seeds.add(target, text);
    return 0;
}
