"""Lines of JSON over a socket of the file system."""
import json
import socket
import time


class Talk:
    def __init__(self, path, within):
        until = time.monotonic() + within
        while True:
            self.socket = socket.socket(socket.AF_UNIX)
            try:
                self.socket.connect(str(path))
                break
            except OSError:
                self.socket.close()
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)  # qemu makes the socket while it starts
        self.unread = b""

    def close(self):
        self.socket.close()

    def send(self, thing, before=b""):
        self.socket.sendall(before + json.dumps(thing).encode() + b"\n")

    def line(self, within):
        until = time.monotonic() + within
        while b"\n" not in self.unread:
            self.socket.settimeout(max(until - time.monotonic(), 0.001))
            more = self.socket.recv(65536)
            if not more:
                raise EOFError("the other side has ended")
            self.unread += more
        line, self.unread = self.unread.split(b"\n", 1)
        return line

    @staticmethod
    def parsed(line):
        return json.loads(line)

    def object(self, within):
        return self.parsed(self.line(within))
