"""A disk whose power can be cut: what the machine inside had not flushed may be lost, any part of it, as in a real disk's cache."""
import random
import struct
import subprocess

SECTOR = 512
FLUSH, FUA, DISCARD = 1, 2, 4


class MortalDisk:
    """What is safe is in `safe`; while the machine runs it writes beside it, and every write is noted in the order it came (qemu's
    blklogwrites). After a cut all before the last flush is carried over, and of the rest whatever chance wants."""

    def __init__(self, image, folder, size="8G"):
        self.safe, self.beside, self.log = (folder / name for name in ("safe.raw", "beside.qcow2", "writes.log"))
        subprocess.run(["cp", "--sparse=always", image, self.safe], check=True)
        subprocess.run(["truncate", "-s", size, self.safe], check=True)

    def drive(self):
        """For qemu, from where the last cut has left it."""
        self.beside.unlink(missing_ok=True)
        subprocess.run(["qemu-img", "create", "-q", "-f", "qcow2", "-b", self.safe, "-F", "raw", self.beside], check=True)
        self.log.write_bytes(b"")
        return ["-blockdev", f"driver=blklogwrites,node-name=disk,log-sector-size={SECTOR},log.driver=file,log.filename={self.log},"
                f"file.driver=qcow2,file.file.driver=file,file.file.filename={self.beside}"]

    def _writes(self):
        """(flags, place, data) in their order."""
        with open(self.log, "rb") as log:
            log.seek(SECTOR)
            while len(head := log.read(SECTOR)) == SECTOR:
                sector, count, flags, _ = struct.unpack("<QQQQ", head[:32])
                if not (flags or count):
                    return
                data = b"" if flags & DISCARD else log.read(count * SECTOR)
                if len(data) < count * SECTOR and not flags & DISCARD:
                    return
                yield flags, sector * SECTOR, data

    def settle(self, chance: random.Random):
        """After a cut; how many writes were lost, of how many that were not flushed."""
        flushes = [number for number, (flags, _, _) in enumerate(self._writes()) if flags & FLUSH]
        safe_until = flushes[-1] if flushes else -1
        lost = unsafe = 0
        with open(self.safe, "r+b") as disk:
            for number, (flags, place, data) in enumerate(self._writes()):
                if number > safe_until and data and not flags & FUA:
                    unsafe += 1
                    if chance.random() < 0.5:
                        lost += 1
                        continue
                disk.seek(place)
                disk.write(data)
        return lost, unsafe

    def end(self):
        for file in (self.safe, self.beside, self.log):
            file.unlink(missing_ok=True)
