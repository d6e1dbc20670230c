// A game's strings as translators wrote them, and what a game says, to see that the two fit.
#pragma once

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <ludarium/types.hpp>
#include <ludarium/validator/catalogue.hpp>

using Strings = ludarium::validator::Catalogue;

inline constexpr const char* game_languages[] = {"it", "fr", "en", "de"};

inline Strings strings(const std::string& game, const std::string& language) {
    std::ifstream file(std::string(GAMES_CONTENT) + "/" + game + "/" + language + "/strings.po");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto read = ludarium::validator::parse_po(text);
    EXPECT_TRUE(read) << game << " " << language;
    return read ? *read : Strings{};
}

// The words in braces.
inline std::set<std::string> gaps(const std::string& sentence) {
    return ludarium::validator::placeholders(sentence);
}

// Keys with the names of their arguments.
using Messages = std::map<std::string, std::set<std::string>>;

inline void add(Messages& sent, const std::optional<ludarium::Message>& message) {
    if (!message) return;
    auto& arguments = sent[std::string(ludarium::view(message->raw().key))];
    for (std::uint32_t n = 0; n < message->raw().argument_count; ++n)
        arguments.insert(std::string(ludarium::view(message->raw().arguments[n].name)));
}

// Every message has its sentence, in every language, and no sentence asks for more than it is told.
inline void expect_sentences(const Messages& sent, const std::string& game) {
    for (const char* language : game_languages) {
        const Strings known = strings(game, language);
        for (const auto& [key, arguments] : sent) {
            ASSERT_EQ(known.count(key), 1u) << key << " in " << language;
            for (const std::string& gap : gaps(known.at(key)))
                EXPECT_EQ(arguments.count(gap), 1u) << key << " in " << language << ": " << gap;
        }
    }
}

inline void expect_same_keys_and_gaps(const std::string& game) {
    const Strings italian = strings(game, "it");
    EXPECT_GT(italian.size(), 60u);
    for (const char* language : game_languages) {
        const Strings other = strings(game, language);
        EXPECT_EQ(other.size(), italian.size()) << game << " " << language;
        for (const auto& [key, sentence] : italian) {
            ASSERT_EQ(other.count(key), 1u) << game << " " << language << " " << key;
            EXPECT_EQ(gaps(other.at(key)), gaps(sentence)) << game << " " << language << " " << key;
        }
    }
}

// A line must not begin with such a sign: it stands after a space that does not break.
inline void expect_french_spaces(const std::string& game) {
    const std::string narrow = "\u202f", wide = "\u00a0";
    for (const auto& [key, sentence] : strings(game, "fr"))
        for (std::size_t at = sentence.find_first_of("!?;:"); at != std::string::npos;
             at = sentence.find_first_of("!?;:", at + 1)) {
            const std::string& space = sentence[at] == ':' ? wide : narrow;
            ASSERT_GE(at, space.size());
            EXPECT_EQ(sentence.substr(at - space.size(), space.size()), space)
                << game << " " << key;
        }
}
