#include "bundles/archive_reader.hpp"

#include "bundles/refused.hpp"

namespace ludarium::bundles {

void refuse_damaged(archive* from) {
    const char* reason = archive_error_string(from);
    throw bad_bundle(std::string("the bundle is damaged: ") +
                     (reason ? reason : "it can't be read"));
}

ArchiveReader open_archive(File& bundle) {
    std::string beginning(4, '\0');
    bundle.rewind();
    if (bundle.next(beginning) != std::string_view("PK\3\4"))
        throw bad_bundle("this is not a bundle: it does not begin like a zip file");
    bundle.rewind();
    ArchiveReader opened(archive_read_new());
    archive_read_support_format_zip(opened.get());
    if (archive_read_open_fd(opened.get(), bundle.descriptor(), 1 << 16) != ARCHIVE_OK)
        refuse_damaged(opened.get());
    return opened;
}

} // namespace ludarium::bundles
