/* Meadhall.app/Contents/MacOS/Meadhall: Python inside a process of our own name, so that the Dock, the menu bar and
 * files opened by double click are ours. What begins with a single dash is for Python itself, as on Windows. */
#include <dlfcn.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*PyMain)(int, char **);

static void beside(char *out, size_t size, const char *contents, const char *rest) {
    snprintf(out, size, "%s/%s", contents, rest);
}

int main(int count, char **words) {
    char raw[PATH_MAX], us[PATH_MAX], place[PATH_MAX * 2];
    uint32_t size = sizeof raw;
    if (_NSGetExecutablePath(raw, &size) || !realpath(raw, us)) return 1;
    for (int up = 0; up < 2; up++) *strrchr(us, '/') = 0; /* .../Contents */
    beside(place, sizeof place, us, "Resources/python");
    setenv("PYTHONHOME", place, 1);
    beside(place, sizeof place, us, "Resources/lib");
    setenv("PYTHONPATH", place, 1);
    setenv("PYTHONNOUSERSITE", "1", 1);
    setenv("PYTHONDONTWRITEBYTECODE", "1", 1); /* what is written into the app would break its signature */
    beside(place, sizeof place, us, "Resources/python/lib/libpython3.13.dylib");
    void *python = dlopen(place, RTLD_NOW | RTLD_GLOBAL);
    PyMain py_main = python ? (PyMain)dlsym(python, "Py_BytesMain") : 0;
    if (!py_main) {
        fprintf(stderr, "meadhall: %s\n", dlerror());
        return 1;
    }
    char **given = calloc((size_t)count + 3, sizeof *given);
    int at = 0, for_python = count > 1 && words[1][0] == '-' && words[1][1] && words[1][1] != '-' && strcmp(words[1], "-h");
    given[at++] = words[0];
    if (!for_python) {
        given[at++] = "-m";
        given[at++] = "meadhall";
    }
    for (int word = 1; word < count; word++) given[at++] = words[word];
    return py_main(at, given);
}
