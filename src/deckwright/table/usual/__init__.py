"""The usual forms of what a game brings: made from what it declares, for a game that needs no others."""
