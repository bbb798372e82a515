import type { Page } from "@playwright/test";

import type { Setup } from "../src/api/types.gen.ts";
import { placeOf } from "../src/games/ascension/board/places.ts";
import { FROM_PILE, sitAt } from "./asked";
import { paleColours, wear } from "./axe";
import { clipped, force } from "./pressing";
import { AGAINST_A_BOT, asked, expect, hand, instant, sit, test, Wire } from "./table";
import { OTHERS, speak } from "./words";

const KINGDOM: Setup = { ruleset: "kingdom", mode: "solo", seats: [{ kind: "here", name: "Ana" }] };
const THEMES = ["dark", "light"] as const;
const STATES: string[][] = [["hover"], ["hover", "active"], ["focus", "focus-visible"]];
const SCREENS = [
  ["phone", 360, 740],
  ["wide", 1440, 900],
] as const;
/** The buttons of a turn, where the names may differ by language. */
const end = (page: Page) => page.locator('.mains [data-zone="end"]');

/** Where buttons are that somebody presses in every game. */
const PRESSED: Record<string, (page: Page) => Promise<void>> = {
  "the start page": async (page) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  },
  "a new game": async (page) => {
    await page.goto("/new");
    await expect(page.locator("form, .page").getByRole("button").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  },
  "a table": async (page) => {
    await sit(page, AGAINST_A_BOT, "practice 1");
    await expect(hand(page)).toHaveCount(5);
  },
  "a table, reminded": async (page) => {
    await sit(page, AGAINST_A_BOT, "practice 1");
    await expect(hand(page)).toHaveCount(5);
    await end(page).click();
    await expect(end(page)).toHaveAttribute("aria-disabled", "false");
  },
  "a table, asked": async (page) => {
    await sitAt(page, FROM_PILE);
    await expect(asked(page).locator('[data-answer="0"]')).toBeVisible();
  },
  "a kingdom": async (page) => {
    await sit(page, KINGDOM, "practice 1");
    await expect(page.locator('[data-zone="play"] article')).toHaveCount(4);
  },
};

for (const [name, open] of Object.entries(PRESSED)) {
  test(`on ${name} every button can be read while it is pointed at, pressed or has the focus`, async ({ page }) => {
    await instant(page);
    await open(page);
    for (const theme of THEMES) {
      await wear(page, theme);
      for (const state of STATES) {
        const count = await force(page, "button, .button, .pick > input", state);
        expect(count).toBeGreaterThan(2);
        expect.soft(await paleColours(page), `${theme}, ${state.join(" and ")}`).toEqual([]);
      }
    }
  });

  for (const [screen, width, height] of SCREENS) {
    test(`on ${name} words fit their buttons in every language: ${screen}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await instant(page);
      await open(page);
      const words = () => page.locator(".app").innerText();
      expect.soft(await clipped(page), "en").toEqual([]);
      for (const lang of OTHERS) {
        const before = await words();
        await speak(page, lang);
        await expect.poll(words).not.toBe(before);
        await page.waitForLoadState("networkidle");
        expect.soft(await clipped(page), lang).toEqual([]);
      }
    });
  }
}

test("the confirmation can be read under the pointer that asked for it", async ({ page }) => {
  await instant(page);
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  await page.keyboard.press("p"); // nothing but the end is left to be pressed
  await expect(hand(page)).toHaveCount(0);
  await end(page).click();
  await expect(end(page)).toHaveText("End anyway");
  for (const theme of THEMES) {
    await wear(page, theme);
    await expect(end(page)).toHaveAttribute("aria-disabled", "false");
    expect.soft(await paleColours(page), theme).toEqual([]);
  }
});

test("a double click reminds and does not end the turn; a press after that does", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  const { revision } = wire.state;
  await end(page).dblclick();
  await expect(end(page)).toHaveText("End anyway");
  await expect(end(page)).toHaveAttribute("aria-disabled", "false");
  expect(wire.state.revision).toBe(revision);
  await end(page).click();
  await wire.next(revision);
  await expect(page.getByRole("banner").getByText("Round 2")).toBeVisible();
});

test("a button held down ends the turn at once, and letting it go does nothing more", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  await end(page).hover();
  await page.mouse.down();
  await wire.next(wire.state.revision);
  await expect(page.getByRole("banner").getByText("Round 2")).toBeVisible();
  await page.mouse.up();
  await expect(end(page)).toHaveText("End turn");
  await expect(page.getByRole("alert").filter({ hasText: "You could still: " })).toHaveCount(0);
});

for (const [screen, width, height] of [...SCREENS, ["laptop", 1366, 650], ["phone held sideways", 740, 360]] as const) {
  test(`the reminder covers nothing of what it names: ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await instant(page);
    const wire = new Wire(page);
    await sit(page, AGAINST_A_BOT, "practice 1");
    await expect(hand(page)).toHaveCount(5);
    const look = async () => {
      const actions = wire.state.question?.actions.filter((one) => one.useful).slice(0, 3) ?? [];
      expect(actions.length).toBeGreaterThan(0);
      await end(page).click();
      const note = page.getByRole("alert").filter({ hasText: "You could still: " });
      await expect(note).toBeInViewport({ ratio: 0.99 });
      const own = (await note.boundingBox())!;
      for (const place of [...actions.map((action) => `[data-place="${placeOf(action, 0)}"]`), '.mains [data-zone="end"]']) {
        for (const named of await page.locator(place).all()) {
          const box = (await named.boundingBox())!;
          const apart =
            own.x >= box.x + box.width || box.x >= own.x + own.width || own.y >= box.y + box.height || box.y >= own.y + own.height;
          expect.soft(apart, `${place} at ${JSON.stringify(box)} under ${JSON.stringify(own)}`).toBe(true);
        }
      }
    };
    await look(); // cards in hand
    await page.keyboard.press("p");
    await expect(hand(page)).toHaveCount(0);
    await look(); // cards on the table
  });
}
