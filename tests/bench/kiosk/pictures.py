"""Pictures out of the kiosk's cache as PNG files: what a careful author of a page would ship beside it."""
import pathlib
import struct
import zlib

HEADER = struct.Struct("<8siiQ")


def _straight(rgba):
    """PNG wants colours that are not multiplied by alpha."""
    out = bytearray(rgba)
    for i in range(0, len(out), 4):
        alpha = out[i + 3]
        if 0 < alpha < 255:
            for c in range(i, i + 3):
                out[c] = min(255, (out[c] * 255 + alpha // 2) // alpha)
    return bytes(out)


def _chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def write_png(file, width, height, rgba):
    rows = b"".join(b"\0" + rgba[y * width * 4:(y + 1) * width * 4] for y in range(height))
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)) +
                     _chunk(b"IDAT", zlib.compress(rows, 6)) + _chunk(b"IEND", b""))


def largest_square(folder, file):
    """Writes the largest square picture of a cache, its board, as PNG."""
    found = []
    for kept in pathlib.Path(folder).glob("*.pixels"):
        with kept.open("rb") as stream:
            _, width, height, _ = HEADER.unpack(stream.read(HEADER.size))
        if width == height:
            found.append((width, kept))
    width, kept = max(found)
    write_png(file, width, width, _straight(kept.read_bytes()[HEADER.size:]))
