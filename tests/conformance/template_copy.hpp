// A copy of the template whose files can be changed.
#pragma once

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include <ludarium/validator/validator.hpp>

#include "../common/temporary_folder.hpp"

class TemplateCopy : public testing::Test {
  protected:
    TemplateCopy() {
        std::filesystem::copy(LUDARIUM_TEMPLATE, game, std::filesystem::copy_options::recursive);
    }

    void replace(const std::string& file, const std::string& from, const std::string& to) {
        std::ifstream in(game / file, std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        std::ofstream(game / file, std::ios::binary) << text.replace(at, from.size(), to);
    }
    ludarium::validator::Finding found(const std::string& check) {
        ludarium::validator::Settings settings;
        settings.only = {check};
        const auto report = ludarium::validator::validate(game, settings);
        const auto* finding = report.of(check);
        return finding ? *finding : report.findings.back();
    }
    void expect_failure(const std::string& check, const std::string& line) {
        const auto finding = found(check);
        EXPECT_EQ(finding.verdict, ludarium::validator::Verdict::fail);
        EXPECT_THAT(finding.line, testing::HasSubstr(line));
    }

    ludarium::test::TemporaryFolder folder;
    const std::filesystem::path game = folder / "terni-lapilli";
};
