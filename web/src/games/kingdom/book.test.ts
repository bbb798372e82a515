import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { LANGUAGES } from "../../api/types.gen";
import { has, hear, speak } from "../../shell/i18n.svelte";
import { chapterOf, chapters, partOf } from "../../shell/rules/book";
import { settings } from "../../shell/settings.svelte";

const BOOK = join(import.meta.dirname, "../../../../src/deckwright/games/kingdom/rulebook");
const read = (file: string) =>
  (JSON.parse(readFileSync(join(BOOK, file), "utf8")) as { id: string; title: Record<string, string>; en: string }[]).map((rule) => ({
    game: "kingdom",
    id: rule.id,
    title: rule.title["en"] ?? "",
    text: rule.en,
  }));
const shape = { series: "K", terms: [] };

it("has a title for every chapter in every language", async () => {
  for (const lang of LANGUAGES) {
    settings.lang = lang;
    await speak(lang);
    await hear("kingdom");
    const groups = [...chapters(read("rules.json"), shape), ...chapters(read("rulings.json"), shape)];
    expect(groups).toHaveLength(27);
    for (const chapter of groups) expect([lang, chapter.id, has(chapter.title)]).toEqual([lang, chapter.id, true]);
    expect(groups.every((chapter) => chapter.title.endsWith(chapter.id))).toBe(true);
  }
});

it("tells rules from readings", () => {
  expect(["K-3", "K-8.1", "K-R.27", "K-R"].map((id) => partOf(id, shape))).toEqual(["rules", "rules", "rulings", null]);
  expect([chapterOf("K-8.1", shape), chapterOf("K-R.27", shape)]).toEqual(["K-8", "K-R"]);
});
