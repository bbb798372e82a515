/** What others do is shown beat by beat; nobody has to wait for it, and nothing of it is done to a table that has not been seen. */
import type { Page } from "@playwright/test";

import type { EventTold, State } from "../src/api/types.gen.ts";
import { barriers } from "./axe";
import { heard } from "./hearing";
import { AGAINST_A_BOT, expect, hand, instant, setUp, sit, test, Wire } from "./table";

const LONGEST = 4000 + 2500; // ms; the show, and what a busy machine adds to it
const WEIGHTY = new Set(["acquire", "defeat", "banish", "destroy", "take"]);

interface Frame {
  at: number;
  caption: string;
  status: string;
  flying: number;
}

/** Note at each frame what can be read and what flies. */
async function film(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = ((globalThis as { film?: Frame[] }).film = []);
    const look = () => {
      const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? "";
      const frame = { at: performance.now(), caption: text(".prompt .text"), status: text(".status p"), flying: 0 };
      frame.flying = document.querySelectorAll("body > .ghost").length;
      frames.push(frame);
      requestAnimationFrame(look);
    };
    look();
  });
}

const frames = (page: Page) => page.evaluate(() => (globalThis as { film?: Frame[] }).film ?? []);
const ownTurn = (page: Page) => expect(page.locator(".status")).toContainText("Your turn", { timeout: 20_000 });
const ready = (page: Page) => expect(page.getByRole("button", { name: /^Play all \(/ })).toBeVisible({ timeout: 20_000 });

/** Play what lies in the hand without thinking, and end the turn. */
async function endTurn(page: Page, wire: Wire): Promise<void> {
  await ready(page);
  const { revision } = wire.state;
  await page.keyboard.press("e");
  if (await page.getByRole("button", { name: "End anyway" }).isVisible()) await page.getByRole("button", { name: "End anyway" }).click();
  await expect.poll(() => wire.state.revision).toBeGreaterThan(revision);
}

async function begin(page: Page): Promise<Wire> {
  await page.addInitScript(() => {
    const key = "deckwright.settings";
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: "normal", remind: false }));
  });
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT, "practice 7");
  await ready(page);
  return wire;
}

/** The events of a turn of somebody else that came with the last states. */
function done(wire: Wire, from: number): EventTold[] {
  return wire.states.slice(from).flatMap(({ events }) => events).filter(({ player }) => player === 1); // prettier-ignore
}

test("a bot's turn is followed beat by beat, and is over in time", async ({ page }, info) => {
  const wire = await begin(page);
  for (let turn = 0; turn < 3; turn += 1) {
    const told = wire.states.length;
    await film(page);
    await endTurn(page, wire);
    await expect.poll(() => wire.state.question?.player, { timeout: 20_000 }).toBe(0);
    await ready(page);
    const seen = await frames(page);
    const captions = new Set(seen.map(({ caption }) => caption));
    const weighty = done(wire, told).filter(({ kind }) => WEIGHTY.has(kind));
    expect(weighty.length).toBeGreaterThan(0);
    for (const event of weighty) if (event.said) expect([...captions]).toContain(await heard(page, wire.state, event.said));
    const shown = seen.filter(({ caption }) => caption.startsWith("Nim") && !caption.includes("thinking"));
    const lasted = (shown.at(-1)?.at ?? 0) - (shown[0]?.at ?? 0);
    info.annotations.push({ type: "a bot's turn", description: `${Math.round(lasted)} ms, ${captions.size} captions` });
    expect(lasted).toBeGreaterThan(800);
    expect(lasted).toBeLessThan(LONGEST);
    expect(shown.slice(0, -20).every(({ status }) => !status.includes("Your turn"))).toBe(true);
    expect(Math.max(...seen.map(({ flying }) => flying))).toBeGreaterThan(0);
    expect(await page.locator("[data-awaited]").count()).toBe(0);
  }
});

test("one click ends it at once, and buys nothing that was not seen", async ({ page }) => {
  const wire = await begin(page);
  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  await expect.poll(() => wire.state.question?.player).toBe(0);
  const { revision } = wire.state;
  const slot = page.locator('[data-zone="row"] [data-thing]').nth(2);
  const took = await slot.evaluate((thing) => {
    const box = thing.getBoundingClientRect();
    const where = { bubbles: true, clientX: box.x + 20, clientY: box.y + 20 };
    const begun = performance.now();
    thing.dispatchEvent(new PointerEvent("pointerdown", { ...where, pointerType: "mouse" }));
    thing.dispatchEvent(new MouseEvent("click", { ...where, cancelable: true }));
    return performance.now() - begun;
  });
  expect(took).toBeLessThan(1000);
  await ready(page);
  expect(await page.locator("body > .ghost").count()).toBe(0);
  expect(wire.state.revision).toBe(revision);
});

