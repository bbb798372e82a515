import type { Page } from "@playwright/test";

import { viewOf } from "../src/games/ascension/board/view.ts";
import { heard } from "./hearing";
import { AGAINST_A_BOT, click, DRAWING, expect, hand, instant, playTo, sit, test, Wire } from "./table";

test("plays are taken back: by the button, by Ctrl+Z, and all of them to the start of the turn", async ({ page }) => {
  await instant(page);
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  const resources = page
    .getByRole("group", { name: "What you have" })
    .or(page.getByRole("region", { name: "What you have" }))
    .or(page.getByRole("list", { name: "What you have" }));
  const before = await resources.innerText();

  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(4);
  expect(await resources.innerText()).not.toBe(before);
  await undo.click();
  await expect(hand(page)).toHaveCount(5);
  expect(await resources.innerText()).toBe(before);

  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(4);
  await page.keyboard.press("Control+z");
  await expect(hand(page)).toHaveCount(5);

  await hand(page).first().click();
  await hand(page).first().click();
  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Undo the whole turn" }).click();
  await expect(hand(page)).toHaveCount(5);
  await expect(undo).toHaveAttribute("aria-disabled", "true");
});

const MARK = '.tools [data-part="take-backs"]';

test("against a bot what was seen is taken back after a question, and the game is marked", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  const table = await sit(page, AGAINST_A_BOT, "taken back");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const offer = page.getByRole("alert").filter({ hasText: "Taking back marks the game." });
  await expect(hand(page)).toHaveCount(5);
  await page.keyboard.press("p");
  await expect(hand(page)).toHaveCount(0);
  const before = viewOf(wire.state);
  await endTurn(page, wire);

  await expect(undo).toHaveAttribute("aria-disabled", "false");
  await undo.click();
  await expect(offer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(offer).toBeVisible();
  await expect(page.locator(MARK)).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(hand(page)).toHaveCount(0);
  await expect(page.locator(MARK)).toHaveText("with 1 take-back");
  expect(viewOf(wire.state)).toEqual(before);
  await expect(offer).toBeHidden();

  await endTurn(page, wire);
  await undo.click(); // the mark is there: nothing more is asked
  await expect(page.locator(MARK)).toHaveText("with 2 take-backs");
  expect(viewOf(wire.state)).toEqual(before);

  await page.reload();
  await expect(page.locator(MARK)).toHaveText("with 2 take-backs");
  await page.goto(`/replay/${table}`);
  await expect(page.locator('header [data-part="take-backs"]')).toHaveText("with 2 take-backs");
});

/** End the turn, and wait until one is asked again. */
async function endTurn(page: Page, wire: Wire): Promise<void> {
  const { revision, question } = wire.state;
  await click(page, wire.state, question?.actions.find((one) => one.group === "end") ?? "play all");
  await wire.next(revision);
  await expect(hand(page)).toHaveCount(5);
}

test("what was seen cannot be taken back where the table allows none, and it says so", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, DRAWING.setup, DRAWING.seed, false);
  await playTo(page, wire, DRAWING);
  await expect(hand(page)).toHaveCount(5); // one played, one drawn
  expect(wire.state.undo.gesture).toBe(false);
  const reason = await heard(page, wire.state, wire.state.undo.reason ?? "");
  const told = page.getByRole("alert").filter({ hasText: reason });
  expect(reason.length).toBeGreaterThan(10);
  await page.keyboard.press("Control+z");
  await expect(told).toBeVisible();
  await expect(told).toContainText(/draw/i);
  await expect(hand(page)).toHaveCount(5);
});

test("what was done by one gesture is taken back by one: all cards at once, by button and by key", async ({ page }) => {
  await instant(page);
  await sit(page, AGAINST_A_BOT, "practice 1");
  await expect(hand(page)).toHaveCount(5);
  const playAll = [() => page.getByRole("button", { name: /^Play all/ }).click(), () => page.keyboard.press("p")];
  const undo = [() => page.getByRole("button", { name: "Undo", exact: true }).click(), () => page.keyboard.press("Control+z")];
  for (const play of playAll) {
    for (const back of undo) {
      await play();
      await expect(hand(page)).toHaveCount(0);
      await back();
      await expect(hand(page)).toHaveCount(5);
      await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute("aria-disabled", "true");
    }
  }
});

test("after the page is loaded again a gesture is still taken back as one", async ({ page }) => {
  await instant(page);
  await sit(page, AGAINST_A_BOT, "practice 1");
  await expect(hand(page)).toHaveCount(5);
  await page.keyboard.press("p");
  await expect(hand(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("Control+z");
  await expect(hand(page)).toHaveCount(5);
});
