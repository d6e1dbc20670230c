#include "bundles/members.hpp"

#include "bundles/refused.hpp"

namespace ludarium::bundles {

namespace {

void gather(const fs::path& folder, const std::string& name, Members& members) {
    for (const auto& entry : fs::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        if (file.front() == '.' || file.back() == '~') continue;
        const std::string member = name + "/" + file;
        if (entry.is_directory())
            gather(entry.path(), member, members);
        else if (entry.is_regular_file())
            members[member] = entry.path();
        else
            throw Refused(entry.path().string() + " is neither a file nor a folder");
    }
}

} // namespace

Members content_of(const fs::path& game) {
    Members members;
    gather(game / "content", "content", members);
    return members;
}

} // namespace ludarium::bundles
