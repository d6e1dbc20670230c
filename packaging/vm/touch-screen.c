/* A touch screen of ten fingers, for a machine that has none: made with the kernel's uinput, told what to do line by line on
 * its standard input. "down FINGER X Y", "move FINGER X Y", "up FINGER"; places are parts of the screen, from 0 to 1. Says
 * "ready" once it is there, and goes when its input ends. */
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { fingers = 10, size = 4095 };

static int device;
static int tracked[fingers]; /* each touch has a number of its own; 0: this finger is up */

static void event(int type, int code, int value) {
    struct input_event now;
    memset(&now, 0, sizeof now);
    now.type = (unsigned short)type;
    now.code = (unsigned short)code;
    now.value = value;
    if (write(device, &now, sizeof now) != sizeof now) perror("uinput");
}

static int axis(int code, int most) {
    struct uinput_abs_setup setup;
    memset(&setup, 0, sizeof setup);
    setup.code = (unsigned short)code;
    setup.absinfo.maximum = most;
    return ioctl(device, UI_ABS_SETUP, &setup);
}

static int plug_in(void) {
    struct uinput_setup setup;
    memset(&setup, 0, sizeof setup);
    setup.id.bustype = BUS_USB;
    strcpy(setup.name, "touch screen for trials");
    device = open("/dev/uinput", O_WRONLY);
    return device < 0 || ioctl(device, UI_SET_EVBIT, EV_KEY) ||
           ioctl(device, UI_SET_KEYBIT, BTN_TOUCH) || ioctl(device, UI_SET_EVBIT, EV_ABS) ||
           ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT) || axis(ABS_X, size) ||
           axis(ABS_Y, size) || axis(ABS_MT_POSITION_X, size) || axis(ABS_MT_POSITION_Y, size) ||
           axis(ABS_MT_SLOT, fingers - 1) || axis(ABS_MT_TRACKING_ID, 65535) ||
           ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE);
}

static int resting(void) {
    int count = 0;
    for (int i = 0; i < fingers; ++i) count += tracked[i] != 0;
    return count;
}

static void act(const char* what, int finger, double x, double y) {
    static int touches;
    const int before = resting();
    event(EV_ABS, ABS_MT_SLOT, finger);
    if (!strcmp(what, "up")) {
        tracked[finger] = 0;
        event(EV_ABS, ABS_MT_TRACKING_ID, -1);
    } else {
        if (!strcmp(what, "down")) event(EV_ABS, ABS_MT_TRACKING_ID, tracked[finger] = ++touches);
        event(EV_ABS, ABS_MT_POSITION_X, (int)(x * size));
        event(EV_ABS, ABS_MT_POSITION_Y, (int)(y * size));
        event(EV_ABS, ABS_X, (int)(x * size));
        event(EV_ABS, ABS_Y, (int)(y * size));
    }
    if (!before != !resting()) event(EV_KEY, BTN_TOUCH, resting() > 0);
    event(EV_SYN, SYN_REPORT, 0);
}

int main(void) {
    char line[80], what[8];
    if (plug_in()) return perror("/dev/uinput"), 1;
    puts("ready");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        int finger = 0;
        double x = 0, y = 0;
        if (sscanf(line, "%7s %d %lf %lf", what, &finger, &x, &y) < 2 || finger < 0 ||
            finger >= fingers)
            return fputs(line, stderr), 2;
        act(what, finger, x, y);
    }
    return 0;
}
