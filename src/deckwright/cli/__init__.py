"""The terminal program: play at one keyboard, look at saved games again."""
