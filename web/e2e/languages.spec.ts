import { ASKING, expect, instant, playTo, sit, test, Wire } from "./table";

test("the language changes at the table while a choice is pending, and the choice is still there", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, ASKING.setup, ASKING.seed);
  await playTo(page, wire, ASKING);
  const asked = page.locator('[data-zone="prompt"]');
  await expect(asked).toContainText("Choose a Monster");
  const offered = page.locator("[data-answer]");
  const answers = await offered.count();
  expect(answers).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Polski" }).check();
  await page.keyboard.press("Escape");
  await expect(asked).not.toContainText("Choose");
  await expect(offered).toHaveCount(answers);
  await expect(page.getByRole("button", { name: "Cofnij", exact: true })).toBeVisible();
  const { revision } = wire.state;
  await page.locator('[data-answer="1"]').first().click();
  await wire.next(revision);
  await expect(offered).toHaveCount(0);
});
