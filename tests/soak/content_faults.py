"""Words and pictures that are broken, or made to break whoever draws them."""

import base64
import os
import signal
import struct
import time
import zlib

from faults import Impossible, fault
from kiosk import Gone
from visitor import Over

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">%s</svg>'


def nested_uses(depth=900):
    inner = '<rect id="u0" width="9" height="9"/>'
    for i in range(depth):
        inner = '<g id="u%d"><use xlink:href="#u%d"/></g>%s' % (i + 1, i, inner)
    return SVG % ("<defs>%s</defs><use xlink:href='#u%d'/>" % (inner, depth))


def turbulence():
    return SVG % ('<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="100000"/></filter>'
                  '<rect width="100" height="100" filter="url(#f)"/>')


def huge_png(side=32000):
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    pack = zlib.compressobj(9)
    row = bytes(side // 8 + 1)
    data = b"".join(pack.compress(row) for _ in range(side)) + pack.flush()
    png = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0))
           + chunk(b"IDAT", data) + chunk(b"IEND", b""))
    return SVG % ('<image width="100" height="100" xlink:href="data:image/png;base64,%s"/>'
                  % base64.b64encode(png).decode())


def bad_picture(visitor, text):
    """In a game's folder, put there by hand: its page and table are opened, and left again within reason."""
    kiosk = visitor.kiosk
    visitor.leave()
    game = visitor.chance.choice(sorted(folder.name for folder in kiosk.games.iterdir()))
    art = kiosk.games / game / "content" / "art"
    kept = {file: file.read_bytes() for file in art.glob("*.svg")}

    def mend():
        for file, original in kept.items():
            file.write_bytes(original)
        os.kill(kiosk.service.pid, signal.SIGHUP)
    for name in ("board.svg", "cover.svg", visitor.chance.choice([file.name for file in kept])):
        (art / name).write_text(text)
    try:
        visitor.arrive()
        if "button-game-" + game not in kiosk.offers:
            raise Impossible("not offered")
        visitor.open_page(game)
        kiosk.tap("button-start")
        visitor.pause(1.5)
        visitor.tally.turn(kiosk.answers(10))
    except (Gone, Over):
        visitor.tally.trouble("a bad picture of %s stops the visit" % game)
    return mend


@fault("bad pictures", moments=("home",), keeps_game=False)
def picture_of_nested_uses(visitor):
    return bad_picture(visitor, nested_uses())


@fault("bad pictures", moments=("home",), keeps_game=False)
def picture_of_endless_turbulence(visitor):
    return bad_picture(visitor, turbulence())


@fault("bad pictures", moments=("home",), keeps_game=False)
def picture_of_a_huge_png(visitor):
    return bad_picture(visitor, huge_png())


@fault("bad pictures", moments=("home",), keeps_game=False)
def picture_of_noise(visitor):
    return bad_picture(visitor, visitor.chance.randbytes(3000).decode("latin-1"))


@fault("words broken", hold=0.7, plays_on=True)
def catalogues_broken(visitor):
    kiosk = visitor.kiosk
    files = [*kiosk.content.glob("shell/*/strings.po"), *kiosk.games.glob("*/content/*/strings.po")]
    kept = {file: file.read_bytes() for file in files}

    def read_again():
        os.kill(kiosk.service.pid, signal.SIGHUP)

    def mend():
        for file, original in kept.items():
            file.write_bytes(original)
        read_again()
        time.sleep(0.3)
    for file, original in kept.items():
        broken = [original[:visitor.chance.randrange(len(original))], b"", b'msgid "\nmsgstr', b"\xff" * 500,
                  original.replace(b"{", b"{{")]
        file.write_bytes(visitor.chance.choice(broken))
    read_again()
    return mend
