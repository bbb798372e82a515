/** Choices as cards: where they lie, with keys that match; on a phone a card is lifted before anything is done with it. */
import type { Locator, Page } from "@playwright/test";

import { EQUAL, FROM_PILE, sitAt } from "./asked";
import { barriers, paleColours, wear } from "./axe";
import { small, wider } from "./reach";
import { AGAINST_A_BOT, expect, hand, instant, sit, test, Wire } from "./table";
import { viewOf } from "../src/games/ascension/board/view";

const decline = (page: Page) => page.locator('[data-answer="0"]');

/** What is on top in the middle of something is that thing itself. */
function uncovered(thing: Locator): Promise<boolean> {
  return thing.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** The answers in the order of their keys, by the words of the server. */
async function answers(page: Page): Promise<string[]> {
  const all = await page
    .locator("[data-answer][data-place]")
    .evaluateAll((found) => (found as HTMLElement[]).map((one) => [Number(one.dataset.answer), one.dataset.place ?? ""] as const));
  return [...new Map(all).entries()].sort(([a], [b]) => a - b).map(([n, place]) => `${n} ${place}`);
}

for (const [width, height] of [
  [1440, 900],
  [740, 360],
  [360, 740],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000 });

    test("the cards of a pile lie over the table, all can be reached, and to decline is always in sight", async ({ page }) => {
      await instant(page);
      const { wire, state } = await sitAt(page, FROM_PILE);
      const asked = page.getByRole("region", { name: "What is asked" });
      await expect(asked.getByText(/^Choose a card in your hand or discard pile to banish/)).toBeVisible();
      const pile = page.getByRole("group", { name: "Discard pile (9)" });
      const offered = state.question?.actions.filter(({ zone }) => zone === "seats[].discard") ?? [];
      expect(offered.length).toBe(6);
      await expect(pile.getByRole("button")).toHaveCount(6);
      expect(await uncovered(decline(page))).toBe(true);
      expect((await decline(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);

      // Every card can be brought into sight; the last one is taken.
      for (const card of await pile.getByRole("button").all()) {
        await card.scrollIntoViewIfNeeded();
        expect(await uncovered(card)).toBe(true);
        expect(await uncovered(decline(page))).toBe(true);
      }
      expect(await wider(page)).toEqual([]);
      if (width < 1000) expect(await small(page)).toEqual([]);
      const last = pile.getByRole("button").last();
      const card = await last.getAttribute("data-card");
      if (width < 1000) {
        await last.tap();
        const lift = page.getByRole("dialog");
        await expect(lift.getByRole("button", { name: "Banish" })).toBeVisible();
        expect(wire.state.revision).toBe(state.revision);
        await expect(async () => {
          await lift.getByRole("button", { name: "Banish" }).tap(); // not with the second half of a double tap
          await expect(lift).toHaveCount(0, { timeout: 100 });
        }).toPass();
      } else await last.click();
      const after = await wire.next(state.revision);
      expect(viewOf(after).void).toContain(card);
      await expect(pile).toHaveCount(0);
    });

    test("what is chosen by it is accessible in both themes", async ({ page }) => {
      await instant(page);
      await sitAt(page, FROM_PILE);
      await expect(decline(page)).toBeVisible();
      await wear(page, "dark");
      expect(await barriers(page)).toEqual([]);
      await wear(page, "light");
      expect(await paleColours(page)).toEqual([]);
    });
  });
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("keys match places: the pile first, then the hand, which stays where it was", async ({ page }) => {
    await instant(page);
    const { wire, state } = await sitAt(page, FROM_PILE);
    await expect(decline(page)).toBeVisible();
    expect(await answers(page)).toEqual([
      ...["1 discard:0:apprentice", "2 discard:0:heavy-infantry", "3 discard:0:lifebound-initiate"],
      ...["4 discard:0:militia", "5 discard:0:seer-of-the-forked-path", "6 discard:0:wolf-shaman"],
      "7 hand:0:apprentice",
      "8 hand:0:militia",
      "9 hand:0:void-initiate",
    ]);
    const size = await hand(page).first().boundingBox();
    await page.keyboard.press("Escape");
    await page.keyboard.press("v");
    await expect(page.getByRole("group", { name: "Discard pile (9)" })).toHaveCount(0);
    await page.keyboard.press("1");
    expect(await hand(page).first().boundingBox()).toEqual(size);
    await page.getByRole("button", { name: /^Back to the choice/ }).click();
    await expect(page.getByRole("group", { name: "Discard pile (9)" })).toBeVisible();
    expect(wire.state.revision).toBe(state.revision);

    await page.keyboard.press("9");
    const after = await wire.next(state.revision);
    expect(viewOf(after).void).toContain("void-initiate");
    await expect(page.locator("[data-fan]")).toHaveCount(0);
    const moved = Math.abs(((await hand(page).first().boundingBox())?.y ?? 0) - (size?.y ?? 0));
    expect(moved).toBeLessThan(6); // the arc of fewer cards is a little flatter
  });

  test("by keyboard alone: the first card has the focus, arrows go along, Enter takes", async ({ page }) => {
    await instant(page);
    const { wire, state } = await sitAt(page, { ...FROM_PILE, texts: FROM_PILE.texts.slice(0, -1) });
    const shade = page.getByRole("button", { name: /^Play: Shade of the Black Watch/ });
    await shade.focus();
    await page.keyboard.press("Enter");
    await wire.next(state.revision);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.place ?? "");
    await expect.poll(focused).toBe("discard:0:apprentice");
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("discard:0:heavy-infantry");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toMatch(/^hand:/);
    await page.keyboard.press("ArrowUp");
    await expect.poll(focused).toMatch(/^discard:/);
    const { revision } = wire.state;
    const card = (await focused()).split(":")[2] ?? "";
    await page.keyboard.press("Enter");
    const after = await wire.next(revision);
    expect(viewOf(state).seats[0]?.discard).toContain(card);
    expect(viewOf(after).seats[0]?.discard).not.toContain(card);
    await expect.poll(focused).toMatch(/^hand:/);
  });

  test("two equal cards of the row have keys of their own, and say where they lie", async ({ page }) => {
    await instant(page);
    const sent: string[] = [];
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
    const { wire, state } = await sitAt(page, EQUAL);
    await expect(page.locator("[data-fan]")).toHaveCount(0);
    await expect.poll(() => answers(page)).toEqual(["1 row:1", "2 row:3", "3 pile:cultist"]);
    for (const n of [1, 3]) {
      await expect(page.getByRole("button", { name: new RegExp(`Samael's Trickster, Center Row, space ${n}`) })).toBeVisible();
    }
    const pale = await page.locator('.spot:has([data-place="row:2"])').evaluate((one) => getComputedStyle(one).opacity);
    expect(Number(pale)).toBeCloseTo(0.35);
    await page.keyboard.press("2");
    await wire.next(state.revision);
    expect(sent.at(-1)).toContain('"choose row:samaels-trickster@3"');
  });
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Touch the middle of it. */
  async function touch(page: Page, thing: Locator): Promise<void> {
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (!box) throw new Error("It is not there");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
  }

  test("no single tap acquires or defeats anything: the card is lifted, read, and then bought or put down", async ({ page }) => {
    await instant(page);
    const wire = new Wire(page);
    await sit(page, AGAINST_A_BOT, "practice 1");
    await expect(hand(page)).toHaveCount(5);
    let { revision } = wire.state;
    await page.getByRole("button", { name: /^Play all/ }).click();
    ({ revision } = await wire.next(revision));
    const lift = page.locator("[data-lift]");
    const offered = page.locator('[data-place^="row:"].can, [data-place^="pile:"].can');
    const many = await offered.count();
    expect(many).toBeGreaterThan(1);
    for (let i = 0; i < many; i++) {
      await touch(page, offered.nth(i));
      await expect(lift).toBeVisible();
      expect(wire.state.revision, "a tap acted at once").toBe(revision);
      const verb = lift.locator('[data-answer="1"]');
      await expect(verb).toContainText(/^(Acquire|Defeat) · \d (Runes?|Power)\d+ → \d+/);
      expect((await verb.boundingBox())?.height).toBeGreaterThanOrEqual(56);
      expect(await uncovered(verb)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(lift).toHaveCount(0);
    }

    // Beside the card it is put down; the second tap on the card does it.
    await touch(page, offered.first());
    await expect(async () => {
      await page.touchscreen.tap(4, 60);
      await expect(lift).toHaveCount(0, { timeout: 100 });
    }).toPass();
    expect(wire.state.revision).toBe(revision);
    await touch(page, offered.first());
    const card = lift.locator(".held");
    await expect(async () => {
      await touch(page, card);
      await expect(lift).toHaveCount(0, { timeout: 100 });
    }).toPass();
    ({ revision } = await wire.next(revision));
    expect(wire.refusals).toEqual([]);
  });

  test("a flick upwards does it", async ({ page }) => {
    await instant(page);
    const wire = new Wire(page);
    await sit(page, AGAINST_A_BOT, "practice 1");
    await expect(hand(page)).toHaveCount(5);
    const { revision } = wire.state;
    await touch(page, hand(page).first());
    const held = page.locator("[data-lift] .held");
    const finger = await page.context().newCDPSession(page);
    const flick = async () => {
      const box = await held.boundingBox();
      if (!box) throw new Error("Nothing is lifted");
      const at = (up: number) => [{ x: box.x + box.width / 2, y: box.y + box.height / 2 - up, id: 1 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const up of [30, 60, 120]) await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(up) });
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await expect(async () => {
      await flick();
      await expect(held).toHaveCount(0, { timeout: 200 });
    }).toPass();
    await wire.next(revision);
    await expect(hand(page)).toHaveCount(4);
  });

  test("who chose one tap acts with one", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("deckwright.settings", JSON.stringify({ speed: "instant", oneTap: true })));
    const wire = new Wire(page);
    await sit(page, AGAINST_A_BOT, "practice 1");
    await expect(hand(page)).toHaveCount(5);
    const { revision } = wire.state;
    await touch(page, hand(page).first());
    await wire.next(revision);
    await expect(hand(page)).toHaveCount(4);
  });
});
