/** A kingdom on two devices: the second one is let in, or comes by the return link; both have the same kingdom. */
import type { Browser, BrowserContext, Page } from "@playwright/test";

import type { KingdomView, TreeShown } from "../src/api/types.gen.ts";
import { barriers } from "./axe";
import { ask, expect, instant, test, Wire } from "./table";

interface Device {
  context: BrowserContext;
  page: Page;
  wire: Wire;
}

async function device(browser: Browser, baseURL: string | undefined, lang = "en"): Promise<Device> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  await context.addInitScript((to) => {
    localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "instant", lang: to }));
  }, lang);
  const page = await context.newPage();
  return { context, page, wire: new Wire(page) };
}

const cards = (page: Page) => page.locator('[data-zone="play"] article');
const roundOf = (wire: Wire) => (wire.state.view as KingdomView).round;
const nodes = (page: Page) => page.locator("[data-node]");

/** Press the end of the turn, and wait until both tables say the same. */
async function endTurn(page: Page, wires: Wire[]): Promise<void> {
  const [mine] = wires;
  const revision = mine!.state.revision;
  await page.locator('[data-zone="end"]').first().click();
  for (const wire of wires) await expect.poll(() => wire.states.at(-1)?.revision ?? -1).toBeGreaterThan(revision);
}

