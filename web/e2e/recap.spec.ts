/** What the others did while we waited: on their plates, before our own turn, and in the log. */
import type { Page } from "@playwright/test";

import type { Setup } from "../src/api/types.gen";
import { barriers, paleColours, unstick, wear } from "./axe";
import { small } from "./reach";
import { ALONE, click, expect, hand, instant, sit, test, Wire } from "./table";

const BOT_BEGINS: Setup = {
  ruleset: "ascension-10th",
  mode: "versus",
  first: 1,
  seats: [
    { kind: "here", name: "Ana" },
    { kind: "bot", level: 3 },
  ],
};
const TWO_HERE: Setup = {
  ruleset: "ascension-10th",
  mode: "versus",
  seats: [
    { kind: "here", name: "Ana" },
    { kind: "here", name: "Bo" },
  ],
  first: 1,
};

const since = (page: Page) => page.locator("[data-since]");
const strip = (page: Page, name: string) => page.getByRole("group", { name: `Last turn of ${name}` });

/** Where the cards of the hand lie. */
const boxes = (page: Page) => hand(page).evaluateAll((cards) => cards.map((card) => JSON.stringify(card.getBoundingClientRect().toJSON())));

async function accessible(page: Page): Promise<void> {
  await unstick(page);
  await wear(page, "dark");
  expect.soft(await barriers(page)).toEqual([]);
  await wear(page, "light");
  expect.soft(await paleColours(page)).toEqual([]);
}

/** Play the whole hand, take one thing, and end the turn. */
async function takeTurn(page: Page, wire: Wire, seat: number): Promise<string> {
  let taken = "";
  await wire.next(-1, seat);
  while (wire.state.question?.kind !== "turn" || wire.state.question.play_all > 0 || taken === "") {
    const { revision, question } = wire.state;
    const found = question?.kind === "turn" ? question.actions.find((one) => one.group === "acquire") : question?.actions[0];
    if (question && question.play_all > 0) await click(page, wire.state, "play all");
    else if (found) await click(page, wire.state, found);
    else break;
    if (found?.group === "acquire" && !(question && question.play_all > 0)) taken = found.card ?? "";
    await wire.next(revision, seat);
  }
  const end = wire.state.question?.actions.find((one) => one.group === "end");
  if (!end) throw new Error("The turn cannot be ended now");
  await click(page, wire.state, end);
  return taken;
}

test("against a bot that began the page shows what it did, also after a reload; R puts it away and back", async ({ page }) => {
  await instant(page);
  await sit(page, BOT_BEGINS, "practice 97");
  const told = page.getByRole("region", { name: "Wren begins, as was chosen" });
  await expect(told.getByRole("button", { name: /^Wren (acquires|defeats) / }).first()).toBeVisible();
  const sentences = await told.locator(".thumb").evaluateAll((all) => all.map((one) => one.getAttribute("title")));
  expect(await strip(page, "Wren").locator(".thumb").count()).toBe(sentences.length);

  await page.reload();
  await expect(told.locator(".thumb").first()).toBeVisible();
  expect(await told.locator(".thumb").evaluateAll((all) => all.map((one) => one.getAttribute("title")))).toEqual(sentences);

  await expect(hand(page)).toHaveCount(5);
  const lying = await boxes(page);
  await page.keyboard.press("r");
  await expect(since(page)).toHaveCount(0);
  expect(await boxes(page)).toEqual(lying);
  await page.keyboard.press("r");
  await expect(told).toBeVisible();
  expect(await boxes(page)).toEqual(lying);

  await told.locator("button.thumb").first().click();
  await expect(page.getByRole("complementary", { name: "Looking closer" }).locator(".look [data-card]")).toBeVisible();
  await accessible(page);
});

test("in my turn it stands beside the cards that I have played and covers none", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, BOT_BEGINS, "practice 97");
  await wire.next(-1);
  await page.getByRole("button", { name: /^Play all/ }).click();
  await expect(page.locator('[data-zone="played"] [data-thing]').first()).toBeVisible();
  await expect(since(page).locator(".thumb").first()).toBeVisible();
  const covering = await page.evaluate(() =>
    [...document.querySelectorAll('[data-zone="played"] [data-thing]')].filter((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 4)?.closest("[data-since]");
    }),
  );
  expect(covering).toEqual([]);
});

test("the log tells what every turn consists of in one line, which opens with the keyboard", async ({ page }) => {
  await instant(page);
  await sit(page, BOT_BEGINS, "practice 97");
  await page.setViewportSize({ width: 1720, height: 960 }); // wide enough for the log to lie open
  const log = page.getByRole("region", { name: "Log", exact: true });
  const fold = log.getByRole("button", { name: /discards 5 cards, draws 5 cards/ });
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(log.getByRole("button", { name: /^Wren draws/ })).toHaveCount(0);
  await fold.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await log.getByRole("button", { name: /^Wren draws/ }).click();
  await expect(log.getByRole("list", { name: "Why this happened" })).toBeVisible();
  await fold.press("Enter");
  await expect(log.getByRole("button", { name: /^Wren draws/ })).toHaveCount(0);
});

test("at one device the cover says who begins and no more; whoever takes over sees what the other did", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, TWO_HERE, "practice 97");
  await expect(page.getByText("Bo begins, as was chosen")).toBeVisible();
  await page.getByRole("button", { name: "I am Bo, show the table" }).click();
  await expect(page.getByRole("region", { name: "You begin, as was chosen" })).toBeVisible();
  const taken = await takeTurn(page, wire, 1);
  expect(taken).not.toBe("");
  await expect(page.getByRole("button", { name: "I am Ana, show the table" })).toBeVisible();
  await expect(page.locator("main :is(.thumb, [data-since], img)")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Ana, show the table" }).click();
  await expect(since(page).getByRole("button", { name: /^Bo acquires / })).toBeVisible();
});

test("alone against Samael his plate tells what he took", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, ALONE, "practice 97");
  await takeTurn(page, wire, 0);
  await expect(strip(page, "Samael").getByRole("button", { name: /^Samael (takes|defeats) / })).toHaveCount(2);
  await expect(since(page).getByRole("button", { name: /^Samael (takes|defeats) / })).toHaveCount(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("it stands over the hand and moves nothing of it", async ({ page }) => {
    await instant(page);
    await sit(page, BOT_BEGINS, "practice 97");
    await expect(since(page).locator(".thumb").first()).toBeVisible();
    await expect(hand(page)).toHaveCount(5);
    const lying = await boxes(page);
    await since(page).getByRole("button", { name: "Close" }).tap();
    await expect(since(page)).toHaveCount(0);
    expect(await boxes(page)).toEqual(lying);
    await page.reload();
    await expect(since(page)).toBeVisible();
    expect(await small(page), "too small for a finger").toEqual([]);
    await accessible(page);
  });
});
