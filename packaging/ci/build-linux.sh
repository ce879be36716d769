#!/usr/bin/env bash
# Everything that is built on Linux, twice: the same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
targets=${TARGETS:-deb rpm tarball windows appimage}
for out in dist build/again; do
    for target in $targets; do
        more=()
        [ "$target" = appimage ] && more=(--python build/standalone/python --runtime build/standalone/runtime)
        python3 packaging/build.py "$target" --out "$out" "${more[@]}"
    done
done
for file in dist/*; do
    cmp "$file" "build/again/$(basename "$file")"
done
lintian --fail-on error,warning dist/*.deb
rpmlint --rpmlintrc packaging/linux/rpmlintrc dist/*.rpm
echo "two builds, the same bytes"
