import type { Page } from "@playwright/test";

import type { Catalogue } from "../src/api/types.gen";
import { PLACES } from "./places";
import { ask, ASKING, expect, instant, playTo, sit, test, Wire } from "./table";

type Lang = "pt" | "pl" | "ru";

// What may read the same in two languages: names, and words that both languages write alike.
const NAMES = ["Deckwright", "Ascension", "English", "Português", "Polski", "Русский", "Ana", "Bo"];
const KEYS = ["Ctrl+Z", "Esc", "Escape", "Enter", "Home", "End"];
const ALIKE: Record<Lang, string[]> = {
  pt: ["Tutorial", "Menu", "Chance", "Normal", "Total", "Replay", "Mechana", "Samael"],
  pl: ["Start", "Menu", "Honor", "Mechana", "Samael"],
  ru: [],
};
const IDS = /^[AKRV]-\d+(\.\d+)*[a-z]?$/;

/** Speak another language from now on, as if it had been chosen in another tab. */
async function speak(page: Page, lang: Lang | "en"): Promise<void> {
  await page.evaluate((wanted) => {
    const key = "deckwright.settings";
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), lang: wanted });
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }, lang);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** Everything on the page that somebody can read or hear. */
function words(page: Page): Promise<string[]> {
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

/** What reads the same in both languages although it should not; in Russian also what is not written in its letters. */
async function untranslated(page: Page, english: readonly string[], lang: Lang): Promise<string[]> {
  const [own, theirs] = await Promise.all([names(page, lang), names(page, "en")]);
  const alike = new Set([...NAMES, ...KEYS, ...ALIKE[lang]]);
  for (const [id, name] of theirs) if (own.get(id) === name) alike.add(name);
  const said = await words(page);
  const before = new Set(english);
  const same = said.filter((text) => before.has(text) && !alike.has(text.replace(/ · Deckwright$|: \d+$/, "")) && !IDS.test(text));
  if (lang !== "ru") return same;
  // The rules call sets and cards by the names that are printed on them.
  const printed = [...NAMES, ...KEYS, "Rise of Vigil", "Noxious Soul", ...theirs.values()].join(" ");
  const latin = said.filter((text) => [...text.matchAll(/[A-Za-z]{3,}/g)].some(([word]) => !printed.includes(word)));
  return [...new Set([...same, ...latin])];
}

for (const { name, open } of PLACES) {
  test(`in every language: ${name}`, async ({ page, finished }) => {
    await instant(page);
    await open(page, finished);
    const english = await words(page);
    expect(english.length).toBeGreaterThan(3);
    for (const lang of ["pt", "pl", "ru"] as const) {
      await speak(page, lang);
      await expect.soft
        .poll(() => untranslated(page, english, lang), { message: `still English in ${lang}`, timeout: 4_000 })
        .toEqual([]);
    }
  });
}

test("the language changes at the table while a choice is pending, and the choice is still there", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, ASKING.setup, ASKING.seed);
  await playTo(page, wire, ASKING);
  const asked = page.locator('[data-zone="prompt"]');
  await expect(asked).toContainText("Choose a Monster");
  const answers = await asked.locator("[data-answer]").count();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Polski" }).check();
  await page.keyboard.press("Escape");
  await expect(asked).not.toContainText("Choose");
  await expect(asked.locator("[data-answer]")).toHaveCount(answers);
  await expect(page.getByRole("button", { name: "Cofnij", exact: true })).toBeVisible();
  const { revision } = wire.state;
  await asked.locator('[data-answer="1"]').click();
  await wire.next(revision);
  await expect(asked.locator("[data-answer]")).toHaveCount(0);
});
