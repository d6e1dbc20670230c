"""The network, which is there if staff want one."""
from kiosk import Kiosk, PATIENCE

ADDRESS = "networkctl status | grep -q 10.0.2.15"  # as qemu's own network gives them


def with_cable(disk, folder):
    kiosk = Kiosk(disk, folder)
    kiosk.command += ["-nic", "user,model=virtio-net-pci"]
    return kiosk


def choose(kiosk, what):
    """What root does of the wish that the page sends."""
    kiosk.run(f"echo {what} >/etc/ludarium/network.new && mv /etc/ludarium/network.new /etc/ludarium/network")


def network(disk, folder, table):
    with with_cable(disk, folder) as kiosk:
        kiosk.await_kiosk(PATIENCE)
        quiet = kiosk.run("systemctl is-active systemd-networkd systemd-resolved | sort -u")
        table.row(quiet == "inactive", f"with a cable plugged in there is no network unless staff want one: {quiet}")
        choose(kiosk, "cable")
        kiosk.until(ADDRESS, 300)
        listening = kiosk.run("cat /proc/net/tcp /proc/net/tcp6 | awk '$4 == \"0A\" {print $2}'").split()
        abroad = [place for place in listening if not place.startswith(("3500007F", "3600007F"))]  # 127.0.0.53 and .54
        table.row(not abroad, f"staff choose a cable: it has an address, and nothing listens but names inside {' '.join(abroad)}")
    with with_cable(disk, folder) as kiosk:
        kiosk.until(ADDRESS, PATIENCE)
        table.row(True, "after a power cut it has one again")
        choose(kiosk, "none")
        kiosk.until(f"! {ADDRESS}", 300)
        failed = kiosk.run("systemctl --failed --no-legend --plain")
        table.row(not failed, "staff choose none: the address is gone" + (f", but {failed}" if failed else ""))
