/** A kingdom in a real browser: its first round by mouse, by keyboard and by finger. */
import type { Locator, Page } from "@playwright/test";

import type { KingdomView, Setup, State } from "../src/api/types.gen.ts";
import { barriers, paleColours, wear } from "./axe";
import { expect, instant, setUp, test, Wire } from "./table";

const ALONE: Setup = { ruleset: "kingdom", mode: "solo", seats: [{ kind: "here", name: "Ana" }] };
const SEED = "first round";

const viewOf = (state: State) => state.view as KingdomView;

async function sitDown(page: Page, seed = SEED): Promise<Wire> {
  await instant(page);
  return sitDownToSee(page, seed);
}

/** With everything that is shown as it happens. */
async function sitDownToSee(page: Page, seed = SEED): Promise<Wire> {
  const wire = new Wire(page);
  const { table } = await setUp(page, ALONE, seed);
  await page.goto(`/t/${table}`);
  await expect(page.locator('[data-zone="play"] article')).toHaveCount(4);
  return wire;
}

/** Wait until the table says something newer than this. */
async function newer(wire: Wire, revision: number): Promise<State> {
  await expect.poll(() => wire.states.at(-1)?.revision ?? -1).toBeGreaterThan(revision);
  return wire.state;
}

/** Press it, and wait for what the table says then. */
async function press(page: Page, wire: Wire, selector: string): Promise<State> {
  const { revision } = wire.state;
  await page.locator(selector).first().click();
  return newer(wire, revision);
}

/** One step of a turn with the mouse: an answer, an upgrade, what pays for one, or the end of the turn. */
async function step(page: Page, wire: Wire): Promise<State> {
  const { question } = wire.state;
  if (question?.kind === "next") return press(page, wire, '[data-zone="end"]');
  if (question?.kind !== "turn") return press(page, wire, '[data-answer="1"]');
  await expect.poll(() => page.locator(".upgrade.can, .upgrade.near, .upgrade:disabled").count()).toBeGreaterThan(0);
  for (const wanted of [".body .upgrade.can", ".body .upgrade.near"]) {
    if ((await page.locator(wanted).count()) > 0) return press(page, wire, wanted);
  }
  return press(page, wire, '[data-zone="end"]');
}

test("the first round with the mouse; a turn is taken back whole, and a reload loses nothing", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const wire = await sitDown(page);

  // What is missing is produced and paid with one click, and one undo takes all of it back.
  const before = viewOf(wire.state);
  await expect(page.locator(".body .upgrade.near").first()).toBeVisible();
  const upgraded = await press(page, wire, ".body .upgrade.near");
  expect(upgraded.question?.kind).toBe("next");
  await expect(page.locator('[data-zone="play"] .recap')).toContainText(/You produce.*You upgrade/s);
  const back = await press(page, wire, '[title="Undo"]');
  expect({ ...viewOf(back), event: 0 }).toEqual({ ...before, event: 0 });

  while (viewOf(wire.state).round === 1) await step(page, wire);
  await expect(page.getByRole("banner").first()).toContainText("Round 2");
  expect(viewOf(wire.state).discard.length + viewOf(wire.state).deck.count).toBeGreaterThan(6);

  const cards = await page.locator('[data-zone="play"] article').evaluateAll((all) => all.map((one) => one.dataset.card));
  await page.reload();
  await expect(page.locator('[data-zone="play"] article')).toHaveCount(cards.length);
  expect(await page.locator('[data-zone="play"] article').evaluateAll((all) => all.map((one) => one.dataset.card))).toEqual(cards);
  expect(wire.refusals).toEqual([]);
  expect(problems).toEqual([]);
});

