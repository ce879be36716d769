/* Meadhall.exe: what python.exe does, with "-m meadhall" put in front of whatever it is given.
 *
 * Python is loaded from beside the program, by its full path. What begins with a single dash is for Python itself: so
 * the program starts itself again for computer players (-P -m) and for processes of `simulate --jobs` (-I -c).
 * Built twice: for the desktop, without a console, and as meadhall-cli.exe for a terminal.
 */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

typedef int (*PyMain)(int, wchar_t **);

static PyMain python_beside_us(void) {
    static wchar_t path[32768];
    DWORD length = GetModuleFileNameW(0, path, 32000);
    if (length == 0 || length >= 32000) return 0;
    wcscpy(wcsrchr(path, L'\\') + 1, L"python311.dll");
    HMODULE python = LoadLibraryExW(path, 0, LOAD_WITH_ALTERED_SEARCH_PATH);
    return python ? (PyMain)(void *)GetProcAddress(python, "Py_Main") : 0;
}

static int is_for_python(int count, wchar_t **words) {
    return count > 1 && words[1][0] == L'-' && words[1][1] && words[1][1] != L'-' && wcscmp(words[1], L"-h") != 0;
}

static int started(int count, wchar_t **words) {
    PyMain py_main = python_beside_us();
    if (!py_main) {
        MessageBoxW(0, L"python311.dll could not be loaded. Please install Meadhall again.", L"Meadhall", MB_ICONERROR);
        return 1;
    }
    wchar_t **given = calloc((size_t)count + 3, sizeof *given);
    if (!given) return 1;
    int at = 0;
    given[at++] = words[0];
    if (!is_for_python(count, words)) {
        given[at++] = L"-m";
        given[at++] = L"meadhall";
    }
    for (int word = 1; word < count; word++) given[at++] = words[word];
    return py_main(at, given);
}

#ifdef CONSOLE
int wmain(int count, wchar_t **words) { return started(count, words); }
#else
int WINAPI wWinMain(HINSTANCE us, HINSTANCE before, PWSTR line, int show) {
    (void)us, (void)before, (void)line, (void)show;
    return started(__argc, __wargv);
}
#endif
