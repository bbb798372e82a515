"""How the documentation site is built: `make site`."""

from itertools import pairwise
from typing import Any

import deckwright
from generators.python_page import INNER

project = "Deckwright"
author = "the Deckwright authors"
copyright = author
version = release = deckwright.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest"]
html_theme = "furo"
html_title = f"Deckwright {version}"
html_copy_source = False
exclude_patterns = ["pictures"]
myst_heading_anchors = 3

default_role = "code"  # docstrings write names between single backticks
autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "member-order": "bysource",
    "exclude-members": ",".join(sorted(INNER)),
}
python_use_unqualified_type_names = True
doctest_global_setup = "import deckwright as dw"

INDENT = "    "


def mark_examples(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    """Examples in docstrings are set off by four spaces alone; Sphinx wants to be told."""
    told: list[str] = []
    for before, line in pairwise(["", *lines]):
        begins = line.startswith(INDENT) and not before.strip()
        if begins and not last_text(told).startswith((INDENT, "- ", "::")):
            told += ["::", ""]
        told.append(line)
    lines[:] = told


def last_text(lines: list[str]) -> str:
    """The last line that says something."""
    return next((line for line in reversed(lines) if line.strip()), "")


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", mark_examples)
