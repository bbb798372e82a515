/** A game of a package that is installed beside Deckwright, for which nobody has drawn a board: played on the plain one. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { Page } from "@playwright/test";

import { SERVE, Server } from "./server";
import { expect, instant, setUp, test, Wire } from "./table";

const folder = mkdtempSync(join(tmpdir(), "deckwright-pennies-"));
const packages = join(folder, "packages");
const server = new Server(packages);

const SHARE_FULL_AGAIN = 8000; // milliseconds

const SETUP = {
  ruleset: "pennies",
  mode: "versus" as const,
  seats: [
    { kind: "here" as const, name: "Ana" },
    { kind: "bot" as const, level: 1 },
    { kind: "bot" as const, level: 2 },
  ],
  first: 0,
};

test.beforeAll(async () => {
  const sources = join(folder, "sources");
  cpSync("../examples/pennies", sources, { recursive: true });
  const python = join(dirname(SERVE.split(" ")[0] ?? ""), "python");
  const options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--target", packages];
  execFileSync(python, ["-m", "pip", "install", ...options, sources], { stdio: "inherit" });
  await server.start();
  // The first answers cost a new server most: whoever asked for them has little of his share left.
  await new Promise((later) => setTimeout(later, SHARE_FULL_AGAIN));
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Answer until the game is over: with the first answer each time, by the numbers. */
async function playOut(page: Page, wire: Wire): Promise<void> {
  let state = await wire.next(-1);
  while (!wire.over) {
    await expect(page.locator('[data-answer="1"]').first()).toBeVisible();
    await page.keyboard.press("1");
    state = await wire.next(state.revision);
  }
}

test("it is offered, set up and played to its end, with the mouse and by the numbers", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await instant(page);
  const wire = new Wire(page);
  await page.goto("/new");
  await page.getByRole("radio", { name: /^Pennies/ }).check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("heading", { name: "Hand (3)" })).toBeVisible();
  const table = page.getByRole("region", { name: "Table", exact: true });
  await expect(table.getByText("Pot")).toBeVisible();

  const before = await wire.next(-1);
  await page.locator('[data-zone="seats[].hand.cards:0"] button.can').first().click();
  await wire.next(before.revision);
  await playOut(page, wire);
  await expect(page.getByRole("heading", { name: /^(You win|You lose|Winner)/ })).toBeVisible();
  await page.getByRole("button", { name: "See the table" }).click();
  await expect(table.getByText("Random seed")).toBeVisible();
  expect(wire.refusals).toEqual([]);
  await page.reload();

  await page.getByRole("link", { name: /replay/i }).click();
  await expect(page.getByRole("button", { name: /^1 \w+ plays \w+/ })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("in another language on a phone, with a choice that is taken back", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await context.addInitScript(() => {
    localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "instant", lang: "ru" }));
  });
  const wire = new Wire(page);
  await page.goto("/rules");
  const { table } = await setUp(page, SETUP, "practice 4");
  await page.goto(`/t/${table}`);
  await expect(page.getByRole("heading", { name: "Рука (3)" })).toBeVisible();
  let state = await wire.next(-1);
  while (state.question?.kind === "turn") {
    const robbing = state.question.actions.find((one) => one.card === "pickpocket" || one.card === "highwayman");
    const wanted = robbing ?? state.question.actions[0];
    await page.locator(`[data-zone="seats[].hand.cards:0"] [data-card="${wanted?.card}"]`).tap();
    state = await wire.next(state.revision);
  }
  await expect(page.getByText(/^Кого вы грабите\?/)).toBeVisible();
  const { revision } = state;
  await page.getByRole("button", { name: "Отменить действие" }).tap();
  expect((await wire.next(revision)).question?.kind).toBe("turn");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await playOut(page, wire);
  await page.getByRole("button", { name: "Показать стол" }).tap();
  await expect(page.getByText("Зерно генератора")).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360); // the seed is long
  await context.close();
});
