"""The report of many games: one HTML file in four languages that needs nothing but a browser."""

from importlib.resources import files
from pathlib import Path

import jinja2
from markupsafe import Markup

from deckwright.cards.model import LANGUAGES
from deckwright.sim.report_figures import Figures
from deckwright.sim.report_page import Page
from deckwright.sim.report_setting import Setting, versions
from deckwright.sim.report_tally import Tally
from deckwright.table.arguments import check_language

FILE = "report.html"


def report_html(tally: Tally, lang: str = "en", setting: Setting | None = None) -> str:
    """The report as the text of a page; `lang` is the language that is shown first."""
    check_language(lang)
    setting = setting or Setting()
    figures = Figures.of(tally, setting.packs)
    pages = [Page(figures, setting, one) for one in (lang, *(other for other in LANGUAGES if other != lang))]
    environment = jinja2.Environment(
        autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined
    )
    template = environment.from_string(part("report.html.jinja"))
    return template.render(
        pages=pages,
        css=Markup(part("report.css")),
        js=Markup(part("report.js")),
        version=versions()["deckwright"],
        command=setting.command(tally),
    )


def write_report(tally: Tally, path: Path, lang: str = "en", setting: Setting | None = None) -> None:
    """Write the report to a file, whole or not at all."""
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.write_text(report_html(tally, lang, setting), encoding="utf-8")
    unfinished.replace(path)


def part(name: str) -> str:
    """A file of the page."""
    return (files("deckwright.sim") / "page" / name).read_text(encoding="utf-8")
