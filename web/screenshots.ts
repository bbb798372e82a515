/** Pictures of every page: `npm run screenshots -- http://127.0.0.1:8000 folder`, with the server running there. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { chromium, type Browser, type Page } from "@playwright/test";

import { PLACES } from "./e2e/places.ts";
import { AGAINST_A_BOT, ASKING, hand, playOn, playTo, setUp, sit, Wire, type Finished } from "./e2e/table.ts";

const [address = "http://127.0.0.1:8000", folder = "screenshots", only = ""] = process.argv.slice(2);
const SCREENS = { phone: { width: 360, height: 740 }, wide: { width: 1440, height: 900 } } as const;
const LANGUAGES = ["en", "ru"] as const;
const THEMES = ["dark", "light"] as const;

const named = (name: string) => {
  const found = PLACES.find((place) => place.name === name);
  if (!found) throw new Error(`There is no place called ${name}`);
  return found.open;
};

/** Everything that is pictured: the table early and late, and the other pages as they are. */
const PICTURES: Record<string, (page: Page, games: Games) => Promise<void>> = {
  start: named("start"),
  new: named("new game"),
  "table-early": async (page) => {
    await sit(page, AGAINST_A_BOT, "practice 1");
    await hand(page).first().click();
  },
  "table-late": async (page, { late }) => {
    await page.goto(`/t/${late}`);
    await hand(page).first().waitFor();
  },
  "table-choice": async (page) => {
    const wire = new Wire(page);
    await sit(page, ASKING.setup, ASKING.seed);
    await playTo(page, wire, ASKING);
  },
  "table-card": async (page, { late }) => {
    await page.goto(`/t/${late}`);
    await page.locator('[data-place="row:3"]').click({ button: "right" });
  },
  "table-why": named("table, why a line of the log came about"),
  "hand-over": named("hand-over"),
  result: named("result"),
  replay: named("replay"),
  cards: named("cards"),
  card: named("a card"),
  rules: named("rules"),
  tutorial: named("tutorial"),
  lesson: named("a lesson"),
  settings: named("settings"),
};

interface Games extends Finished {
  late: string; // the table of a game that is far on
}

async function pageFor(browser: Browser, screen: keyof typeof SCREENS, theme: (typeof THEMES)[number]): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SCREENS[screen],
    colorScheme: theme,
    hasTouch: screen === "phone",
  });
  await context.addInitScript(() => localStorage.setItem("deckwright.settings", JSON.stringify({ lang: "en", speed: "instant" })));
  return context.newPage();
}

/** A game that is over, for all pictures. */
async function finished(browser: Browser): Promise<Finished> {
  const page = await pageFor(browser, "wide", "dark");
  await page.goto("/rules");
  const over = await setUp(page, AGAINST_A_BOT, "practice 2");
  await playOn(page, over.table);
  await page.context().close();
  return over;
}

/** A game that is far on, with Constructs on both sides, at the table of this device. */
async function farOn(page: Page): Promise<string> {
  await page.goto("/rules");
  const { table } = await setUp(page, { ...AGAINST_A_BOT, ruleset: "ascension-combined" }, "practice 12");
  await playOn(page, table, 11);
  return table;
}

async function speak(page: Page, lang: string): Promise<void> {
  await page.evaluate((wanted) => {
    const newValue = JSON.stringify({ lang: wanted, speed: "instant" });
    dispatchEvent(new StorageEvent("storage", { key: "deckwright.settings", newValue }));
  }, lang);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
const over = await finished(browser);
for (const screen of ["phone", "wide"] as const) {
  const page = await pageFor(browser, screen, "dark");
  const known = { ...over, late: await farOn(page) };
  for (const [name, open] of Object.entries(PICTURES)) {
    if (only && !name.includes(only)) continue;
    await page.goto("about:blank"); // every page is loaded anew
    await open(page, known);
    for (const lang of LANGUAGES) {
      await speak(page, lang);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(folder, `${name}-${screen}-${lang}-${theme}.png`) });
      }
    }
    console.log(`${name}, ${screen}`);
  }
  await page.context().close();
}
await browser.close();
