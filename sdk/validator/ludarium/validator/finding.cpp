#include "finding.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace ludarium::validator {
namespace {

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::ptrdiff_t count(const Report& report, Verdict verdict) {
    return std::count_if(report.findings.begin(), report.findings.end(),
                         [&](const Finding& finding) { return finding.verdict == verdict; });
}

} // namespace

bool Report::passed() const {
    return std::all_of(findings.begin(), findings.end(), [](const Finding& finding) {
        return finding.verdict == Verdict::pass || finding.verdict == Verdict::warning;
    });
}

const Finding* Report::of(const std::string& check) const {
    const auto found = std::find_if(findings.begin(), findings.end(),
                                    [&](const Finding& finding) { return finding.check == check; });
    return found == findings.end() ? nullptr : &*found;
}

const char* verdict_text(Verdict verdict) {
    switch (verdict) {
    case Verdict::pass:
        return "pass";
    case Verdict::warning:
        return "warning";
    case Verdict::fail:
        return "fail";
    case Verdict::crashed:
        return "crashed";
    case Verdict::hung:
        return "hung";
    }
    return "unknown";
}

std::string heading_as_text(const Report& report) {
    return report.game + (report.version.empty() ? "" : " " + report.version) + "   seed " +
           std::to_string(report.seed);
}

std::string finding_as_text(const Finding& finding) {
    return "  " + padded(verdict_text(finding.verdict), 9) + padded(finding.check, 15) +
           finding.line;
}

std::string summary_as_text(const Report& report) {
    const auto passed = count(report, Verdict::pass), warnings = count(report, Verdict::warning);
    const auto all = static_cast<std::ptrdiff_t>(report.findings.size());
    std::string text = "  " + std::to_string(passed) + " passed";
    if (warnings) text += ", " + std::to_string(warnings) + " with a warning";
    if (all > passed + warnings) text += ", " + std::to_string(all - passed - warnings) + " failed";
    return text;
}

std::string as_json(const std::vector<Report>& reports) {
    auto list = nlohmann::ordered_json::array();
    for (const Report& report : reports) {
        auto findings = nlohmann::ordered_json::array();
        for (const Finding& finding : report.findings)
            findings.push_back({{"check", finding.check},
                                {"verdict", verdict_text(finding.verdict)},
                                {"line", finding.line}});
        list.push_back({{"game", report.game},
                        {"version", report.version},
                        {"seed", report.seed},
                        {"passed", report.passed()},
                        {"findings", std::move(findings)}});
    }
    // Lines may quote a plugin's bytes; whatever is no UTF-8 is replaced.
    return list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace ludarium::validator
