"""The report of many games: one HTML file in four languages that needs nothing but a browser."""

from importlib.resources import files
from pathlib import Path
from textwrap import indent

import jinja2
from markupsafe import Markup

from deckwright.cards.model import LANGUAGES
from deckwright.sim.report_game import GameReport, report_of
from deckwright.sim.report_page import Page
from deckwright.sim.report_setting import Setting, versions
from deckwright.sim.report_tally import Tally
from deckwright.table.arguments import check_language
from deckwright.table.rulesets import resolve

FILE = "report.html"


def report_html(tally: Tally, lang: str = "en", setting: Setting | None = None) -> str:
    """The report as the text of a page; `lang` is the language that is shown first."""
    check_language(lang)
    setting = setting or Setting()
    report = report_of(resolve(tally.ruleset, setting.packs).kind)
    figures = report.figures(tally, setting)
    languages = (lang, *(other for other in LANGUAGES if other != lang))
    pages = [Page(tally, setting, report, figures, one) for one in languages]
    environment = jinja2.Environment(
        loader=jinja2.DictLoader({"page": part("report.html.jinja"), "sections": report.sections}),
        autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined,
    )  # fmt: skip
    template = environment.get_template("page")
    return template.render(
        pages=pages,
        css=Markup(style(report)),
        js=Markup(part("report.js")),
        version=versions()["deckwright"],
        command=setting.command(tally),
    )


def write_report(tally: Tally, path: Path, lang: str = "en", setting: Setting | None = None) -> None:
    """Write the report to a file, whole or not at all."""
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.write_text(report_html(tally, lang, setting), encoding="utf-8")
    unfinished.replace(path)


def style(report: GameReport) -> str:
    """The style of the page, with the colours of the game in their places."""
    return (
        part("report.css")
        .replace("  /* light */\n", indent(report.light, "  "))
        .replace("    /* dark */\n", indent(report.dark, "    "))
    )


def part(name: str) -> str:
    """A file of the page."""
    return (files("deckwright.sim") / "page" / name).read_text(encoding="utf-8")
