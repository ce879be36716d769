"""Who learns here: profiles, lessons, the coach."""
