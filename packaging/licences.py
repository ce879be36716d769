"""Fails when something that Meadhall needs or ships has no licence: `python3 packaging/licences.py [--sbom FILE]`."""

import argparse
import json
import sys
from pathlib import Path

from parcel import licences


def main() -> int:
    parser = argparse.ArgumentParser(description="Whose work is in Meadhall.")
    parser.add_argument("--sbom", type=Path, metavar="FILE", help="put the list of parts there, as CycloneDX has it")
    options = parser.parse_args()
    wrong = licences.missing()
    print("\n".join(wrong) or f"{len(licences.parts())} parts, each with its licence and its source")
    if options.sbom and not wrong:
        options.sbom.write_text(json.dumps(licences.sbom(licences.parts()), indent=1) + "\n", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
