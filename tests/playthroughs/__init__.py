"""Recorded games. A change of rules shows as a readable difference and must be a new rules version."""
