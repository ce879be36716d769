"""Heroes: what each would do now, and which to keep or take."""
