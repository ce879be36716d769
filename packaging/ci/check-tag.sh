#!/usr/bin/env bash
# The tag v1.2.3 is put on the commit whose version is 1.2.3.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
version=$(sed -n 's/^__version__ = "\([^"]*\)".*/\1/p' desktop/meadhall/__init__.py)
site=$(sed -n 's/^SITE = "\([^"]*\)".*/\1/p' packaging/parcel/project.py)
[ "$1" = "v$version" ] || { echo "the tag is $1, the version $version" >&2; exit 1; }
grep -q "^## \[$version\]" CHANGELOG.md || { echo "CHANGELOG.md says nothing of $version" >&2; exit 1; }
here=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY
[ "$site" = "$here" ] || { echo "SITE in packaging/parcel/project.py is '$site', and this is $here" >&2; exit 1; }
