"""What is shown of a link where it is sent: a title, a sentence, a picture.

Whoever makes the preview has the address without its secret, and no rights at any table: so it says what kind of page this
is, in the reader's language, and nothing of any table or person.
"""

from html import escape

from deckwright.cards.model import LANGUAGES
from deckwright.server.problems import words

PICTURE = "/preview.jpg"
WIDTH, HEIGHT = 1200, 630
# The kinds of pages that have words of their own, by the first part of the address; of all others it says what this place is.
KINDS = {
    "t": "table",
    "replay": "replay",
    "daily": "daily",
    "learn": "learn",
    "rules": "rules",
    "cards": "cards",
    "new": "setup",
}


def preview_of(name: str, site: str, accepted: str) -> str:
    """The tags for the page at this address of the site, for a reader who takes these languages."""
    lang = language_of(accepted)
    first, _, rest = name.partition("/")
    kind = KINDS.get(first, "start")
    if first == "games" and rest.partition("/")[2].startswith("story/"):
        kind = "story"
    say = words(lang).say
    title, about = say(f"preview-{kind}"), say(f"preview-{kind}-about")
    properties = {
        "og:type": "website", "og:site_name": "Deckwright", "og:locale": lang, "og:title": title, "og:description": about,
        "og:image": site + PICTURE, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT),
        "og:image:alt": say("preview-picture"),
    }  # fmt: skip
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def language_of(accepted: str) -> str:
    """The first language that a browser takes and we speak; English where there is none."""
    wanted = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")