test("a card of one's own hand, and P, are meant as they are while something is shown", async ({ page }) => {
  const wire = await begin(page);
  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  await expect.poll(() => wire.state.question?.player).toBe(0);
  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(4);
  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  await expect.poll(() => wire.state.question?.player).toBe(0);
  await page.keyboard.press("p");
  await expect(hand(page)).not.toHaveCount(5);
});

test("E ends a show and no turn", async ({ page }) => {
  const wire = await begin(page);
  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  await expect.poll(() => wire.state.question?.player).toBe(0);
  const { revision } = wire.state;
  await page.keyboard.press("e");
  await ready(page);
  expect(wire.state.revision).toBe(revision);
});

test("a reload, another language and a lost network in the middle of a show leave the table as it is", async ({ page, context }) => {
  const wire = await begin(page);
  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  await page.reload();
  await ready(page);
  await expect(hand(page)).toHaveCount(5);

  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  await context.setOffline(true);
  await context.setOffline(false);
  await ready(page);
  await expect(hand(page)).toHaveCount(5);
});

/** A state in which the other one has defeated a Monster, and we lose a Construct by it. */
function loss(state: State): State {
  const number = state.kept + state.events.length;
  const base = { source: null, amount: 1, resource: null, rule: null, ruling: null, other: null, said: null } as const;
  const events = [
    { ...base, number, parent: null, kind: "defeat", player: 1, card: "corrosive-widow", zones: ["row", "void"], said: ["said", "Nim defeats Corrosive Widow", {}] },
    { ...base, number: number + 1, parent: number, kind: "destroy", player: 0, card: "the-all-seeing-eye", zones: ["constructs", "discard"], said: ["said", "Ana loses The All-Seeing Eye", {}] },
  ] as unknown as EventTold[]; // prettier-ignore
  return { ...state, revision: state.revision + 1, kept: number, first: number, events, ack: null };
}

for (const scheme of ["dark", "light"] as const) {
  test(`what is done to somebody stops everything, is read, and goes (${scheme})`, async ({ page }, info) => {
    await page.addInitScript(() => localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "normal" })));
    await page.emulateMedia({ colorScheme: scheme });
    let told: State | null = null;
    let send: (text: string) => void = () => {};
    await page.routeWebSocket(/socket$/, (socket) => {
      const server = socket.connectToServer();
      send = (text) => socket.send(text);
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as State;
        if (message.type === "state") told = message;
        socket.send(text);
      });
    });
    const { table } = await setUp(page, AGAINST_A_BOT, "practice 7");
    await page.goto(`/t/${table}`);
    await ready(page);
    const before = told as unknown as State;
    const other = {
      ...before,
      question: { ...before.question!, player: 1, actions: [] },
      revision: before.revision + 1,
      kept: before.kept + before.events.length,
      events: [],
    };
    send(JSON.stringify(other)); // prettier-ignore
    send(JSON.stringify({ ...loss(other), question: before.question }));
    const notice = page.locator(".done-to");
    await expect(notice).toContainText("Nim defeats Corrosive Widow → your The All-Seeing Eye is destroyed");
    await info.attach(`done to you, ${scheme}`, { body: await page.screenshot(), contentType: "image/png" });
    await expect(notice).toHaveCount(0, { timeout: 10_000 });
    const aloud = page.locator('[role="log"]').first();
    await expect(aloud).toContainText("Ana loses The All-Seeing Eye");
  });
}

test("in the middle of a show nothing stands in anybody's way", async ({ page }) => {
  const wire = await begin(page);
  await endTurn(page, wire);
  await expect(page.locator(".prompt .text")).toContainText(/Nim (plays|acquires)/);
  expect(await barriers(page)).toEqual([]);
});

test("with instant animations everything is as it is at once", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, AGAINST_A_BOT, "practice 7");
  await ready(page);
  await endTurn(page, wire);
  await wire.next(wire.states.length > 0 ? wire.state.revision - 1 : -1);
  await ownTurn(page);
  await ready(page);
  expect(await page.locator("body > .ghost").count()).toBe(0);
});
