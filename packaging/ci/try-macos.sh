#!/usr/bin/env bash
# On a Mac: mount, copy, play, throw away.
set -euo pipefail
mounted=$(hdiutil attach -nobrowse dist/Meadhall-*.dmg | awk -F'\t' '/\/Volumes\// { print $NF }')
cp -R "$mounted/Meadhall.app" /Applications/
hdiutil detach "$mounted"
meadhall=/Applications/Meadhall.app/Contents/MacOS/Meadhall
"$meadhall" --version
"$meadhall" render home --out home.png
for game in watch northgard midgard wild; do
    "$meadhall" simulate "$game" --players 4 --bots steady --games 1
done
"$meadhall" simulate watch --games 4 --jobs 2
codesign --verify --deep --strict /Applications/Meadhall.app
rm -rf /Applications/Meadhall.app
