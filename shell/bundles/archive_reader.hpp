// A bundle as libarchive reads it, member by member.
#pragma once

#include <memory>

#include <archive.h>

#include "bundles/disk.hpp"

namespace ludarium::bundles {

struct CloseArchive {
    void operator()(archive* a) const { archive_read_free(a); }
};
using ArchiveReader = std::unique_ptr<archive, CloseArchive>;

// From the beginning of the bundle, which outlives the reader. Throws Refused.
ArchiveReader open_archive(File& bundle);
// What libarchive has to say of it.
[[noreturn]] void refuse_damaged(archive* from);

} // namespace ludarium::bundles
