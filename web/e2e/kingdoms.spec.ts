/** Kingdoms beside their table: found one, play, branch, compare, export, import; their pages for everybody. */
import type { Locator, Page } from "@playwright/test";

import type { TreeShown } from "../src/api/types.gen.ts";
import { barriers, paleColours, wear } from "./axe";
import { ask, expect, instant, test, Wire } from "./table";

async function found(page: Page, name: string): Promise<TreeShown> {
  return ask<TreeShown>(page, "/trees", { name, ruleset: "kingdom", options: {} });
}

/** Sit down, and end turns until a round begins. */
async function playTo(page: Page, wire: Wire, round: number, sitDown: Locator): Promise<void> {
  wire.states.length = 0; // those of another table
  await sitDown.click();
  await expect.poll(() => wire.states.length).toBeGreaterThan(0);
  for (let n = 0; n < 60; n += 1) {
    const { view, revision, question } = wire.state;
    if ((view as { round: number }).round >= round) return;
    const asked = question?.kind === "turn" || question?.kind === "next";
    await page
      .locator(asked ? '[data-zone="end"]' : '[data-answer="1"]')
      .first()
      .click();
    await expect.poll(() => wire.state.revision).toBeGreaterThan(revision);
  }
}

test("a kingdom is founded, played, branched, compared, handed out and taken in again", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await instant(page);
  const wire = new Wire(page);
  await page.goto("/");
  await page.getByRole("link", { name: /^Kingdom/ }).click();

  // Founded with two clicks.
  await page.getByLabel("Name of the kingdom").fill("Otterholm");
  await playTo(page, wire, 2, page.getByRole("button", { name: "Found the kingdom" }));

  // From the table to the kingdom, off into a branch, and on there.
  await page.getByRole("link", { name: /^Otterholm/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Otterholm" })).toBeVisible();
  await page.getByRole("button", { name: "Branch from here" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Name of the branch/).fill("By the river");
  await expect.poll(() => dialog.getByRole("option").count()).toBeGreaterThan(2);
  await dialog.getByLabel("Branch off").selectOption("1");
  await dialog.getByRole("button", { name: "Create the branch" }).click();
  await expect(page.locator('[data-node="2"]')).toContainText("from Founding 1, after action 1");
  await playTo(page, wire, 3, page.getByRole("link", { name: "Continue this kingdom" }).first());
  await page.getByRole("link", { name: /^Otterholm/ }).click();

  // Side by side.
  await page.getByRole("link", { name: "Compare two branches" }).click();
  const compared = page.getByRole("table", { name: "Two branches compared" });
  await expect(compared.getByRole("row").nth(1)).toContainText("Round 1");
  await expect(compared.getByRole("columnheader", { name: "By the river" })).toBeVisible();
  await page.getByRole("link", { name: "Otterholm" }).click();

  // Back to where it was founded; the branch is forgotten.
  await page.getByRole("button", { name: /^Go there/ }).click();
  await expect(page.locator('[data-node="1"]')).toContainText("you are here");

  // Out as a file, and in again.
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Export kingdom" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^kingdom-.*\.json$/);
  await page.getByRole("button", { name: "Forget By the river" }).click();
  await page.getByRole("button", { name: "Forget this branch" }).click();
  await expect(page.locator("[data-node]")).toHaveCount(1);
  await page.getByRole("link", { name: "My kingdoms" }).click();
  await page.getByLabel("Choose a file").setInputFiles(await file.path());
  await expect(page.locator("[data-node]")).toHaveCount(2);
  await expect(page.locator('[data-node="1"]')).toContainText("imported");
  await page.getByRole("link", { name: "My kingdoms" }).click();
  await expect(page.getByRole("link", { name: /^Continue this kingdom: Otterholm/ })).toHaveCount(2);
  await page.getByLabel("Choose a file").setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(page.getByRole("alert").filter({ hasText: "cannot be read" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("of two open pages only the one where the kingdom stands is played, and one can go back", async ({ page, context }) => {
  const first = await found(page, "Two Fords");
  await instant(page);
  await page.goto(`/t/${first.table}`);
  await expect(page.locator('[data-zone="end"]').first()).toBeVisible();
  const branched = await ask<TreeShown>(page, `/trees/${first.tree}/branch`, { revision: first.revision, name: "By the river" });
  await expect(page.getByRole("heading", { name: "“Two Fords” goes on at another table now" })).toBeVisible();
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 900 });

  const other = await context.newPage();
  await instant(other);
  await other.goto(`/t/${branched.table}`);
  await expect(other.locator('[data-zone="end"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Go on from here instead" }).click();
  await expect(page.getByRole("heading", { name: /goes on at another table/ })).toHaveCount(0);
  await expect(page.locator('[data-zone="end"]').first()).toBeEnabled();
  await other.getByRole("link", { name: "Go to where “Two Fords” stands" }).click();
  await expect(other).toHaveURL(new RegExp(`/t/${first.table}$`));
  await page.locator('[data-zone="end"]').first().click();

  // A replay leads to a branch from the move that it shows.
  await page.goto(`/replay/${first.table}?move=1`);
  await page.getByRole("button", { name: "Branch off from here" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Branch off")).toHaveValue("1");
  await dialog.getByRole("button", { name: "Create the branch" }).click();
  await expect(page.locator('[data-node="3"]')).toContainText("you are here");
});

test("the chronicle is shared by a link, and on paper nothing but the story is left", async ({ page, browser }, info) => {
  await instant(page);
  const { table } = await found(page, "Mill End");
  await page.goto(`/games/kingdom/story/${table}`);
  await expect(page.getByRole("heading", { level: 1, name: "Mill End" })).toBeVisible();
  await expect(page.getByText("Whoever has this link can read the chronicle and watch this kingdom.")).toBeVisible();
  const { watch } = await ask<{ watch: string }>(page, `/tables/${table}/links`);
  const context = await browser.newContext({ baseURL: info.project.use.baseURL ?? "" });
  const guest = await context.newPage();
  await guest.goto(`/games/kingdom/story/${table}#${watch}`);
  await expect(guest.getByRole("heading", { level: 1, name: "Mill End" })).toBeVisible();
  await expect(guest).toHaveURL(new RegExp(`/story/${table}$`));
  await context.close();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  for (const gone of [page.getByRole("banner").first(), page.getByRole("button", { name: "Print the chronicle" })]) {
    await expect(gone).toBeHidden();
  }
});

test("whoever cannot see or point finds the pages of a kingdom; on a phone none is wider than the screen", async ({ page }) => {
  await instant(page);
  const tree = await found(page, "Otterholm");
  const { revision } = tree;
  await ask<TreeShown>(page, `/trees/${tree.tree}/branch`, { revision, name: "By the river" });
  const pages = ["", `/tree/${tree.tree}`, `/compare/${tree.tree}`, `/story/${tree.table}`].map((one) => `/games/kingdom${one}`);
  for (const path of [...pages, "/cards?game=kingdom"]) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expect(page.locator('main [aria-busy="false"]')).toBeVisible();
    await wear(page, "dark");
    expect([path, await barriers(page)]).toEqual([path, []]);
    await wear(page, "light");
    expect([path, await paleColours(page)]).toEqual([path, []]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
});
