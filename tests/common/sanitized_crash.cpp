// A crash ends the process by its signal, as in a museum, and not in AddressSanitizer's tidy way.
// For programs that are started without our environment.
extern "C" __attribute__((visibility("default"))) const char* __asan_default_options() {
    return "handle_segv=0:handle_sigbus=0";
}
