import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

import { bundleOf, type Words } from "./i18n.svelte";
import { LANGUAGES } from "../api/types.gen";
import type { Language } from "./settings.svelte";

const FILES: Record<string, string> = import.meta.glob("../**/locale/*/*.ftl", { eager: true, query: "?raw", import: "default" });
const OTHERS = LANGUAGES.filter((lang) => lang !== "en");

/** The words of the shell (`./`) and of each game (`../games/…/`), by language. */
const SPEAKERS = new Map<string, Record<Language, Words>>();
for (const [path, text] of Object.entries(FILES)) {
  const [, who = "", lang = "en", file = ""] = /^(.*)locale\/(\w+)\/(.*)$/.exec(path) ?? [];
  const spoken = SPEAKERS.get(who) ?? { en: {}, pt: {}, pl: {}, ru: {} };
  spoken[lang as Language][file] = text;
  SPEAKERS.set(who, spoken);
}

function keys(words: Words): string[] {
  return Object.values(words)
    .flatMap((text) => new FluentResource(text).body.map((entry) => entry.id))
    .sort();
}

/** The names of the arguments that a text uses. */
function args(pattern: unknown): string[] {
  return [...new Set([...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1] ?? ""))].sort();
}

test("the shell and at least one game have words", () => {
  expect([...SPEAKERS.keys()].some((who) => who.includes("games/"))).toBe(true);
  expect(SPEAKERS.size).toBeGreaterThan(1);
});

describe.each([...SPEAKERS])("the words of %s", (_, spoken) => {
  test.each(OTHERS)("%s has every key of English and no other", (lang) => {
    expect(keys(spoken[lang])).toEqual(keys(spoken.en));
    expect(Object.keys(spoken[lang])).toEqual(Object.keys(spoken.en));
  });

  test.each(LANGUAGES)("%s has each key once", (lang) => {
    const all = keys(spoken[lang]);
    expect(all.filter((key, i) => all[i + 1] === key)).toEqual([]);
  });

  test.each(OTHERS)("%s uses the same arguments", (lang) => {
    const [here, there] = [bundleOf(lang, spoken[lang]), bundleOf("en", spoken.en)];
    for (const key of keys(spoken.en)) {
      expect([key, args(here.getMessage(key)?.value ?? null)]).toEqual([key, args(there.getMessage(key)?.value ?? null)]);
    }
  });
});

test("no game has a key of the shell's", () => {
  const shell = new Set(keys(SPEAKERS.get("./")?.en ?? {}));
  expect(shell.size).toBeGreaterThan(100);
  for (const [who, spoken] of SPEAKERS) if (who !== "./") expect(keys(spoken.en).filter((key) => shell.has(key))).toEqual([]);
});

test("plurals are right where a language has several", () => {
  const russian = bundleOf("ru", SPEAKERS.get("./")?.ru ?? {});
  const say = (count: number) => russian.formatPattern(russian.getMessage("new-players-count")!.value!, { count });
  expect([1, 3, 5, 21].map(say)).toEqual(["1 игрок", "3 игрока", "5 игроков", "21 игрок"]);
});
