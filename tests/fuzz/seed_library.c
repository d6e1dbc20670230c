/* As small as a library with one exported symbol gets: what the ELF target begins with. */
const int ludarium_plugin = 1;
