#!/usr/bin/env bash
# sums.sh DIR: SHA256SUMS of all that is published, and the list of parts (CycloneDX) beside it.
set -euo pipefail
python3 "$(dirname "${BASH_SOURCE[0]}")/../licences.py" --sbom "$1/meadhall.cdx.json"
cd "$1"
rm -f SHA256SUMS
sha256sum -- * > SHA256SUMS
cat SHA256SUMS
