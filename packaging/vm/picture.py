"""What is on a screen, told from its pixels."""
import collections

EVERY = 499  # looks at one pixel in so many: a prime, so that it is no column


class Picture:
    def __init__(self, ppm):
        _, size, _, self.pixels = ppm.split(b"\n", 3)
        self.width, self.height = map(int, size.split())
        sample = [self.pixels[i : i + 3] for i in range(0, len(self.pixels) - 2, 3 * EVERY)]
        self.counted = collections.Counter(sample)
        self.sampled = len(sample)

    def at(self, x, y):
        start = 3 * (y * self.width + x)
        return tuple(self.pixels[start : start + 3])

    @property
    def colours(self):
        """How many different ones: a console has few, a board in marble hundreds."""
        return len(self.counted)

    def share(self, colour):
        """How much of it has exactly this colour, from 0 to 1."""
        return self.counted[bytes(colour)] / self.sampled

    @property
    def black(self):
        """Nothing to be seen, or a console's few letters."""
        return self.share((0, 0, 0)) > 0.9

    def differs(self, other):
        """How much of it is not as in the other, from 0 to 1."""
        places = range(0, min(len(self.pixels), len(other.pixels)) - 2, 3 * EVERY)
        return sum(self.pixels[i : i + 3] != other.pixels[i : i + 3] for i in places) / len(places)
