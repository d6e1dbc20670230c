"""Sticks as museums have them: the museum's key, and games that it has signed. Made with the packages that the image is made of."""
import pathlib
import shutil
import subprocess

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
MULINO = TOP / "packaging/bundles/mulino"


def quiet(*command, **named):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **named)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {done.stdout}")


def fat(files, stick):
    """A stick with these files: what they are called on it, and where they are."""
    stick.unlink(missing_ok=True)
    size = sum(file.stat().st_size for file in files.values())
    quiet("truncate", "-s", f"{size // (1 << 20) + 64}M", stick)
    quiet("mkfs.vfat", "-F", "32", stick)
    for name, file in files.items():
        quiet("mcopy", "-i", stick, file, f"::/{name}")
    return stick


class Museum:
    """Its key, and mulino as an author makes it: twice, the second time as 1.1.0."""

    def __init__(self, folder):
        self.key, self.bundles = folder / "museum.pub", [folder / f"mulino-{version}.ludarium" for version in ("1.0.0", "1.1.0")]
        if all(file.exists() for file in (self.key, *self.bundles)):
            return
        tools = folder / "tools"
        shutil.rmtree(tools, ignore_errors=True)
        for name in ("ludarium-sdk", "ludarium-ctl"):
            quiet("dpkg-deb", "-x", *(TOP / "build/packages").glob(f"{name}_*.deb"), tools)
        ctl = tools / "usr/bin/ludariumctl"
        for old in folder.glob("museum.*"):
            old.unlink()
        quiet(ctl, "key", "--without-password", folder / "museum")
        for bundle in self.bundles:
            sources, built = folder / "sources", folder / "built"
            shutil.rmtree(sources, ignore_errors=True)
            shutil.copytree(MULINO, sources)
            version = bundle.stem.split("-")[1]
            for file in (sources / "plugin.json", sources / "appearance.cpp"):
                file.write_text(file.read_text().replace('"1.0.0"', f'"{version}"'))
            quiet("cmake", "-S", sources, "-B", built, "-D", f"CMAKE_PREFIX_PATH={tools}/usr", "-D", "BUILD_TESTING=OFF")
            quiet("cmake", "--build", built, "--parallel")
            quiet(ctl, "pack", built / "games/mulino", "--into", folder)
            quiet(ctl, "sign", "--key", folder / "museum.key", bundle)
            shutil.rmtree(sources)
        for old in (tools, folder / "built"):
            shutil.rmtree(old)

    def stick(self, place, *bundles):
        signatures = [bundle.with_name(f"{bundle.name}.minisig") for bundle in bundles]
        return fat({file.name: file for file in (self.key, *bundles, *signatures)}, place)
