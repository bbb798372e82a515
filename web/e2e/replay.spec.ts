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
    await expect(page.getByRole("heading", { name: /(Pip|Nim) wins!/ })).toBeVisible();
    const rows = page.getByRole("table", { name: "Final score" }).getByRole("row");
    const total = Number(
      await rows
        .filter({ hasText: /Pip|Nim/ })
        .first()
        .getByRole("cell")
        .last()
        .innerText(),
    );
    const sources = await page.locator(".legend").first().innerText();
    expect((sources.match(/\d+/g) ?? []).reduce((sum, one) => sum + Number(one), 0)).toBe(total);
    await expect(page.getByRole("img", { name: /^Honor after every turn/ })).toBeVisible();
    await page.getByRole("button", { name: "Show as a table" }).click();
    const last = page.getByRole("region", { name: "Honor over the turns" }).getByRole("row").last();
    await expect(last).toContainText(String(total));
    const found = await new AxeBuilder({ page }).include(".result").analyze();
    expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  });

  await test.step("what one can do now is in sight on every screen", async () => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 650],
      [360, 740],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ["Again", "Share picture"]) await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".ways").getByRole("link", { name: "Replay" })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("the result becomes a picture", async () => {
    await page.getByRole("button", { name: "Share picture" }).click();
    const dialog = page.getByRole("dialog", { name: "Share picture" });
    await expect(dialog.locator('canvas[data-drawn="true"]')).toBeVisible();
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save picture" }).click();
    expect((await saved).suggestedFilename()).toBe("deckwright.png");
    await page.keyboard.press("Escape");
  });

  await test.step("the table can still be looked at", async () => {
    await page.getByRole("button", { name: "See the table" }).click();
    await expect(page.locator('[data-zone="row"]')).toBeVisible();
    await page.getByRole("button", { name: "Result", exact: true }).click();
    await expect(page.getByRole("heading", { name: /(Pip|Nim) wins!/ })).toBeVisible();
  });

  await page.locator(".ways").getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay", level: 1 })).toBeFocused();
  const slider = page.getByRole("slider", { name: "Move" });
  await expect(slider).toHaveValue("0");

  await test.step("keys and buttons step, and go from turn to turn", async () => {
    const now = async () => Number(await slider.inputValue());
    await page.keyboard.press("ArrowRight");
    const first = await now();
    await page.keyboard.press("ArrowRight");
    expect(await now()).toBeGreaterThan(first);
    await page.getByRole("button", { name: "Previous move" }).click();
    await expect(slider).toHaveValue(String(first));
    await page.keyboard.press("Shift+ArrowRight");
    const turn = await now();
    await page.getByRole("button", { name: "One turn on" }).click();
    expect(await now()).toBeGreaterThan(turn);
    await page.getByRole("button", { name: "One turn back" }).click();
    await expect(slider).toHaveValue(String(turn));
    await page.keyboard.press("End");
    await expect(page.getByRole("button", { name: "Next move" })).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
  });

  await test.step("on a low screen the board is seen, and playback takes one row", async () => {
    const before = page.viewportSize()!;
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await page.locator(".player").boundingBox())!.height).toBeLessThanOrEqual(56);
    expect((await page.locator(".position").boundingBox())!.height).toBeLessThan(30);
    expect((await page.locator(".replay .stage").boundingBox())!.y).toBeLessThan(120);
    await page.setViewportSize(before);
  });

  await test.step("drawn by its handle the slider rests where turns end, and marks lead to what they mark", async () => {
    const box = await slider.boundingBox();
    if (!box) throw new Error("no slider");
    await page.mouse.move(box.x + 12, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole("heading", { name: / ends the turn$/ })).toBeVisible();
    const lane = await page.locator(".marks path.defeat").boundingBox();
    if (!lane) throw new Error("nobody has defeated anything");
    await page.mouse.click(lane.x + 3, lane.y + lane.height / 2);
    await expect(page.getByRole("heading", { name: / defeats / })).toBeVisible();
    await page.keyboard.press("Home");
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
    await expect(page.locator("[data-move][aria-current]")).toBeInViewport();
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
