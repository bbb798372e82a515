"""What is shown of a link where it is sent: the kind of page, in the reader's language, and nothing else."""

import re

import pytest

from deckwright.server.previews import KINDS, language_of, preview_of
from tests.server.visitor import Running, Visitor

SITE = "https://play.example"


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("de-DE,de;q=0.9", "en"),
        ("de,pl-PL;q=0.7,en;q=0.3", "pl"),
        ("pt-BR,en", "pt"),
        ("*", "en"),
    ],
)
def test_the_reader_s_language(accepted: str, lang: str) -> None:
    assert language_of(accepted) == lang


@pytest.mark.parametrize("lang", ["en", "pt", "pl", "ru"])
def test_every_kind_has_its_words(lang: str) -> None:
    pages = ["", *(f"{first}/x" for first in KINDS), "games/kingdom", "games/kingdom/story/x"]
    titles = {re.search(r'og:title" content="([^"]+)', preview_of(page, SITE, lang)).group(1) for page in pages}  # type: ignore[union-attr]
    assert len(titles) == len(KINDS) + 2 and not any(title.startswith("preview-") for title in titles)


def test_a_preview_names_no_table_and_no_secret(shared: Running) -> None:
    maker: Visitor = shared.visitor()
    table = maker.make("Zuzanna: here", "bot 1")["table"]
    page = maker.http.get(f"/t/{table}", headers={"accept": "text/html", "accept-language": "ru"}).text
    assert "Вас приглашают за стол" in page and 'property="og:image" content="http' in page
    assert table not in page and "Zuzanna" not in page


def test_addresses_cannot_write_into_the_page() -> None:
    assert "<script" not in preview_of('t/"><script>', SITE, "en")
