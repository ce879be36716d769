"""One library of macOS for two processors, joined as `lipo -create` joins them, on any system."""

import struct

_THIN, _FAT = b"\xcf\xfa\xed\xfe", 0xCAFEBABE
_PAGE = 14  # bits: 16 kB, as Apple's processors have it


def is_for_macos(library: bytes) -> bool:
    return library.startswith(_THIN)


def universal(*libraries: bytes) -> bytes:
    """Each of them is for one processor, which its first bytes name."""
    parts = sorted(libraries, key=lambda library: library[4:12])
    head, body = struct.pack(">II", _FAT, len(parts)), bytearray(_to_page(8 + 20 * len(parts)))
    for part in parts:
        head += struct.pack(">IIIII", *struct.unpack_from("<II", part, 4), len(body), len(part), _PAGE)
        body += part + bytes(_to_page(len(part)) - len(part))
    return head + body[len(head) :]


def _to_page(size: int) -> int:
    return -(-size >> _PAGE) << _PAGE
