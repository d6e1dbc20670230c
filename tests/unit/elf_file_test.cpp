#include <ludarium/host/elf_file.hpp>

#include <elf.h>

#include <gmock/gmock.h>

#include "visit/whole_file.hpp"

using namespace ludarium::host;
using testing::HasSubstr;

namespace {

// This very program is a whole ELF file of the right machine and the type of a shared library.
const std::string& this_program() {
    static const std::string bytes = *ludarium::shell::read_whole("/proc/self/exe", 512u << 20);
    return bytes;
}

} // namespace

TEST(ElfFile, AcceptsAWholeOne) {
    EXPECT_FALSE(elf_problem(this_program()));
}

TEST(ElfFile, RefusesEveryTruncatedOne) {
    const auto& whole = this_program();
    for (std::size_t i = 0; i < 120; ++i)
        EXPECT_TRUE(elf_problem(std::string_view(whole).substr(0, whole.size() * i / 120))) << i;
    EXPECT_THAT(elf_problem(std::string_view(whole).substr(0, whole.size() / 2))->what,
                HasSubstr("cut off"));
}

TEST(ElfFile, RefusesTextAndOtherMachines) {
    EXPECT_THAT(elf_problem("not a library")->what, HasSubstr("not a shared library"));
    std::string other = this_program();
    other[offsetof(Elf64_Ehdr, e_machine)] = static_cast<char>(EM_SPARCV9);
    EXPECT_THAT(elf_problem(other)->what, HasSubstr("another kind of computer"));
    EXPECT_EQ(elf_architecture(other), "");
    EXPECT_EQ(elf_architecture(this_program()), this_architecture());
    EXPECT_THAT(elf_problem(this_program(), "riscv64")->what, HasSubstr("not for riscv64"));
}

TEST(ElfFile, SurvivesNonsenseInItsTables) {
    std::string bytes = this_program();
    for (std::size_t i = 0; i < sizeof(Elf64_Ehdr); ++i)
        for (const char value : {'\0', '\x7f', '\xff'}) {
            std::string changed = bytes.substr(0, 65536);
            changed[i] = value;
            if (!elf_problem(changed)) elf_exports(changed);
        }
}
