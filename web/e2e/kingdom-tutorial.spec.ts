/** The lessons of Kingdom in a real browser: by mouse, by keyboard, by finger, and astray. */
import type { Page } from "@playwright/test";

import { barriers, paleColours, wear } from "./axe";
import { expect, instant, test } from "./table";

const NEXT = ".coach > .button.primary";
const END = '[data-zone="end"]';

/** What is printed on a card in play. */
const on = (card: number, what: string) => `[data-zone="play"] article[data-card="${card}"] .${what}`;

// What a learner presses, lesson by lesson; each press does a step, but for those that lead to the next one.
const LESSONS: [string, string, string[][]][] = [
  [
    "upgrade",
    "Produce and upgrade",
    [
      [NEXT],
      [NEXT],
      [on(6, "look")],
      [NEXT],
      [on(4, "produces")],
      [on(8, "produces")],
      [on(6, "upgrade")],
      [NEXT],
      [END],
      [on(2, "upgrade")],
    ],
  ],
  [
    "effect",
    "Effects and second thoughts",
    [
      [NEXT],
      [on(4, "effect")],
      [on(6, "produces")],
      [on(9, "upgrade")],
      [NEXT],
      ['[title="Undo the whole turn"]'],
      [on(4, "effect"), on(6, "produces"), on(9, "upgrade.can")],
    ],
  ],
  [
    "advance",
    "Advance and Pass",
    [[NEXT], [on(9, "produces")], ['[data-part="advance"]', "dialog .button.primary"], [NEXT], [on(6, "upgrade.near")], [END], [END]],
  ],
  ["round", "A new round", [[NEXT], [END], [on(12, "look")], [on(12, "upgrade.near")], [NEXT]]],
];

