import { expect, test } from "@playwright/test";

import { barriers } from "./axe";

test("who practises asks for a hint by its key, does it by the same, and it is counted", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  const ask = page.getByRole("button", { name: "Ask for a hint" });
  await expect(ask).toHaveAttribute("aria-disabled", "false", { timeout: 20_000 });
  await ask.click();
  const hint = page.locator('[data-part="hint"]');
  await expect(hint).toBeVisible();
  await expect(hint).toContainText(/Play|Acquire|Defeat|End/);
  await expect(page.locator('[data-part="hints"]').first()).toHaveText("with 1 hint");
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(hint).toBeVisible();
  await expect(page.locator('[data-part="hints"]').first()).toHaveText("with 1 hint");
  await page.keyboard.press("h");
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toHaveAttribute("aria-disabled", "false");
});
