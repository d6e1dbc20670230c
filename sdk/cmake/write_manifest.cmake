# Copies a plugin.json and fills in the library's name and hash.
file(READ ${manifest} json)
get_filename_component(name ${library} NAME)
file(SHA256 ${library} hash)
string(JSON json SET "${json}" library "\"${name}\"")
string(JSON json SET "${json}" hashes "{}")
string(JSON json SET "${json}" hashes "${name}" "\"sha256:${hash}\"")
file(WRITE ${output} "${json}\n")
