#include "bundles/trusted_keys.hpp"

#include <algorithm>

#include "bundles/refused.hpp"
#include "plugins/key_folder.hpp"

namespace ludarium::bundles {

namespace {

TrustedKey read_key(const fs::path& path, uid_t owner) {
    if (!shell::only_written_by(owner, path))
        throw Refused("others may write it: its owner must be root, and nobody else may change it");
    File file = File::read(path);
    std::string buffer(4096, '\0'); // a key has two lines
    const auto key = parse_public_key(file.next(buffer));
    if (!key) throw Refused(key.problem());
    return {*key, path.stem().string()};
}

} // namespace

const TrustedKey* TrustedKeys::find(const KeyId& id) const {
    const auto found = std::find_if(keys.begin(), keys.end(),
                                    [&id](const TrustedKey& k) { return k.key.id == id; });
    return found == keys.end() ? nullptr : &*found;
}

TrustedKeys read_trusted_keys(const fs::path& folder, uid_t owner) {
    TrustedKeys trusted;
    std::error_code failed;
    if (!fs::is_directory(folder, failed)) return trusted;
    if (!shell::only_written_by(owner, folder)) {
        trusted.problems.push_back("no key in " + folder.string() +
                                   " counts: others than root may write there");
        return trusted;
    }
    trusted.developer_mode = shell::developer_mode(folder, owner);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder, failed))
        if (entry.path().extension() == ".pub") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const fs::path& path : files) {
        try {
            trusted.keys.push_back(read_key(path, owner));
        } catch (const Refused& why) {
            trusted.problems.push_back(path.string() + ": " + why.what());
        }
    }
    return trusted;
}

} // namespace ludarium::bundles
