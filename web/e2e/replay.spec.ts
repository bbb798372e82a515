import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

import type { SeatWanted, TableListed, TableMade } from "../src/api/types.gen";

/** A game between computers, played to its end; the id of its table. */
async function finishedGame(page: Page, ruleset: string, mode: string, players: number): Promise<string> {
  await page.goto("/");
  await page.waitForFunction(() => document.cookie.includes("csrftoken="));
  const seats: SeatWanted[] = Array.from({ length: players }, () => ({ kind: "bot", level: 1 }));
  const made = await page.evaluate(
    async (body) => {
      const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
      const headers = { "content-type": "application/json", "x-csrftoken": token };
      return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json() as Promise<TableMade>;
    },
    { setup: { ruleset, mode, seats } },
  );
  await page.goto(`/t/${made.table}`); // bots among themselves play while somebody looks
  await expect
    .poll(
      async () => {
        const tables = await page.evaluate(async () => (await fetch("/api/tables")).json() as Promise<TableListed[]>);
        return tables.find((one) => one.table === made.table)?.over;
      },
      { timeout: 250_000, intervals: [1000] },
    )
    .toBe(true);
  return made.table;
}

test("a finished game shows its result, and is looked at again move by move", async ({ page }) => {
  test.setTimeout(180_000);
  const table = await finishedGame(page, "ascension-10th", "versus", 2);

  await test.step("the result", async () => {
    await page.goto(`/t/${table}`);
    await expect(page.getByRole("heading", { name: /Computer \d wins!/ })).toBeVisible();
    const rows = page.getByRole("table", { name: "Final score" }).getByRole("row");
    const winner = rows.filter({ hasText: "Computer" }).first();
    const numbers = (await winner.getByRole("cell").allInnerTexts()).map(Number).filter((one) => !Number.isNaN(one));
    const [, tokens = 0, heroes = 0, constructs = 0, other = 0, total] = numbers;
    expect(tokens + heroes + constructs + other).toBe(total);
    await expect(page.getByRole("img", { name: /Honor of each player after every turn/ })).toBeVisible();
    await page.getByRole("button", { name: "Show as a table" }).click();
    const last = page.getByRole("region", { name: "Honor over the turns" }).getByRole("row").last();
    await expect(last).toContainText(String(total));
    const found = await new AxeBuilder({ page }).include(".result").analyze();
    expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });

  await page.getByRole("link", { name: "Watch the replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay", level: 1 })).toBeFocused();
  const slider = page.getByRole("slider", { name: "Move" });
  await expect(slider).toHaveValue("0");

  await test.step("keys and buttons step", async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("2");
    await page.getByRole("button", { name: "Previous move" }).click();
    await expect(slider).toHaveValue("1");
    await page.getByRole("button", { name: "Last move" }).click();
    await expect(page.getByRole("button", { name: "Next move" })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
  });

  await test.step("it plays by itself", async () => {
    await page.getByLabel("Speed").selectOption("fast");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(3);
    await page.getByRole("button", { name: "Pause" }).click();
  });

  await test.step("scrubbing, and the link to a move", async () => {
    await slider.fill("20");
    await expect(page).toHaveURL(new RegExp(`/replay/${table}\\?move=20$`));
    await expect(page.getByRole("button", { name: /^20 / })).toHaveAttribute("aria-current", "step");
    const turn = await page.locator(".events").innerText();
    await page.reload();
    await expect(slider).toHaveValue("20");
    await expect.poll(() => page.locator(".events").innerText()).toBe(turn);
  });

  await test.step("another viewpoint shows that seat's hand", async () => {
    await expect(page.locator('[data-zone="hand"]')).toHaveCount(0);
    await page.getByLabel("Seen by").selectOption("1");
    await expect(page.locator('[data-zone="hand"]')).toBeVisible();
    const found = await new AxeBuilder({ page }).exclude(".board").analyze(); // the board has tests of its own
    expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });

  await test.step("continuing from here is a new table", async () => {
    await page.getByRole("button", { name: "Continue from here" }).click();
    const dialog = page.getByRole("dialog", { name: "Continue from here as a new table" });
    await expect(dialog.getByText(/Everything hidden from this viewpoint is redrawn/)).toBeVisible();
    await dialog.getByRole("button", { name: "Set up the new table" }).click();
    await expect(page).toHaveURL(/\/t\//);
    expect(new URL(page.url()).pathname).not.toBe(`/t/${table}`);
    await expect(page.locator('[data-zone="hand"]')).toBeVisible();
  });
});

test("a solo game is told as won or lost against its rival", async ({ page }) => {
  test.setTimeout(120_000);
  const table = await finishedGame(page, "rise-of-vigil", "solo", 1);
  await page.goto(`/t/${table}`);
  const scores = page.getByRole("table", { name: "Final score" });
  await expect(scores.getByRole("rowheader", { name: "The Cult" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /wins!/ })).toBeVisible();
});
