#!/usr/bin/env bash
# What bootstrap.py asks the system for.
set -euo pipefail
apt-get -qq update
apt-get -qq install --yes --no-install-recommends libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 \
    libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0
