"""What runes and destinies do, and where they are taken: the Sage's House and the Rune Reader."""
