// In which time zone the machine stands. The likely ones first; all others by continent.
#include <algorithm>

#include "staff/machine_answer.hpp"
#include "staff/pages.hpp"
#include "staff/shown_time.hpp"

namespace ludarium::shell {

namespace {

constexpr const char* likely[] = {"Europe/Rome",   "Europe/Paris",  "Europe/Berlin",
                                  "Europe/Zurich", "Europe/London", "Europe/Madrid"};
constexpr const char* regions[] = {"Europe",   "Africa",    "America", "Antarctica", "Asia",
                                   "Atlantic", "Australia", "Indian",  "Pacific"};
// In one item, so that a long list goes on from leaf to leaf.
constexpr std::size_t together = 8;

// The likely ones by the names they have in this language.
std::string called(const std::string& zone, const Words& words) {
    const std::string city = city_of(zone);
    const bool known = std::find(std::begin(likely), std::end(likely), zone) != std::end(likely);
    return known ? words.shell("staff.city." + city) : city;
}

class ZonePage : public StaffPage {
  public:
    ZonePage(Caretaker& caretaker, MachineLink& machine, Zones zones)
        : caretaker_(caretaker), machine_(machine), zones_(std::move(zones)) {}

    std::string name() const override { return "zone"; }
    std::string icon() const override { return "hours"; }
    bool in_menu() const override { return false; }

    void opened() override {
        machine_.forget_answer();
        region_.clear();
    }

    Form form(const Words& words) override {
        shown_.clear();
        const std::string current = zones_.current();
        Form form{words.shell("staff.page.zone"), {}};
        form.items.push_back(
            Note{words.shell("staff.zone.now", {{"place", called(current, words)},
                                                {"time", shown_moment(caretaker_.now(), words)}})});
        if (const auto note = note_of(machine_, words)) form.items.push_back(*note);
        offer(form, words.shell("staff.zone.likely"), {std::begin(likely), std::end(likely)},
              current, words);
        Choice where{"region", words.shell("staff.zone.region"), "", {}, std::size(regions)};
        for (const char* region : regions) {
            if (region == region_) where.chosen = where.options.size();
            where.options.push_back({region, words.shell("staff.region." + std::string(region))});
        }
        form.items.push_back(where);
        std::vector<std::string> there;
        if (!region_.empty())
            for (const std::string& zone : zones_.all())
                if (region_of(zone) == region_) there.push_back(zone);
        for (std::size_t i = 0; i < there.size(); i += together)
            offer(
                form, "",
                {there.begin() + static_cast<std::ptrdiff_t>(i),
                 there.begin() + static_cast<std::ptrdiff_t>(std::min(there.size(), i + together))},
                current, words);
        return form;
    }

    Errand change(const Change& change) override {
        const auto value = static_cast<std::size_t>(change.value);
        if (change.name == "region")
            region_ = regions[value];
        else
            machine_.wish("zone " + shown_.at(static_cast<std::size_t>(
                                        std::stoul(change.name.substr(4)) + value)));
        return Errand::none;
    }

    bool proceed() override { return machine_.poll(); }
    int descriptor() const override { return machine_.descriptor(); }
    std::optional<Time> deadline() const override { return machine_.deadline(); }

  private:
    // "zone8": the eighth of all that are shown is the first of these.
    void offer(Form& form, const std::string& label, const std::vector<std::string>& zones,
               const std::string& current, const Words& words) {
        Choice choice{"zone" + std::to_string(shown_.size()), label, "", {}, zones.size()};
        for (std::size_t i = 0; i < zones.size(); ++i) {
            if (zones[i] == current) choice.chosen = i;
            choice.options.push_back({zones[i], called(zones[i], words)});
            shown_.push_back(zones[i]);
        }
        form.items.push_back(std::move(choice));
    }

    Caretaker& caretaker_;
    MachineLink& machine_;
    Zones zones_;
    std::string region_; // whose zones are all shown
    std::vector<std::string> shown_;
};

} // namespace

std::unique_ptr<StaffPage> zone_page(Caretaker& caretaker, MachineLink& machine, Zones zones) {
    return std::make_unique<ZonePage>(caretaker, machine, std::move(zones));
}

} // namespace ludarium::shell
