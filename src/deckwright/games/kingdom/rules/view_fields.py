"""Every field of a view of a kingdom: the rules write them by these numbers."""

from deckwright.kernel.showing import FieldList
from deckwright.kernel.usual_fields import declare_course, declare_end, declare_question

VIEW = FieldList()
COURSE = declare_course(VIEW)
QUESTION = declare_question(VIEW)
OUTCOME = declare_end(VIEW)
