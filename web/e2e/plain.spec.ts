import type { Page } from "@playwright/test";

import { heard } from "./hearing";
import { AGAINST_A_BOT, asked, expect, instant, setUp, test, Wire } from "./table";

/** Sit down at the plain board. */
async function sitDown(page: Page): Promise<Wire> {
  await instant(page);
  const wire = new Wire(page);
  const { table } = await setUp(page, AGAINST_A_BOT, "practice 1");
  await page.goto(`/t/${table}?board=plain`);
  await expect(page.getByRole("heading", { name: "Hand (5)" })).toBeVisible();
  return wire;
}

/** Press the button of an answer, and wait until we are asked again. */
async function answer(page: Page, wire: Wire, which: (labels: string[]) => number): Promise<void> {
  const state = await wire.next(-1);
  const labels = (state.question?.actions ?? []).map((one) => heard(page, state, one.label));
  const index = which(await Promise.all(labels));
  await asked(page)
    .locator(`[data-answer="${index + 1}"]`)
    .click();
  await wire.next(state.revision);
}

const last = (labels: string[]) => labels.length - 1;

test("any game can be played on the plain board, with the mouse and by the numbers", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const wire = await sitDown(page);

  // A card is played where it lies, and taken back.
  let { revision } = await wire.next(-1);
  await page.locator('[data-zone="seats[].hand.cards:0"] button.can').first().click();
  await expect(page.getByRole("heading", { name: "Hand (4)" })).toBeVisible();
  await wire.next(revision);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hand (5)" })).toBeVisible();

  // Three turns by the numbers of the answers: the first that is offered, then the end.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole("button", { name: /^Play all/ }).click();
    await expect(page.getByRole("button", { name: /^Play all/ })).toBeHidden();
    ({ revision } = wire.state);
    if ((wire.state.question?.actions.length ?? 0) > 1) {
      await page.keyboard.press("1");
      await wire.next(revision);
    }
    while (wire.state.question?.kind !== "turn") await answer(page, wire, () => 0);
    await answer(page, wire, last);
    await expect(page.getByRole("heading", { name: /^Hand \(/ })).toBeVisible();
  }
  expect(wire.refusals).toEqual([]);
  expect(problems).toEqual([]);
  await page.keyboard.press("l");
  await expect(page.getByRole("complementary", { name: "Looking closer" })).toContainText(/Turn of Ana.*Round 4/);
});

test("with a finger on a phone", async ({ browser }, info) => {
  const context = await browser.newContext({
    baseURL: info.project.use.baseURL ?? "",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const wire = await sitDown(page);
  const { revision } = await wire.next(-1);
  await page.locator('[data-zone="seats[].hand.cards:0"] button.can').first().tap();
  await wire.next(revision);
  await expect(page.getByRole("heading", { name: "Hand (4)" })).toBeVisible();
  await page.locator('[data-zone="row:"] [data-card]').first().tap();
  await expect(page.getByRole("complementary", { name: "Looking closer" })).toBeVisible();
  await context.close();
});

test("what can be done is in sight beside the cards that it is about, with nothing to scroll", async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { table } = await setUp(page, AGAINST_A_BOT, "practice 1");
    await page.goto(`/t/${table}?board=plain`);
    await page.getByRole("button", { name: "Play all" }).click();
    const acquire = page.locator("[data-answer]", { hasText: /^\d?\s*Acquire/ });
    await expect(acquire.first()).toBeVisible();
    for (const answer of await page.locator("[data-answer]").all()) await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: "Center Row (6)" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: /^Hand/ })).toBeInViewport({ ratio: 1 });
  }
});
