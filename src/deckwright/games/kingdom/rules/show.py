"""What the player may see (K-R.13)."""

from deckwright.games.kingdom.rules import view_fields as vf
from deckwright.games.kingdom.rules.outcome import is_over
from deckwright.kernel.rules import Cells, Numbers, entry
from deckwright.kernel.showing import begin_fields
from deckwright.kernel.usual_fields import show_course, show_end, show_question


@entry
def show(s: Cells, t: Cells, bag: Cells, out: Numbers, viewer: int, aids: bool) -> None:
    """The fields of a view."""
    begin_fields(out)
    show_course(s, out, vf.COURSE)
    show_question(s, out, vf.QUESTION, viewer)
    if is_over(s):
        show_end(s, t, out, vf.OUTCOME)
