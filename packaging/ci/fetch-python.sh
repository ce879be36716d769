#!/usr/bin/env bash
# fetch-python.sh linux|macos FOLDER: a CPython that can be moved, checked against the sums published with it; for Linux
# the runtime of AppImage as well, by the sum that release.yml names. STANDALONE, STANDALONE_PYTHON and APPIMAGE_RUNTIME
# say where they are (release.yml).
set -euo pipefail
system=$1 folder=$2
mkdir -p "$folder"
cd "$folder"
curl -fsSLO "$STANDALONE/SHA256SUMS"
fetch() {
    local name="$STANDALONE_PYTHON-$1-install_only_stripped.tar.gz"
    curl -fsSLO "$STANDALONE/${name//+/%2B}"
    [ -f "$name" ] || mv "${name//+/%2B}" "$name"
    grep " $name\$" SHA256SUMS | shasum -a 256 -c -
    mkdir -p "$2"
    tar xzf "$name" --strip-components=1 -C "$2"
}
case $system in
    linux)
        fetch x86_64-unknown-linux-gnu python
        curl -fsSL -o runtime "$APPIMAGE_RUNTIME"
        echo "$APPIMAGE_RUNTIME_SHA256  runtime" | shasum -a 256 -c -
        ;;
    macos)
        fetch aarch64-apple-darwin python
        fetch x86_64-apple-darwin intel
        # Each program and library for both processors in one file.
        (cd python && find . -type f) | while read -r file; do
            if [ -f "intel/$file" ] && lipo -info "python/$file" > /dev/null 2>&1; then
                lipo -create "python/$file" "intel/$file" -output both && cat both > "python/$file"
            fi
        done
        ;;
esac
