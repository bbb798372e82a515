"""A game as people see it: actions as text, views, events, undo, saving, replay, scenarios."""
