#!/usr/bin/env bash
# What packages are built, checked and tried with, on Debian and Ubuntu.
set -euo pipefail
apt-get -qq update
apt-get -qq install --yes --no-install-recommends nsis gcc-mingw-w64-x86-64 dpkg squashfs-tools lintian rpm rpmlint \
    desktop-file-utils appstream man-db zsh fish debootstrap xvfb weston x11-apps imagemagick shellcheck
