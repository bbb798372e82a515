import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { has, speak, t } from "../../shell/i18n.svelte";
import { LANGUAGES } from "../../api/types.gen";
import { settings } from "../../shell/settings.svelte";
import { TERMS } from "./terms";
import { chapterOf, chapters, glossary, marked as cut, partOf, search as find } from "../../shell/rules/book";
import { searchFor } from "../../shell/search";

const stored = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../src/deckwright/games/ascension/rulebook/rules.json"), "utf8"),
) as { id: string; title: Record<string, string>; en: string }[];
const shape = { series: "A", terms: TERMS };
const rules = stored.map((rule) => ({ game: "ascension", id: rule.id, title: rule.title.en ?? "", text: rule.en }));

describe("chapters", () => {
  it("hold every rule once, under a title that all languages have", async () => {
    const groups = chapters(rules, shape);
    expect(groups.flatMap((chapter) => chapter.entries.map((entry) => entry.id)).sort()).toEqual(rules.map((rule) => rule.id).sort());
    for (const lang of LANGUAGES) {
      settings.lang = lang;
      await speak(lang);
      for (const chapter of groups) expect(has(chapter.title), `${lang} ${chapter.title}`).toBe(true);
      expect(groups.some((chapter) => chapter.title === "rules-chapter-other")).toBe(false);
    }
  });

  it("know rules, rulings and words of the glossary by their ids", () => {
    expect(chapterOf("A-12.3", shape)).toBe("A-12");
    expect(chapterOf("V-045", shape)).toBe("V");
    expect(["A-3", "A-3.2", "R-001", "V-045", "glossary", "runes", "nonsense", undefined].map((id) => partOf(id, shape))).toEqual([
      "rules",
      "rules",
      "rulings",
      "rulings",
      "glossary",
      "glossary",
      null,
      null,
    ]);
  });
});

const search = (entries: Parameters<typeof find>[0], words: string) => find(entries, searchFor(words, "en"));
const marked = (text: string, words: string) => cut(text, searchFor(words, "en"));

describe("the search in the rules", () => {
  it.each([
    ["how do I win", "A-18.5"],
    ["qwxz", null],
    ["banised", "A-14.1"],
    ["what happens on a tie", "A-18.6"],
    ["when does the game end", "A-18.1"],
  ])("answers “%s”", (words, id) => {
    const found = search(rules, words).map((rule) => rule.id);
    if (id === null) expect(found).toEqual([]);
    else expect(found.slice(0, 8), found.slice(0, 8).join()).toContain(id);
  });

  it("looks into numbers, titles and texts", () => {
    expect(search(rules, "A-14.5").map((rule) => rule.id)).toEqual(["A-14.5"]);
    expect(search(rules, "cultist banished").map((rule) => rule.id)).toContain("A-14.5");
    expect(search(rules, "xyzzy")).toEqual([]);
    expect(search(rules, " ")).toHaveLength(rules.length);
  });

  it("marks what it found, whatever marks the letters have", () => {
    expect(marked("Łódź i łódka", "lod")).toEqual([
      { text: "Łód", hit: true },
      { text: "ź i ", hit: false },
      { text: "łód", hit: true },
      { text: "ka", hit: false },
    ]);
    expect(marked("plain", "")).toEqual([{ text: "plain", hit: false }]);
    expect(
      marked("rune and power", "power rune")
        .filter((one) => one.hit)
        .map((one) => one.text),
    ).toEqual(["rune", "power"]);
  });
});

describe.each(LANGUAGES)("the glossary in %s", (lang) => {
  it("has a word and a meaning for every term, in alphabetical order", async () => {
    settings.lang = lang;
    await speak(lang);
    const terms = glossary(TERMS, t, lang);
    expect(terms).toHaveLength(TERMS.length);
    for (const term of terms) {
      expect(term.title).not.toContain("glossary-");
      expect(term.text).not.toContain("glossary-");
    }
    const titles = terms.map((term) => term.title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator(lang).compare));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("has every faction under the name that the cards have", async () => {
    settings.lang = lang;
    await speak(lang);
    const titles = glossary(TERMS, t, lang).map((term) => term.title.replace(/ \(.*\)$/, ""));
    for (const faction of ["enlightened", "lifebound", "mechana", "void"]) expect(titles).toContain(t(`card-faction-${faction}`));
  });
});

describe("the words of gallery, rules and cards", () => {
  const keys = (lang: string, file: string): string[] =>
    [...readFileSync(join(import.meta.dirname, `./locale/${lang}/${file}.ftl`), "utf8").matchAll(/^([\w-]+) =/gm)].map(
      (found) => found[1] ?? "",
    );

  it.each(["gallery", "rules", "cards"])("%s.ftl has the same keys in every language", (file) => {
    expect(keys("en", file).length).toBeGreaterThan(5);
    for (const lang of LANGUAGES) expect(keys(lang, file)).toEqual(keys("en", file));
  });
});