test("the first round by keyboard alone", async ({ page }) => {
  const wire = await sitDown(page, "by keyboard");
  const { revision } = wire.state;
  // From thing to thing by the arrows, up to one that can be done.
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press("ArrowRight");
    if (await page.evaluate(() => document.activeElement?.matches(".body button.produces.can"))) break;
    if (i % 6 === 5) await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  let state = await newer(wire, revision);
  expect(Object.values(viewOf(state).pool).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  await page.keyboard.press("Control+z");
  state = await newer(wire, state.revision);
  expect(Object.values(viewOf(state).pool).reduce((sum, n) => sum + n, 0)).toBe(0);
  for (let turn = 0; turn < 40 && viewOf(state).round === 1; turn += 1) {
    await page.keyboard.press(state.question?.kind === "turn" || state.question?.kind === "next" ? "n" : "1");
    state = await newer(wire, state.revision);
  }
  expect(viewOf(state).round).toBe(2);
  await page.keyboard.press("d");
  await expect(page.getByRole("complementary", { name: "Looking closer" }).getByRole("heading", { name: /^Discard pile/ })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(wire.refusals).toEqual([]);
});

test("on a phone a card is lifted first; nothing is wider than the screen, in any language", async ({ browser }, info) => {
  const context = await browser.newContext({
    baseURL: info.project.use.baseURL ?? "",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const wire = await sitDown(page, "on a phone");
  for (const lang of ["ru", "pl", "pt", "en"]) {
    await page.evaluate((to) => {
      const kept = JSON.parse(localStorage.getItem("deckwright.settings") ?? "{}") as object;
      localStorage.setItem("deckwright.settings", JSON.stringify({ ...kept, lang: to }));
    }, lang);
    await page.reload();
    await expect(page.locator('[data-zone="play"] article')).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  // Held sideways nothing lies over the buttons.
  await page.setViewportSize({ width: 740, height: 360 });
  const covered = () =>
    page.locator(".dock button:visible").evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return one.contains(there) ? [] : [one.outerHTML];
      }),
    );
  await expect.poll(covered).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });

  const { revision } = wire.state;
  await page.locator('[data-zone="play"] article .look').first().tap();
  const sheet = page.getByRole("complementary", { name: "Looking closer" });
  await sheet
    .getByRole("button", { name: /^Produce/ })
    .first()
    .tap();
  await newer(wire, revision);
  await context.close();
});

/** Play on until new cards come with a round. */
async function meetNewCards(page: Page, wire: Wire): Promise<Locator> {
  const { round } = viewOf(wire.state);
  while (viewOf(wire.state).round === round) await step(page, wire);
  const dialog = page.getByRole("dialog", { name: "New cards" });
  await expect(dialog.locator("[data-met]")).toHaveCount(2);
  return dialog;
}

test("new cards are shown large until a key or a click goes on; a reload neither repeats nor loses them", async ({ page }) => {
  const wire = await sitDownToSee(page);

  // A key goes on, does nothing else, and leaves the focus on the table.
  let dialog = await meetNewCards(page, wire);
  const { revision } = wire.state;
  const cards = await dialog.locator("[data-met]").evaluateAll((all: HTMLElement[]) => all.map((one) => one.dataset.met));
  expect(cards).toEqual(["11", "12"]);
  await expect(dialog).toHaveAccessibleDescription(/Otter Mere, number 11, .*\. .*Goes to the discard pile\. .*number 12/);
  await expect(dialog.getByRole("button", { name: "Continue" })).toBeFocused();
  expect(
    await dialog
      .locator("li")
      .first()
      .evaluate((one) => getComputedStyle(one).animationName),
  ).not.toBe("none");
  await page.keyboard.press("n");
  await expect(dialog).toHaveCount(0);
  expect(wire.state.revision).toBe(revision);
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.closest(".board") !== null)).toBe(true);

  // With reduced motion nothing moves; it can be read by everybody, and a click anywhere goes on.
  await page.emulateMedia({ reducedMotion: "reduce" });
  dialog = await meetNewCards(page, wire);
  expect(
    await dialog
      .locator("li")
      .first()
      .evaluate((one) => getComputedStyle(one).animationName),
  ).toBe("none");
  await wear(page, "dark");
  expect(await barriers(page)).toEqual([]);
  await wear(page, "light");
  expect(await paleColours(page)).toEqual([]);
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);

  // Loaded again in the middle of it: the cards lie in the discard pile or are in the deck, and can be read.
  await meetNewCards(page, wire);
  await page.reload();
  await expect(page.locator('[data-zone="deck"]')).toBeVisible();
  await expect(page.locator('[data-zone="play"] article, [data-zone="prompt"] [data-answer]').first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const known = viewOf(wire.state);
  const lie = [...known.discard, ...known.play, ...(known.deck.cards ?? [])].map(({ card }) => card);
  expect(lie).toEqual(expect.arrayContaining([15, 16]));
  expect(wire.refusals).toEqual([]);
});

