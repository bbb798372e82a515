import type { Locator } from "@playwright/test";

import { heard } from "./hearing";
import { AGAINST_A_BOT, click, expect, hand, instant, sit, test, wanted, Wire } from "./table";

test("a whole game against a bot by mouse", async ({ page }, info) => {
  test.setTimeout(240_000);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await instant(page);
  await page.addInitScript(() =>
    localStorage.setItem("deckwright.you", JSON.stringify({ name: "Ana", look: { motif: "owl", colour: "teal" } })),
  );
  const wire = new Wire(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(hand(page)).toHaveCount(5);

  let clicks = 0;
  let state = await wire.next(-1);
  while (!wire.over) {
    await click(page, state, wanted(state));
    clicks += 1;
    state = await wire.next(state.revision);
  }
  info.annotations.push({ type: "actions", description: String(clicks) });
  expect(clicks).toBeGreaterThan(20);
  expect(wire.refusals).toEqual([]);
  await expect(page.getByRole("heading", { name: /^(You win!|You lose|.* wins!)$/ })).toBeVisible();
  const scores = page.getByRole("table", { name: "Final score" });
  for (const name of ["Ana", "Wick"]) await expect(scores.getByRole("rowheader", { name })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Game over")).toBeVisible();
  expect(problems).toEqual([]);
});

test("a whole game by keyboard alone, and the focus is never lost", async ({ page }, info) => {
  test.setTimeout(300_000);
  await instant(page);
  const wire = new Wire(page);
  let keys = 0;

  /** Press a key; afterwards something has the focus. */
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    keys += 1;
    const focus = await page.evaluate(() => document.activeElement?.tagName ?? "nothing");
    expect(focus, `after ${key} nothing has the focus`).not.toBe("BODY");
  }

  /** Whether the focus is on something that is called so. */
  const at = (name: string) =>
    page.evaluate((wanted) => {
      const focus = document.activeElement;
      const called = focus?.getAttribute("aria-label") ?? focus?.textContent ?? "";
      return called.trim().startsWith(wanted);
    }, name);

  async function tabTo(name: string, key = "Tab"): Promise<void> {
    for (let n = 0; n < 60; n++) {
      await press(key);
      if (await at(name)) return;
    }
    throw new Error(`${name} was not reached with the Tab key`);
  }

  /** Go by arrows to the thing with this name: towards where it lies, sideways now and then. */
  async function goTo(name: string): Promise<void> {
    for (let n = 0; n < 40; n++) {
      if (await at(name)) return;
      const way = await page.evaluate(
        ({ wanted, sideways }) => {
          const things = [...document.querySelectorAll<HTMLElement>("[data-thing]")];
          const target = things.find((one) => one.getAttribute("aria-label")?.startsWith(wanted))?.getBoundingClientRect();
          const from = document.activeElement?.closest("[data-thing]")?.getBoundingClientRect();
          if (!target || !from) return "ArrowDown";
          const right = target.left + target.width / 2 - from.left - from.width / 2;
          const down = target.top + target.height / 2 - from.top - from.height / 2;
          const [far, farDown] = [Math.abs(right) > 30, Math.abs(down) > 30];
          const first = Math.abs(right) > Math.abs(down) !== sideways; // sideways where that is the longer way, now and then the other
          if (farDown && !(first && far)) return down > 0 ? "ArrowDown" : "ArrowUp";
          return right > 0 ? "ArrowRight" : "ArrowLeft";
        },
        { wanted: name, sideways: n % 7 > 3 },
      );
      await press(way);
    }
    throw new Error(`${name} was not reached with the arrows`);
  }

  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await tabTo("Play");
  await press("Enter");
  await expect(hand(page)).toHaveCount(5);
  let state = await wire.next(-1);
  await press("ArrowDown");
  while (!wire.over) {
    const what = wanted(state);
    const answer = state.question?.kind === "turn" || what === "play all" ? -1 : (state.question?.actions.indexOf(what) ?? -1);
    if (what === "play all") await press("p");
    else if (answer >= 0) await press(String(answer + 1));
    else if (what.group === "end") {
      await press("e");
      if (state.question?.actions.some((one) => one.useful)) {
        await expect(page.locator('.mains [data-zone="end"]')).toHaveAttribute("aria-disabled", "false"); // read first
        await press("e");
      }
    } else {
      const several =
        state.question?.actions.filter((one) => one.group === what.group && one.card === what.card && one.slot === what.slot) ?? [];
      const label = await heard(page, state, what.label);
      if (several.length === 1) await goTo(label);
      else await goTo(`${label.replace(/^[^:]*: |, ability \d+$/g, "")}: choose what to do`);
      await press("Enter");
      if (several.length > 1) await press(String(several.indexOf(what) + 1));
    }
    state = await wire.next(state.revision);
  }
  info.annotations.push({ type: "keys", description: String(keys) });
  await expect(page.getByRole("heading", { name: /^(You win!|You lose|.* wins!)$/ })).toBeVisible();
  expect(wire.refusals).toEqual([]);
  await expect(page.locator("#result-heading")).toBeFocused();
  await tabTo("Replay");
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Replay", level: 1 })).toBeFocused();
});

test("a card is dragged to the table, looked at without blocking play, and its log line says why", async ({ page }) => {
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  await hand(page)
    .first()
    .dragTo(page.getByRole("region", { name: "In front of you" }), { steps: 6 });
  await expect(hand(page)).toHaveCount(4);
  await expect(page.locator('[data-zone="played"] [data-thing]')).toHaveCount(1);

  const card = hand(page).first();
  await card.click({ button: "right" });
  const beside = page.getByRole("complementary", { name: "Looking closer" });
  await expect(beside.getByRole("group", { name: "Card" }).getByText(/^(Apprentice|Militia)$/)).toBeVisible();
  const { revision } = wire.state;
  await card.click();
  await wire.next(revision);
  await expect(hand(page)).toHaveCount(3);

  await page.keyboard.press("l");
  const line = beside.getByRole("button", { name: /plays/ }).last();
  await line.click();
  await expect(beside.getByRole("list", { name: "Why this happened" })).toContainText(/A-\d+\.\d+/);
});

test.describe("with a finger on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a card of the hand is dragged to the table, let go over the hand, and tapped; the row is not dragged, and nothing scrolls", async ({
    page,
  }) => {
    await instant(page);
    await sit(page, AGAINST_A_BOT);
    await expect(hand(page)).toHaveCount(5);
    const finger = await page.context().newCDPSession(page);

    /** Press in the middle of something, move so far, and let go; whether a card was lifted. */
    async function drag(thing: Locator, right: number, down: number): Promise<boolean> {
      const box = await thing.boundingBox();
      if (!box) throw new Error("It is not there");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const at = (part: number) => [{ x: x + right * part, y: y + down * part, id: 1 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (let step = 1; step <= 10; step++) {
        await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 10) });
      }
      const lifted = (await page.locator("body > .ghost").count()) > 0;
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return lifted;
    }

    expect(await drag(hand(page).nth(1), 0, -400), "a card is lifted").toBe(true);
    await expect(hand(page)).toHaveCount(4);
    expect(await drag(hand(page).nth(1), -60, 4), "a card is lifted sideways").toBe(true);
    await page.waitForTimeout(300);
    await expect(hand(page)).toHaveCount(4);
    expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
    await hand(page).first().tap();
    await expect(async () => {
      await page.locator('[data-lift] [data-answer="1"]').tap(); // not with the second half of a double tap
      await expect(hand(page)).toHaveCount(3, { timeout: 500 });
    }).toPass();
    expect(await drag(page.locator('[data-place="row:5"]'), 0, -200), "a card of the row is lifted").toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("ending a turn with something left asks once more, unless that is switched off", async ({ page }) => {
  await sit(page, AGAINST_A_BOT);
  await expect(hand(page)).toHaveCount(5);
  await page.getByRole("button", { name: "End turn" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You could still: " })).toBeVisible();
  await expect(page.getByRole("button", { name: "End anyway" })).toBeVisible();

  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Reminder at the end of the turn" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^End/ }).click();
  await expect(page.getByRole("region", { name: "What is asked" })).toContainText(/is thinking|Your turn/);
  await expect(page.getByRole("banner").getByText("Round 2")).toBeVisible();
});

test("the tab says whose turn it is to somebody who looks elsewhere", async ({ page }) => {
  await sit(page, {
    ...AGAINST_A_BOT,
    seats: [
      { kind: "here", name: "Ana" },
      { kind: "link", name: "Bo" },
    ],
    first: 1,
  });
  await expect(page.getByRole("region", { name: "What is asked" })).toContainText("Bo");
  await expect(page).toHaveTitle("Table · Deckwright");
  await sit(page, AGAINST_A_BOT);
  await expect(page).toHaveTitle("● Your turn · Deckwright");
  await page.goto("/rules");
  await expect(page).toHaveTitle("Rules · Deckwright");
});
