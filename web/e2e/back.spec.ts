import type { Page } from "@playwright/test";

import { expect, instant, test } from "./table";

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => globalThis.scrollTo(0, to), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

for (const [name, path, opened, shown] of [
  ["the gallery", "/cards", 'a[href^="/cards/"]', "article"],
  ["the rules", "/rules", 'a[href^="/rules/"], a[href^="/cards/"]', "h1"],
] as const) {
  test(`whoever goes back to ${name} finds it as it was left`, async ({ page }) => {
    await instant(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(`main ${opened.split(",")[0]}`).first()).toBeAttached();
    await scrollTo(page, 1500);
    const link = page.locator(`main :is(${opened})`);
    const index = await link.evaluateAll((all) =>
      all.findIndex((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one.checkVisibility() && top > 100 && bottom < innerHeight;
      }),
    );
    const left = await scrolled(page);
    await link.nth(index).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
    await expect(page.locator(`main ${shown}`).first()).toBeAttached();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(left);
  });
}

test("a page that is opened anew begins at its top", async ({ page }) => {
  await page.goto("/cards");
  await page.waitForLoadState("networkidle");
  await scrollTo(page, 1200);
  await page.getByRole("navigation").getByRole("link", { name: "Rules" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("whoever goes back to a replay sees the shown move in the list", async ({ page, finished }) => {
  await instant(page);
  await page.goto(`/t/${finished.table}#${finished.watch}`);
  await expect(page.getByRole("table", { name: "Final score" })).toBeVisible();
  await page.goto(`/replay/${finished.table}?move=60`);
  const here = page.locator("[data-move][aria-current]");
  await expect(here).toHaveAttribute("aria-current", "step");
  await expect(here).toBeInViewport();
  await page.getByRole("link", { name: "Rules" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(here).toHaveAttribute("aria-current", "step");
  await expect(here).toBeInViewport();
});