/** Go through a lesson, each press in a way of one's own. */
async function learn(page: Page, title: string, steps: string[][], press: (selector: string) => Promise<void>): Promise<void> {
  const coach = page.getByRole("region", { name: title });
  for (const [index, presses] of steps.entries()) {
    await expect(coach.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    for (const selector of presses) {
      await expect(page.locator(`${selector}:not(:disabled)`).first()).toBeVisible();
      await press(selector);
    }
  }
  await expect(coach.getByRole("heading", { name: "Well done!" })).toBeVisible();
}

test("the first round is learned with the mouse, left and resumed, and leads to a kingdom of one's own", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await instant(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Lessons: Kingdom" }).click();
  await expect(page.getByRole("link", { name: "Kingdom", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Begin", exact: true }).click();
  for (const [index, [, title, steps]] of LESSONS.entries()) {
    await expect(page.getByText(`Lesson ${index + 1} of 4`)).toBeVisible();
    let pressed = 0;
    await learn(page, title, steps, async (selector) => {
      if (index === 0 && ++pressed === 6) {
        await page.goto("/");
        await page.getByRole("link", { name: `Continue: Lesson: ${title}` }).click();
      }
      await page.locator(selector).first().click();
    });
    if (index < 3) await page.locator(".coach").getByRole("link", { name: "Next lesson" }).click();
  }
  await page.getByRole("button", { name: "Found your kingdom" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My kingdoms" })).toBeVisible();
  await expect(page.getByText("No kingdom yet")).toBeVisible(); // a lesson is none
  await page.getByRole("link", { name: "Learn by playing" }).click();
  await expect(page.getByText("4 of 4 lessons finished")).toBeVisible();
  await page.getByRole("link", { name: "Ascension", exact: true }).click();
  await expect(page.getByRole("link", { name: /The Center Row and Runes/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test("every lesson is learned by keyboard alone", async ({ page }) => {
  await instant(page);
  for (const [lesson, title, steps] of LESSONS) {
    await page.goto(`/learn/${lesson}`);
    await learn(page, title, steps, async (selector) => {
      await page.locator(selector).first().focus();
      await page.keyboard.press("Enter");
    });
  }
});

test("one action may be taken back instead of the whole turn, by its key", async ({ page }) => {
  await instant(page);
  await page.goto("/learn/effect");
  const [, , steps] = LESSONS[1] ?? ["", "", []];
  for (const selector of steps.slice(0, 5).flat()) await page.locator(selector).first().click();
  await expect(page.getByText("Step 6 of 7")).toBeVisible();
  await page.keyboard.press("Control+z"); // the upgrade alone
  await expect(page.getByText("Step 7 of 7")).toBeVisible();
  await page.locator(on(9, "upgrade.can")).click();
  await expect(page.getByRole("heading", { name: "Well done!" })).toBeVisible();
});

test("on a phone a card is lifted, the coach stays in sight, and nothing is too wide", async ({ browser }, info) => {
  const context = await browser.newContext({
    baseURL: info.project.use.baseURL ?? "",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await instant(page);
  await page.goto("/learn/upgrade");
  for (const selector of [NEXT, NEXT, on(6, "look"), NEXT]) await page.locator(selector).first().tap();
  await expect(page.getByText("tap the card", { exact: false })).toBeVisible();
  const sheet = page.getByRole("complementary", { name: "Looking closer" });
  await sheet.getByRole("button", { name: "Close" }).tap();
  for (const [card, name] of [
    [4, /^Produce: Hartswood/],
    [8, /^Produce: Orrin Ford/],
    [6, /^Upgrade/],
  ] as const) {
    await page.locator(on(card, "look")).tap();
    const [above, below] = [await page.locator(".coach").boundingBox(), await sheet.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await sheet.getByRole("button", { name }).first().tap();
    await expect(sheet).toHaveCount(0); // the cards are in sight again
  }
  await expect(page.getByText("Step 8 of 10")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test("whoever goes astray is told, and finds the way back", async ({ page }) => {
  await instant(page);
  await page.goto("/learn/upgrade");
  const coach = page.locator(".coach");
  await page.locator(NEXT).click();
  await page.locator(NEXT).click();
  await page.locator(on(6, "look")).click();
  await page.locator(NEXT).click();
  await page.locator(END).click(); // passed too soon
  await expect(coach.getByText("This step can no longer be done here", { exact: false })).toBeVisible();
  await page.locator('[title="Undo"]').click();
  await expect(coach.getByText("This step can no longer be done here", { exact: false })).toHaveCount(0);
  await page.locator(on(6, "produces")).click(); // the very card that was to be upgraded
  await page.locator(on(4, "produces")).click();
  await page.locator(on(8, "produces")).click();
  await expect(coach.getByText("This step can no longer be done here", { exact: false })).toBeVisible();
  await coach.getByRole("button", { name: "Restart the lesson" }).last().click();
  await expect(coach.getByText("Step 1 of 10")).toBeVisible();
  await expect(page.locator('[data-zone="play"] article')).toHaveCount(4);
});

test("whoever cannot see or point finds the lessons too", async ({ page }) => {
  await instant(page);
  for (const path of ["/learn?game=kingdom", "/learn/upgrade"]) {
    await page.goto(path);
    await expect(page.locator(".later, .coach").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await wear(page, "dark");
    expect(await barriers(page)).toEqual([]);
    await wear(page, "light");
    expect(await paleColours(page)).toEqual([]);
  }
});

test("on a low screen what leads on stays in sight, and the text is scrolled above it", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.addInitScript(() => localStorage.setItem("deckwright.settings", JSON.stringify({ lang: "ru", speed: "instant" })));
  await page.goto("/learn/upgrade");
  await expect(page.locator(".coach .told.more")).toBeVisible();
  await expect(page.locator(NEXT)).toBeInViewport({ ratio: 1 });
  await page.locator(".coach .words").evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(page.locator(".coach .told.more")).toHaveCount(0);
  await page.locator(NEXT).click();
  expect(await page.locator(".coach .words").evaluate((box) => box.scrollTop)).toBe(0);
});
