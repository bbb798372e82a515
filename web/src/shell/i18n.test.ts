import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { bundleOf } from "./i18n.svelte";
import { words as en } from "./locale/en";
import { words as pl } from "./locale/pl";
import { words as pt } from "./locale/pt";
import { words as ru } from "./locale/ru";

const LANGUAGES = { en, pt, pl, ru } as const;

function keys(words: Record<string, string>): string[] {
  return Object.values(words).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id)).sort();
}

/** The names of the arguments that a text uses. */
function args(pattern: unknown): string[] {
  return [...new Set([...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1] ?? ""))].sort();
}

describe("the words of the pages", () => {
  test.each(["pt", "pl", "ru"] as const)("%s has every key of English and no other", (lang) => {
    expect(keys(LANGUAGES[lang])).toEqual(keys(en));
    expect(Object.keys(LANGUAGES[lang])).toEqual(Object.keys(en));
  });

  test.each(Object.entries(LANGUAGES))("%s has each key once", (_, words) => {
    const all = keys(words);
    expect(all.filter((key, i) => all[i + 1] === key)).toEqual([]);
  });

  test.each(["pt", "pl", "ru"] as const)("%s uses the same arguments", (lang) => {
    const [here, there] = [bundleOf(lang, LANGUAGES[lang]), bundleOf("en", en)];
    for (const key of keys(en)) {
      expect([key, args(here.getMessage(key)?.value ?? null)]).toEqual([key, args(there.getMessage(key)?.value ?? null)]);
    }
  });

  test("plurals are right where a language has several", () => {
    const russian = bundleOf("ru", ru);
    const say = (count: number) => russian.formatPattern(russian.getMessage("table-rulings")!.value!, { count });
    expect([1, 3, 5, 21].map(say)).toEqual([
      "1 пояснение по карте",
      "3 пояснения по карте",
      "5 пояснений по карте",
      "21 пояснение по карте",
    ]);
  });
});
