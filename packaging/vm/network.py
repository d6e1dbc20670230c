"""The network, which is there if staff want one; and updates that come by it."""
import http.server
import ssl
import threading

from kiosk import Kiosk, PATIENCE
from staff import choose_pin, close_panel, open_panel, page
from sticks import quiet
from updates import bundle_of, slot

ADDRESS = "networkctl status | grep -q 10.0.2.15"  # as qemu's own network gives them


HOST = "10.0.2.2"  # this machine, as qemu's own network calls it


class Server:
    """A museum's server on this machine's loopback: one file, and how often it was fetched."""

    def __init__(self, file, folder):
        self.certificate, key = folder / "server.pem", folder / "server.key"
        quiet("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "36500", "-subj", f"/CN={HOST}",
              "-addext", f"subjectAltName=IP:{HOST}", "-keyout", key, "-out", self.certificate)
        self.fetched = fetched = []

        class OneFile(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                known = self.headers.get("If-None-Match") == '"as-it-is"'
                fetched.append("known" if known else "whole")
                self.send_response(304 if known else 200)
                self.send_header("ETag", '"as-it-is"')
                self.send_header("Content-Length", 0 if known else file.stat().st_size)
                self.end_headers()
                if not known:
                    with open(file, "rb") as data:
                        while part := data.read(1 << 20):
                            self.wfile.write(part)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), OneFile)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.address = f"https://{HOST}:{self.server.server_port}/update.raucb"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


def fetches(kiosk, server, table):
    """A server that nobody vouches for gets nothing in; one that this machine believes brings the next system, at night."""
    kiosk.run(f"echo {server.address} >/etc/ludarium/updates; date -s '2031-11-20 02:30'")
    kiosk.run("systemctl start ludarium-fetch", within=PATIENCE)
    table.row(not server.fetched, "from a server with a certificate that nobody vouches for, nothing is fetched")
    kiosk.put(server.certificate, "/tmp/server.pem")
    kiosk.run("cat /tmp/server.pem >>/etc/ssl/certs/ca-certificates.crt")
    boot = kiosk.boot()
    kiosk.run("systemctl start --no-block ludarium-fetch")
    kiosk.await_another_start(boot, 2 * PATIENCE)
    kiosk.await_kiosk(PATIENCE)
    table.row(slot(kiosk) == "b", f"an update from a server is installed at night and started: slot {slot(kiosk)}")
    kiosk.until(ADDRESS, PATIENCE)
    kiosk.run("systemctl start ludarium-fetch", within=PATIENCE)
    table.row(server.fetched == ["whole", "known"], f"it is not fetched a second time: {server.fetched}")


def with_cable(disk, folder):
    kiosk = Kiosk(disk, folder)
    kiosk.command += ["-nic", "user,model=virtio-net-pci"]
    return kiosk


def choose(kiosk, what):
    """As staff do, at the panel."""
    kiosk.goes_home()
    open_panel(kiosk)
    page(kiosk, "kiosk")
    kiosk.touch_shown("button-to-network")
    kiosk.saw("form", page="network")
    kiosk.touch_shown(f"button-network-{what}")
    kiosk.until(f"grep -qx {what} /etc/ludarium/network", 300)
    close_panel(kiosk)


def network(disk, folder, table):
    with with_cable(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        quiet = kiosk.run("systemctl is-active systemd-networkd systemd-resolved | sort -u")
        table.row(quiet == "inactive", f"with a cable plugged in there is no network unless staff want one: {quiet}")
        choose_pin(kiosk)
        choose(kiosk, "cable")
        kiosk.until(ADDRESS, 300)
        listening = kiosk.run("cat /proc/net/tcp /proc/net/tcp6 | awk '$4 == \"0A\" {print $2}'; cat /proc/net/udp /proc/net/udp6 | awk 'NR > 1 {print $2}'")
        # 127.0.0.53 and .54 are names inside; 68 and 546 are where answers to DHCP come, from whoever was asked.
        abroad = [place for place in listening.split() if ":" in place and place != "local_address"
                  and not place.startswith(("3500007F", "3600007F")) and not place.endswith((":0044", ":0222"))]
        table.row(not abroad, f"staff choose a cable: it has an address, and nothing listens but names inside {' '.join(abroad)}")
    with with_cable(disk, folder) as kiosk:
        kiosk.until(ADDRESS, PATIENCE)
        table.row(True, "after a power cut it has one again")
        out = folder.parent.parent
        with Server(bundle_of(out / "root.squashfs", "new", folder, out), folder) as server:
            fetches(kiosk, server, table)
        choose(kiosk, "none")
        kiosk.until("! awk '$6 != \"lo\"' /proc/net/if_inet6 | grep . && ! grep -q 10.0.2.15 /proc/net/fib_trie", 300)
        failed = kiosk.run("systemctl --failed --no-legend --plain")
        table.row(not failed, "staff choose none: the address is gone" + (f", but {failed}" if failed else ""))
