import { expect, test } from "@playwright/test";

import { barriers } from "./axe";

test("the deal of the day is one try, from the start page to the end of the table", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Daily star/ }).click();
  await expect(page.getByRole("heading", { name: "Daily star", level: 1 })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Play today’s deal" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('[data-place^="hand:"]')).toHaveCount(5);
  await expect(page.locator('[data-part="daily"]').first()).toContainText("Daily star ·");
  const table = page.url();

  const second = await page.context().newPage();
  await second.goto("/daily");
  await second.getByRole("button", { name: "Go on playing" }).click();
  await expect(second).toHaveURL(table);

  await page.getByRole("button", { name: "Leave the table" }).first().click();
  await expect(page.getByRole("button", { name: "The computer takes the seat" })).toHaveCount(0);
  await page.getByRole("button", { name: "End the table" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/daily");
  await expect(page.getByText("You ended this try.")).toBeVisible();
  await expect(page.getByRole("button", { name: /deal/ })).toHaveCount(0);
});