test("a second device is let in by the first; both play the same kingdom, its tree and branches", async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await instant(page);
  const wire = new Wire(page);
  await page.goto("/games/kingdom");
  await page.getByLabel("Name of the kingdom").fill("Otterholm");
  await page.getByRole("button", { name: "Found the kingdom" }).click();
  await expect(cards(page)).toHaveCount(4);
  const table = new URL(page.url()).pathname.slice("/t/".length);
  const tree = await ask<TreeShown>(page, `/tables/${table}/tree`);
  const second = await device(browser, baseURL);

  await test.step("without a link it has no place, and no page of the kingdom", async () => {
    await second.page.goto(`/t/${table}`);
    await expect(second.page.getByRole("heading", { name: "You have no place at this table" })).toBeVisible();
    await second.page.goto("/games/kingdom");
    await expect(second.page.getByRole("heading", { name: "No kingdom yet" })).toBeVisible();
  });

  await test.step("the return link brings it to the table, and shows how many devices play", async () => {
    await page.getByRole("button", { name: "Your way back" }).click();
    await page.getByRole("button", { name: "Copy your return link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const back = await page.evaluate(() => navigator.clipboard.readText());
    await second.page.goto(back);
    await expect(cards(second.page)).toHaveCount(4);
    await expect(second.page).toHaveURL(new RegExp(`/t/${table}$`));
    await expect(page.getByRole("region", { name: "Your way back" })).toContainText("Devices at this seat: 2");
    expect(await cards(second.page).evaluateAll((all) => all.map((one) => one.dataset.card))).toEqual(
      await cards(page).evaluateAll((all) => all.map((one) => one.dataset.card)),
    );
  });

  await test.step("what one does the other sees, both ways", async () => {
    await endTurn(page, [wire, second.wire]);
    expect(second.wire.state.view).toEqual(wire.state.view);
    await endTurn(second.page, [second.wire, wire]);
    expect(wire.state.view).toEqual(second.wire.state.view);
    expect(roundOf(wire)).toBe(roundOf(second.wire));
  });

  await test.step("it has the kingdom in its list, and branches it", async () => {
    await second.page.getByRole("link", { name: /^Otterholm/ }).click();
    await expect(second.page.getByRole("heading", { level: 1, name: "Otterholm" })).toBeVisible();
    await second.page.goto("/games/kingdom");
    await expect(second.page.getByRole("link", { name: /^Continue this kingdom: Otterholm/ })).toBeVisible();
    await second.page
      .getByRole("link", { name: /^Kingdom/ })
      .last()
      .click();
    await expect(nodes(second.page)).toHaveCount(1);
    await second.page.getByRole("button", { name: "Branch from here" }).first().click();
    const dialog = second.page.getByRole("dialog");
    await dialog.getByLabel(/^Name of the branch/).fill("By the river");
    await dialog.getByRole("button", { name: "Create the branch" }).click();
    await expect(nodes(second.page)).toHaveCount(2);
  });

  await test.step("the first one finds the branch, plays it, and is told when it knew an older tree", async () => {
    await page.goto(`/games/kingdom/tree/${tree.tree}`);
    await expect(page.locator('[data-node="2"]')).toContainText("By the river");
    await expect(page.locator('[data-node="2"]')).toContainText("you are here");
    await page.getByRole("button", { name: /^Go there/ }).click();
    await expect(page.locator('[data-node="1"]')).toContainText("you are here");
    await second.page
      .getByRole("button", { name: /^Go there/ })
      .first()
      .click();
    await expect(second.page.getByRole("alert").filter({ hasText: "The tree has changed meanwhile" })).toBeVisible();
    await expect(second.page.locator('[data-node="1"]')).toContainText("you are here");
    await page.getByRole("button", { name: /^Go there/ }).click();
    await expect(page.locator('[data-node="2"]')).toContainText("you are here");
    wire.states.length = second.wire.states.length = 0;
    await page.getByRole("link", { name: "Continue this kingdom" }).first().click();
    const grown = await ask<TreeShown>(second.page, `/trees/${tree.tree}`);
    await second.page.goto(`/t/${grown.table}`);
    await expect.poll(() => Math.min(wire.states.length, second.wire.states.length)).toBeGreaterThan(0);
    await endTurn(second.page, [second.wire, wire]);
    expect(wire.state.view).toEqual(second.wire.state.view);
  });

  await test.step("a third one asks by the link that asks, and its owner lets it in", async () => {
    await page.getByRole("button", { name: "Your way back" }).click();
    await page.getByRole("button", { name: "Copy a link that asks first" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    const asking = await page.evaluate(() => navigator.clipboard.readText());
    const third = await device(browser, baseURL, "pl");
    await third.page.goto(asking);
    await third.page.getByRole("button", { name: "Poproś drugie urządzenie" }).click();
    const code = (await third.page.getByText(/^\d{4}$/).textContent()) ?? "";
    const notice = page.getByRole("region", { name: "Another device asks for your seat" });
    await expect(notice).toContainText(code);
    expect(await barriers(page)).toEqual([]);
    await notice.getByRole("button", { name: "Let it in" }).click();
    await expect(third.page.getByRole("banner").first()).toContainText("Runda 1");
    expect(third.wire.state.view).toEqual(wire.state.view);
    await third.page.goto("/games/kingdom");
    await expect(third.page.getByRole("link", { name: /Otterholm/ }).first()).toBeVisible();
    await third.page.goto(`/games/kingdom/tree/${tree.tree}`);
    await expect(nodes(third.page)).toHaveCount(2);
    await third.context.close();
  });

  await test.step("the first one ends the others: nothing of the kingdom is theirs any more", async () => {
    await page.getByRole("button", { name: "End the other devices" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(second.page.getByText("This device has no place at this table")).toBeVisible();
    await second.page.goto("/games/kingdom");
    await expect(second.page.getByRole("heading", { name: "No kingdom yet" })).toBeVisible();
  });
  await second.context.close();
});

// What its pages are called, why the tree is refused, and why a table of it is.
const CLOSED = {
  en: ["This kingdom stays closed here", "This tree of games is not played on this device.", "This device has no place at this table."],
  pt: [
    "Este reino permanece fechado aqui",
    "Esta árvore de partidas não é jogada neste aparelho.",
    "Este aparelho não tem lugar nesta mesa.",
  ],
  pl: [
    "To królestwo jest tu zamknięte",
    "Gry z tego drzewa nie toczą się na tym urządzeniu.",
    "To urządzenie nie ma miejsca przy tym stole.",
  ],
  ru: ["Это королевство здесь закрыто", "Партии этого дерева играют не на этом устройстве.", "У этого устройства нет места за столом."],
} as const;

test("a device that was not let in is told so in its own language, whatever its browser speaks", async ({ page, browser, baseURL }) => {
  await instant(page);
  const tree = await ask<TreeShown>(page, "/trees", { name: "Mill End", ruleset: "kingdom", options: {} });
  for (const [lang, [heading, tree403, table403]] of Object.entries(CLOSED)) {
    const stranger = await device(browser, baseURL, lang);
    for (const [path, why] of [
      [`/games/kingdom/tree/${tree.tree}`, tree403],
      [`/games/kingdom/compare/${tree.tree}`, tree403],
      [`/games/kingdom/story/${tree.table}`, table403],
      [`/t/${tree.table}`, table403],
    ] as const) {
      const answered = stranger.page.waitForResponse((answer) => answer.status() === 403);
      await stranger.page.goto(path);
      await answered;
      await expect(stranger.page.getByText(why)).toBeVisible();
      await expect(stranger.page.getByText("Mill End")).toHaveCount(0);
      await expect(stranger.page.getByRole("heading", { level: 1 })).toHaveCount(1);
    }
    await stranger.page.goto(`/games/kingdom/tree/${tree.tree}`);
    await expect(stranger.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect([lang, await barriers(stranger.page)]).toEqual([lang, []]);
    await stranger.context.close();
  }
});
