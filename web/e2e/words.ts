/** What is said on a page, and what of it was left in another language. */
import { expect, type Page } from "@playwright/test";

import { LANGUAGES, type Catalogue } from "../src/api/types.gen.ts";
import { ask } from "./table.ts";

export type Lang = Exclude<(typeof LANGUAGES)[number], "en">;
export const OTHERS = LANGUAGES.filter((lang): lang is Lang => lang !== "en");

// What may read the same in two languages: names, and words that both languages write alike.
const NAMES = ["Deckwright", "Ascension", "Noxious Soul", "English", "Português", "Polski", "Русский", "Ana", "Bo"];
const KEYS = ["Shift", "Ctrl+Z", "Esc", "Escape", "Enter", "Home", "End"];
const ALIKE: Record<Lang, string[]> = {
  pt: ["Tutorial", "Menu", "Chance", "Normal", "Total", "Replay", "Mechana", "Samael", "Nim", "Wick"],
  pl: ["Start", "Menu", "Honor", "Mechana", "Samael", "Nim", "Wick"],
  ru: [],
};
const IDS = /^[AKRV]-\d+(\.\d+)*[a-z]?$/;

/** Speak another language from now on, as if it had been chosen in another tab. */
export async function speak(page: Page, lang: Lang | "en"): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "deckwright.settings";
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), lang: wanted });
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, lang);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** Everything on the page that somebody can read or hear. */
export function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const elsewhere = parentElement?.closest("[lang]")?.getAttribute("lang") !== document.documentElement.lang; // a quotation
      if (!elsewhere && !parentElement?.closest("script, style, noscript")) found.add(textContent?.trim().replace(/\s+/g, " ") ?? "");
    }
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name)?.trim() ?? "");
    }
    return [...found].filter((text) => /\p{L}{2,}/u.test(text));
  });
}

const catalogues = new Map<string, Promise<Map<string, string>>>();

/** The names of all cards in a language, by id. */
function names(page: Page, lang: string): Promise<Map<string, string>> {
  const known = catalogues.get(lang);
  if (known) return known;
  const found = ask<Catalogue>(page, `/rulesets/ascension-combined/cards?lang=${lang}`).then(
    ({ cards }) => new Map(cards.map((card) => [card.id, card.name])),
  );
  catalogues.set(lang, found);
  return found;
}

const NUMERAL = /^[IVX]+$|^\w+:? \d+(, \w+:? \d+)+$/; // on the ring of the table; the scores of people and bots by their names

/** What reads the same in both languages although it should not; in Russian also what is not written in its letters. */
export async function untranslated(page: Page, english: readonly string[], lang: Lang): Promise<string[]> {
  const [own, theirs] = await Promise.all([names(page, lang), names(page, "en")]);
  const alike = new Set([...NAMES, ...KEYS, ...ALIKE[lang]]);
  for (const [id, name] of theirs) if (own.get(id) === name) alike.add(name);
  const said = (await words(page)).filter((text) => !NUMERAL.test(text));
  const before = new Set(english);
  const same = said.filter((text) => before.has(text) && !alike.has(text.replace(/ · Deckwright$|: \d+$/, "")) && !IDS.test(text));
  if (lang !== "ru") return same;
  const printed = new Set([...NAMES, ...KEYS].flatMap((name) => name.split(/\W+/)));
  const latin = said.filter((text) => [...text.matchAll(/[A-Za-z]{3,}/g)].some(([word]) => !printed.has(word)));
  return [...new Set([...same, ...latin])];
}
