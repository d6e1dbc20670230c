#include "elf_file.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

#include <elf.h>

namespace ludarium::host {
namespace {

struct Architecture {
    std::string_view name;
    unsigned machine;
};

constexpr Architecture architectures[] = {
    {"amd64", EM_X86_64}, {"arm64", EM_AARCH64}, {"riscv64", EM_RISCV}};

// A struct at an offset, copied, or nothing if it does not lie wholly inside.
template <class Struct>
std::optional<Struct> at(std::string_view bytes, std::uint64_t offset) {
    if (offset > bytes.size() || bytes.size() - offset < sizeof(Struct)) return std::nullopt;
    Struct read;
    std::memcpy(&read, bytes.data() + offset, sizeof read);
    return read;
}

bool inside(std::string_view bytes, std::uint64_t offset, std::uint64_t length) {
    return offset <= bytes.size() && length <= bytes.size() - offset;
}

std::string_view zero_ended(std::string_view bytes, std::uint64_t offset) {
    if (offset >= bytes.size()) return {};
    const auto rest = bytes.substr(static_cast<std::size_t>(offset));
    return rest.substr(0, rest.find('\0'));
}

} // namespace

std::string_view this_architecture() {
#if defined(__x86_64__)
    return "amd64";
#elif defined(__aarch64__)
    return "arm64";
#elif defined(__riscv)
    return "riscv64";
#else
#error "name this machine's architecture"
#endif
}

bool is_architecture(std::string_view name) {
    return std::any_of(std::begin(architectures), std::end(architectures),
                       [name](const Architecture& known) { return known.name == name; });
}

std::string_view elf_architecture(std::string_view bytes) {
    const auto header = at<Elf64_Ehdr>(bytes, 0);
    if (!header || bytes.substr(0, SELFMAG) != std::string_view(ELFMAG, SELFMAG) ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_ident[EI_DATA] != ELFDATA2LSB)
        return {};
    for (const Architecture& known : architectures)
        if (known.machine == header->e_machine) return known.name;
    return {};
}

std::optional<Problem> elf_problem(std::string_view bytes, std::string_view architecture) {
    if (bytes.substr(0, SELFMAG) != std::string_view(ELFMAG, SELFMAG))
        return Problem{"the library is not a shared library (no ELF header)"};
    const auto header = at<Elf64_Ehdr>(bytes, 0);
    if (!header) return Problem{"the library is cut off in its header"};
    if (const auto made_for = elf_architecture(bytes); made_for != architecture)
        return Problem{"the library is made for " +
                       (made_for.empty() ? "another kind of computer" : std::string(made_for)) +
                       ", not for " + std::string(architecture)};
    if (header->e_type != ET_DYN)
        return Problem{"the file is a program or object, not a shared library"};
    const std::string cut = "the library is cut off: its file is shorter than it says";
    for (unsigned i = 0; i < header->e_phnum; ++i) {
        const auto part =
            at<Elf64_Phdr>(bytes, header->e_phoff + std::uint64_t{i} * sizeof(Elf64_Phdr));
        if (!part) return Problem{cut};
        if (part->p_type == PT_LOAD && !inside(bytes, part->p_offset, part->p_filesz))
            return Problem{cut};
    }
    if (!inside(bytes, header->e_shoff, std::uint64_t{header->e_shnum} * sizeof(Elf64_Shdr)))
        return Problem{cut};
    return std::nullopt;
}

Result<std::vector<std::string>> elf_exports(std::string_view bytes) {
    const auto header = at<Elf64_Ehdr>(bytes, 0);
    if (!header) return Problem{"the library is cut off in its header"};
    const auto section = [&](std::uint64_t i) {
        return at<Elf64_Shdr>(bytes, header->e_shoff + i * sizeof(Elf64_Shdr));
    };
    std::vector<std::string> names;
    for (unsigned i = 0; i < header->e_shnum; ++i) {
        const auto symbols = section(i);
        if (!symbols || symbols->sh_type != SHT_DYNSYM) continue;
        const auto strings = section(symbols->sh_link);
        if (!strings || !inside(bytes, strings->sh_offset, strings->sh_size) ||
            !inside(bytes, symbols->sh_offset, symbols->sh_size))
            return Problem{"the library's symbol table lies outside the file"};
        for (std::uint64_t k = 0; k < symbols->sh_size / sizeof(Elf64_Sym); ++k) {
            const auto symbol = at<Elf64_Sym>(bytes, symbols->sh_offset + k * sizeof(Elf64_Sym));
            if (!symbol || symbol->st_shndx == SHN_UNDEF ||
                ELF64_ST_BIND(symbol->st_info) == STB_LOCAL)
                continue;
            names.emplace_back(zero_ended(bytes.substr(0, strings->sh_offset + strings->sh_size),
                                          strings->sh_offset + symbol->st_name));
        }
    }
    return names;
}

} // namespace ludarium::host
