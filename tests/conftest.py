"""Tests run on compiled rules unless the environment says otherwise."""

import os

os.environ.setdefault("DECKWRIGHT_MODE", "compiled")
