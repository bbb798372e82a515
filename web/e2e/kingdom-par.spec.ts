/** What a finished kingdom could have been worth: asked for on its result page, found beside the tables, seen from there. */
import type { Page } from "@playwright/test";

import { PROTOCOL, type TreeShown } from "../src/api/types.gen.ts";
import { barriers, paleColours, wear } from "./axe";
import { ask, expect, instant, test } from "./table";

/** Play a table to its end over a socket of its own, passing; how many actions that took. */
function passToTheEnd(page: Page, table: string, protocol = PROTOCOL): Promise<number> {
  return page.evaluate(
    ([id, spoken]) =>
      new Promise<number>((over, failed) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
        let count = 0;
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: spoken, seat: 0 }));
        socket.onmessage = ({ data }) => {
          const heard = JSON.parse(String(data)) as {
            type: string;
            revision: number;
            question: { actions: { text: string }[] } | null;
            view: { over: boolean };
          };
          if (heard.type === "refused") return failed(new Error(String(data)));
          if (heard.type !== "state") return;
          if (heard.view.over) return (socket.close(), over(count));
          const texts = heard.question?.actions.map((one) => one.text) ?? [];
          const text = texts.includes("pass") ? "pass" : texts[0];
          const act = { type: "act", id: `pass-${(count += 1)}`, revision: heard.revision, text };
          setTimeout(() => socket.send(JSON.stringify(act)), 40); // no faster than a server listens
        };
        socket.onclose = () => failed(new Error("the socket was closed"));
      }),
    [table, protocol] as const,
  );
}

/** A kingdom that was passed to its end, and a branch of its last turns, passed to its end too. */
async function short(page: Page): Promise<TreeShown> {
  const tree = await ask<TreeShown>(page, "/trees", { name: "Otterholm", ruleset: "kingdom", options: {} });
  await page.goto("/");
  const moves = await passToTheEnd(page, tree.table);
  const { revision } = await ask<TreeShown>(page, `/trees/${tree.tree}`);
  const grown = await ask<TreeShown>(page, `/trees/${tree.tree}/branch`, { revision, node: 1, move: moves - 8, name: "Late" });
  await passToTheEnd(page, grown.table);
  return grown;
}

test("a finished kingdom is set against the veteran; the costliest turns lead to the replay and to a branch", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await instant(page);
  const { table } = await short(page);
  await page.goto(`/t/${table}`);

  // Nothing is looked for before somebody asks.
  const panel = page.getByRole("region", { name: "What could it have been worth?" });
  const start = panel.getByRole("button", { name: "Ask the veteran" });
  await expect(start).toBeVisible();
  expect(await ask(page, `/tables/${table}/reckoning`)).toMatchObject({ stage: "unasked", scores: [] });

  await start.click();
  await expect(panel.getByRole("button", { name: "Stop" }).or(panel.getByText("All 20 runs are done."))).not.toHaveCount(0);
  await expect(panel.getByText("All 20 runs are done.").last()).toBeVisible();
  await expect(panel.locator("circle")).toHaveCount(20);
  await expect(panel.getByText(/^Your -?\d+ lies above \d+ of 20 runs of the veteran\.$/)).toBeVisible();
  await panel.getByText("The runs in numbers").click();
  await expect(panel.getByRole("row").last().getByRole("cell")).toHaveCount(20);
  await panel.getByText(/^The costliest turns \(\d\)$/).click();
  const known = await ask<{ turns: { round: number; turn: number; first: number }[] }>(page, `/tables/${table}/reckoning`);
  await expect(panel.getByRole("heading", { level: 4 })).toHaveCount(known.turns.length);
  if (known.turns.length === 0) await expect(panel.getByText("Of no turn is it certain that it cost you fame.")).toBeVisible();

  // Whoever cannot see or point finds it; on a phone nothing is wider than the screen.
  await wear(page, "dark");
  expect(await barriers(page)).toEqual([]);
  await wear(page, "light");
  expect(await paleColours(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 900 });

  // Another page is shown the same at once, and so is this one after a reload.
  await page.reload();
  await expect(panel.locator("circle")).toHaveCount(20);
  await expect(panel.getByRole("button", { name: "Ask the veteran" })).toHaveCount(0);

  const [worst] = known.turns;
  if (worst) {
    await panel
      .getByRole("button", { name: /^Branch from here/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("option").nth(1)).toBeAttached();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await panel
      .getByRole("link", { name: /^Look at the turn/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/replay/${table}`));
    await expect(page.locator('[data-zone="play"]')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test("what is looked for is stopped, and gone on with; nothing jumps about meanwhile", async ({ page }) => {
  await instant(page);
  const tree = await ask<TreeShown>(page, "/trees", { name: "Mill End", ruleset: "kingdom", options: {} });
  await page.goto("/");
  await passToTheEnd(page, tree.table);
  await page.goto(`/t/${tree.table}`);
  const panel = page.getByRole("region", { name: "What could it have been worth?" });
  await panel.getByRole("button", { name: "Ask the veteran" }).click();
  await page.evaluate(() => {
    const seen = { shift: 0 };
    (window as unknown as { seen: typeof seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!one.hadRecentInput) seen.shift += one.value;
    }).observe({ type: "layout-shift", buffered: false });
  });
  await expect.poll(() => panel.locator("circle").count()).toBeGreaterThan(1);
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByText(/^Stopped after \d+ of 20 runs/).last()).toBeVisible();
  const found = await panel.locator("circle").count();
  await panel.getByRole("button", { name: "Go on" }).click();
  await expect.poll(() => panel.locator("circle").count()).toBeGreaterThan(found);
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(0.05);
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByRole("button", { name: "Go on" })).toBeVisible();
});
