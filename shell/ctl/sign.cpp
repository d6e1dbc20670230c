// ludariumctl sign and key: signatures and keys in the format of minisign, which may be used instead.
#include <ctime>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <fcntl.h>
#include <unistd.h>

#include "bundles/file_hash.hpp"
#include "bundles/refused.hpp"
#include "bundles/secret_key.hpp"
#include "password.hpp"
#include "subcommands.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::ctl {
namespace {

namespace fs = std::filesystem;
using bundles::Refused;
using bundles::SecretKey;

struct Wanted {
    std::vector<std::string> bundles;
    std::string key;
    bool open = false;
};

SecretKey unlocked(const std::string& file) {
    const auto text = shell::read_whole(file, 4096);
    if (!text) throw Refused(file + " can't be read");
    const auto locked = bundles::LockedKey::parse(*text);
    if (!locked) throw Refused(file + ": " + locked.problem());
    const auto key = SecretKey::unlock(
        *locked, locked->needs_password() ? ask_password("Password of " + file) : "");
    if (!key) throw Refused(file + ": " + key.problem());
    return *key;
}

void sign(const Wanted& wanted) {
    const SecretKey key = unlocked(wanted.key);
    for (const std::string& bundle : wanted.bundles) {
        const std::string comment = "timestamp:" + std::to_string(std::time(nullptr)) +
                                    "\tfile:" + fs::path(bundle).filename().string() + "\thashed";
        const auto signature = key.sign(bundles::hash_of(bundle), comment);
        const std::string file = bundle + ".minisig";
        if (!shell::replace_whole(fs::absolute(file), bundles::as_text(signature)))
            throw Refused(file + " can't be written");
        std::cout << file << "\n";
    }
}

// Only for its owner to read, and never in the place of another key.
void write_new(const std::string& file, const std::string& text, mode_t mode) {
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor < 0) throw Refused(file + " is there already, or can't be written");
    const bool written =
        ::write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::close(descriptor);
    if (!written) throw Refused(file + " can't be written");
    std::cout << file << "\n";
}

void make_key(const Wanted& wanted) {
    std::string password;
    if (!wanted.open) {
        password = ask_password("A password for the new key");
        if (password.empty()) throw Refused("a key needs a password, or --without-password");
    }
    const SecretKey key = SecretKey::make();
    write_new(wanted.key + ".key", key.as_text(password), 0600);
    write_new(wanted.key + ".pub", bundles::as_text(key.public_key()), 0644);
}

template <class Work>
auto telling_problems(const std::shared_ptr<Wanted>& wanted, int& exit_code, Work work) {
    return [wanted, &exit_code, work] {
        try {
            work(*wanted);
        } catch (const Refused& why) {
            std::cerr << why.what() << "\n";
            exit_code = 2;
        }
    };
}

} // namespace

void add_sign(CLI::App& app, const GamesFolder&, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* signing = app.add_subcommand("sign", "sign bundles, as minisign -S would");
    signing->add_option("bundle", wanted->bundles, "the .ludarium files")->required();
    signing->add_option("--key", wanted->key, "the secret key")->required();
    signing->callback(telling_problems(wanted, exit_code, sign));

    auto* making = app.add_subcommand("key", "make a key to sign with, as minisign -G would");
    making
        ->add_option("name", wanted->key,
                     "writes <name>.key (keep it) and <name>.pub (give it away)")
        ->required();
    making->add_flag("--without-password", wanted->open, "for machines that sign by themselves");
    making->callback(telling_problems(wanted, exit_code, make_key));
}

} // namespace ludarium::ctl
