"""Recorded kingdoms: each as a save without its events, its log beside it in words of the engine."""
