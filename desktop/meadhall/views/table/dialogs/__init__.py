"""The dialogs that games put together from: sheets, choices, composers."""
