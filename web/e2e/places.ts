/** Every page of the product, and the states of the table that look different: for tests that walk through all of them. */
import type { Page } from "@playwright/test";

import { AGAINST_A_BOT, ASKING, expect, hand, playTo, setUp, sit, Wire, type Finished } from "./table.ts";

export interface Place {
  name: string;
  open: (page: Page, finished: Finished) => Promise<void>;
}

async function ready(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** Press a button that a small screen keeps behind another one. */
async function press(page: Page, name: string, behind: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  if (!(await button.isVisible())) await page.getByRole("button", { name: behind, exact: true }).click();
  await button.click();
}

async function table(page: Page): Promise<void> {
  await sit(page, AGAINST_A_BOT, "practice 1");
  await expect(hand(page)).toHaveCount(5);
}

export const PLACES: Place[] = [
  {
    name: "start",
    open: async (page) => {
      await setUp(page, AGAINST_A_BOT, "practice 1");
      await ready(page, "/");
      await expect(page.getByRole("link", { name: /^Continue: / })).toBeVisible();
    },
  },
  {
    name: "new game",
    open: async (page) => {
      await ready(page, "/new");
      const folds = page.locator("details:not([open]) > summary"); // one lies in the other
      while ((await folds.count()) > 0) await folds.first().click();
    },
  },
  { name: "table", open: table },
  {
    name: "table, a card inspected",
    open: async (page) => {
      await table(page);
      await hand(page).first().click({ button: "right" });
      await expect(page.getByRole("complementary", { name: "Looking closer" }).getByText("Copies: ")).toBeVisible();
    },
  },
  {
    name: "table, why a line of the log came about",
    open: async (page) => {
      await table(page);
      await page.getByRole("button", { name: /^Play all/ }).click();
      await expect(hand(page)).toHaveCount(0);
      const log = page.getByRole("button", { name: "Log", exact: true });
      if (await log.isVisible()) await log.click();
      await page
        .getByRole("complementary")
        .getByRole("button", { name: /gains 1 (Rune|Power)/ })
        .last()
        .click();
      await expect(page.getByRole("list", { name: "Why this happened" })).toContainText(/A-\d+\.\d+ \w+/);
    },
  },
  {
    name: "table, a choice",
    open: async (page) => {
      const wire = new Wire(page);
      await sit(page, ASKING.setup, ASKING.seed);
      await playTo(page, wire, ASKING);
      await expect(page.locator('[data-answer="1"]').first()).toBeVisible();
    },
  },
  {
    name: "table, the keys",
    open: async (page) => {
      await table(page);
      await page.keyboard.press("?");
      await expect(page.getByText("Go from thing to thing")).toBeVisible();
    },
  },
  {
    name: "table, leaving",
    open: async (page) => {
      await table(page);
      await press(page, "Leave the table", "Log");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "table, the plain board",
    open: async (page) => {
      const { table: made } = await setUp(page, AGAINST_A_BOT, "practice 1");
      await page.goto(`/t/${made}?board=plain`);
      await expect(page.getByRole("heading", { name: "Hand (5)" })).toBeVisible();
    },
  },
  {
    name: "hand-over",
    open: async (page) => {
      await sit(page, {
        ...AGAINST_A_BOT,
        seats: [
          { kind: "here", name: "Ana" },
          { kind: "here", name: "Bo" },
        ],
      });
      await expect(page.getByRole("button", { name: /^I am Ana/ })).toBeVisible();
    },
  },
  {
    name: "result",
    open: async (page, { table: finished, watch }) => {
      await ready(page, `/t/${finished}#${watch}`);
      await expect(page.getByRole("table", { name: "Final score" })).toBeVisible();
    },
  },
  {
    name: "replay",
    open: async (page, { table: finished, watch }) => {
      await ready(page, `/t/${finished}#${watch}`);
      await expect(page.getByRole("table", { name: "Final score" })).toBeVisible();
      await ready(page, `/replay/${finished}?move=20`);
      await expect(page.getByRole("slider", { name: "Move" })).toHaveValue("20");
    },
  },
  { name: "cards", open: (page) => ready(page, "/cards") },
  { name: "a card", open: (page) => ready(page, "/cards/ascension-10th/arha-templar") },
  { name: "rules", open: (page) => ready(page, "/rules") },
  { name: "tutorial", open: (page) => ready(page, "/learn") },
  {
    name: "a lesson",
    open: async (page) => {
      await ready(page, "/learn/row");
      await expect(page.getByText("Step 1 of 6")).toBeVisible();
    },
  },
  { name: "tutorial of another game", open: (page) => ready(page, "/learn?game=kingdom") },
  {
    name: "settings",
    open: async (page) => {
      await ready(page, "/learn");
      await press(page, "Settings", "Menu");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "name and medallion",
    open: async (page) => {
      await ready(page, "/learn");
      const chip = page.getByRole("button", { name: /Change name and medallion$/ }).first();
      if (!(await chip.isVisible())) await page.getByRole("button", { name: "Menu", exact: true }).click();
      await chip.click();
      await expect(page.getByRole("dialog", { name: "You at the table" })).toBeVisible();
    },
  },
  { name: "no such page", open: (page) => ready(page, "/nowhere") },
];
