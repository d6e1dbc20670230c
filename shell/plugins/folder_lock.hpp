// Keeps the folder of a version on the disk while somebody plays from it, however often the game is
// updated or removed meanwhile. The kernel forgets the lock with the process that held it.
#pragma once

#include <filesystem>
#include <optional>

namespace ludarium::shell {

class FolderLock {
  public:
    // As one of many who need the folder. Nothing if it is gone, or being taken away.
    static std::optional<FolderLock> keep(const std::filesystem::path& folder);
    // As the only one, who may then take it away. Nothing if somebody keeps it.
    static std::optional<FolderLock> claim(const std::filesystem::path& folder);

    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

  private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
    static std::optional<FolderLock> lock(const std::filesystem::path& folder, int how);

    int descriptor_;
};

} // namespace ludarium::shell