/** Carry a card of the play area by the mouse, to the middle of whatever takes it there. */
async function carry(page: Page, card: string, to: string): Promise<void> {
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not there`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(`[data-zone="play"] article[data-card="${card}"] .art`)));
  await page.mouse.down();
  const [x, y] = await middle('[data-zone="end"]');
  await page.mouse.move(x, y - 200, { steps: 4 });
  await page.mouse.move(...(await middle(to)), { steps: 4 });
}

test("cards are dragged to the pool to produce, and to what upgrades them; each is taken back as one", async ({ page }) => {
  const wire = await sitDown(page);
  const before = viewOf(wire.state);
  const near = page.locator('[data-zone="play"] article:has(.body .upgrade.near)').first();
  const card = (await near.getAttribute("data-card")) ?? "";

  // Dropped where nothing is done with it, or let go with Escape, it goes back.
  await carry(page, card, '[data-zone="prompt"] .text');
  await page.mouse.up();
  await carry(page, card, '[data-zone="resources"]');
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator("body > .ghost")).toHaveCount(0);
  expect(viewOf(wire.state)).toEqual(before);

  await carry(page, card, '[data-zone="resources"]');
  await expect(page.locator('[data-zone="resources"]')).toContainText("Produce");
  let { revision } = wire.state;
  await page.mouse.up();
  const produced = viewOf(await newer(wire, revision));
  expect(produced.discard.map((one) => String(one.card))).toEqual([card]);
  let back = await press(page, wire, '[title="Undo"]');
  expect({ ...viewOf(back), event: 0 }).toEqual({ ...before, event: 0 });

  await expect(near).toBeVisible();
  const upgrade = `[data-drop^="upgrade.${card}."]`;
  await carry(page, card, upgrade);
  await expect(page.locator(upgrade).first()).toHaveClass(/over/);
  ({ revision } = wire.state);
  await page.mouse.up();
  expect((await newer(wire, revision)).question?.kind).toBe("next");
  back = await press(page, wire, '[title="Undo"]');
  expect({ ...viewOf(back), event: 0 }).toEqual({ ...before, event: 0 });
  expect(wire.refusals).toEqual([]);
});

test("a finger that is held still lifts a card; the page does not scroll with it", async ({ browser }, info) => {
  const baseURL = info.project.use.baseURL ?? "";
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const wire = await sitDown(page, "by a finger");
  const finger = await context.newCDPSession(page);
  const touch = (type: string, ...points: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: points });
  const article = page.locator('[data-zone="play"] article').first();
  const card = (await article.getAttribute("data-card")) ?? "";
  const box = await article.boundingBox();
  const from = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 30 };
  await touch("touchStart", from);
  await expect(page.locator("body > .ghost")).toHaveCount(1);
  const pool = await page.locator('[data-zone="resources"]').boundingBox();
  const to = { x: (pool?.x ?? 0) + 30, y: (pool?.y ?? 0) + 20 };
  for (let n = 1; n <= 5; n += 1)
    await touch("touchMove", { x: from.x + ((to.x - from.x) * n) / 5, y: from.y + ((to.y - from.y) * n) / 5 });
  const { revision } = wire.state;
  await touch("touchEnd");
  expect(viewOf(await newer(wire, revision)).discard.map((one) => String(one.card))).toEqual([card]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await context.close();
});

test("whoever cannot see or point finds the table of a kingdom", async ({ page }) => {
  await sitDown(page, "to be read");
  await page.locator('[data-zone="play"] article .look').first().click();
  await wear(page, "dark");
  expect(await barriers(page)).toEqual([]);
  await wear(page, "light");
  expect(await paleColours(page)).toEqual([]);
});

test("nothing of a card that nobody has met comes with the pages", async ({ page, request }) => {
  await sitDown(page);
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map((one) => one.name));
  const texts = await Promise.all(
    scripts.filter((one) => /\.(js|css)(\?|$)/.test(one)).map(async (one) => (await request.get(one)).text()),
  );
  for (const name of ["Vale Citadel", "Orrin Hold", "Great Carrack", "Crowning Day"]) {
    expect(texts.filter((text) => text.includes(name))).toEqual([]);
  }
});
