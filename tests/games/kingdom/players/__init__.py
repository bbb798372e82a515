"""Whoever plays kingdoms from inside the rules: policies, search, par, and what is counted."""
