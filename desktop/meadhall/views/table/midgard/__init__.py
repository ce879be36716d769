"""The Harbour of Champions on the table page."""
