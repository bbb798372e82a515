/** The place itself in a real browser: letters, ground, light, and the moments of its clock. */
import { expect, instant, test } from "./table";
import { come, POSITIONS, type Position } from "./positions";

const FIRST = POSITIONS[0] as Position;
const MOST_SHIFT = 0.02;

test("titles are in our own letters, which are there before anything is read, so that nothing moves", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.locator("h1").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('20px "Deckwright Orrery"'))).toBe(true);
  const [sent] = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).map(({ name }) => name),
  ); // prettier-ignore
  expect((await page.request.get(sent ?? "")).headers()["cache-control"]).toContain("immutable");
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_SHIFT);
});

test("the ground is decoration: it turns with the rounds, and without motion nothing drifts over it", async ({ page }) => {
  await instant(page);
  let round = 1;
  await come(page, { ...FIRST, more: (view) => (view.round = round) });
  const ground = page.locator(".ground");
  await expect(ground).toHaveAttribute("aria-hidden", "true");
  await expect(ground).toHaveCSS("pointer-events", "none");
  await expect(ground.locator(".motes")).toHaveCount(0);
  await expect(ground.locator(".limb")).toHaveCSS("rotate", "0deg");
  const middle = () =>
    ground.locator(".limb").evaluate((limb) => {
      const { left, top, width, height } = limb.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    });
  const before = await middle();
  round = 4;
  await page.locator('[data-place^="hand:"]').first().click();
  await expect(ground.locator(".limb")).toHaveCSS("rotate", "-45deg");
  expect(await middle()).toEqual(before);
});

test("the last round is told across the table and to readers, any key ends that, and after a reload it is not told again", async ({
  page,
}) => {
  let begun = false;
  await come(page, { ...FIRST, more: (view) => (view.end_triggered = begun) });
  const banner = page.locator(".last-round");
  await expect(banner).toHaveCount(0);
  begun = true;
  await page.locator('[data-place^="hand:"]').first().click();
  await expect(banner).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Last round!");
  await page.keyboard.press("Shift");
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.locator('[data-place^="hand:"]').first().waitFor();
  await page.waitForTimeout(400);
  await expect(banner).toHaveCount(0);
});
