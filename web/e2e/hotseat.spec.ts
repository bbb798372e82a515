import type { Page } from "@playwright/test";

import type { Setup } from "../src/api/types.gen";
import { viewOf } from "../src/games/ascension/board/view";
import { button, click, expect, hand, instant, sit, test, Wire } from "./table";

const TWO_HERE: Setup = {
  ruleset: "ascension-10th",
  mode: "versus",
  first: 0,
  seats: [
    { kind: "here", name: "Ana" },
    { kind: "here", name: "Bo" },
  ],
};

/** An open practice in which, played as named, a Monster makes the other player choose a Construct to lose. */
const ASKED = {
  seed: "practice 173",
  turns: [
    ["Play all", "Acquire: Heavy Infantry"],
    ["Play all", "Acquire: Rocket Courier X-99"],
    ["Play all", "Acquire: Heavy Infantry", "Acquire: Heavy Infantry"],
    ["Play all", "Acquire: Burrower Mark II"],
    ["Play all", "Acquire: Heavy Infantry", "Acquire: Heavy Infantry"],
    ["Play all", "Acquire: Temple Librarian", "Acquire: Arha Initiate"],
    ["Play all"],
    ["Play all", "Play: Burrower Mark II", "Play: Rocket Courier X-99", "Acquire: Mystic"],
    ["Play all", "Defeat: Corrosive Widow"],
  ],
  last: "Defeat: Corrosive Widow",
};

/** The hand-over screen: it names who comes, and no card of anybody is on the page. */
async function covered(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: `Pass the device to ${name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `I am ${name}, show the table` })).toBeFocused();
  await expect(page.locator("[data-card], [data-place], .board")).toHaveCount(0);
}

async function takeOver(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `I am ${name}, show the table` }).click();
  await expect(page.locator(".board")).toBeVisible();
}

async function endTurn(page: Page, wire: Wire): Promise<void> {
  const end = wire.state.question?.actions.find((one) => one.group === "end");
  if (!end) throw new Error("The turn cannot be ended now");
  await click(page, wire.state, end);
}

test("two people at one device: nobody's cards come before that person has taken it", async ({ page }) => {
  await instant(page);
  const wire = new Wire(page);
  await sit(page, TWO_HERE);
  await covered(page, "Ana");
  expect(wire.opened()).toEqual([]);

  await takeOver(page, "Ana");
  await expect(hand(page)).toHaveCount(5);
  expect(wire.opened()).toEqual([0]);
  const { revision } = wire.state;
  await hand(page).first().click();
  await wire.next(revision);
  await endTurn(page, wire);
  await covered(page, "Bo");
  expect(wire.opened(), "a card of Bo's hand came before he took the device").toEqual([0]);

  const before = wire.states.length;
  await takeOver(page, "Bo");
  await expect(hand(page)).toHaveCount(5);
  expect(wire.opened(before)).toEqual([1]);
  const dealt = [...(viewOf(wire.state).seats[1]?.hand.cards ?? [])].sort();
  const shown = await hand(page).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ""));
  expect(shown.sort()).toEqual(dealt);

  // A page that is opened again begins covered, whoever held the device last.
  const again = wire.states.length;
  await page.reload();
  await covered(page, "Bo");
  expect(wire.opened(again)).toEqual([]);
});

test("a decision in another's turn hands the device over, and back again", async ({ page }) => {
  test.setTimeout(120_000);
  await instant(page);
  const wire = new Wire(page);
  await sit(page, TWO_HERE, ASKED.seed);
  await takeOver(page, "Ana");
  for (const [index, turn] of ASKED.turns.entries()) {
    const seat = index % 2;
    if (index > 0) await takeOver(page, seat === 0 ? "Ana" : "Bo");
    await wire.next(-1, seat);
    for (const label of turn) {
      const { revision } = wire.state;
      await button(page, label).click();
      if (label === ASKED.last) break;
      await wire.next(revision, seat);
    }
    if (turn.at(-1) !== ASKED.last) await endTurn(page, wire);
  }

  await covered(page, "Bo");
  await expect(page.getByText(/^Bo must decide: /)).toBeVisible();
  const before = wire.states.length;
  await takeOver(page, "Bo");
  await expect(page.getByRole("region", { name: "What is asked" })).toContainText("Construct");
  expect(wire.opened(before)).toEqual([1]);
  await page.locator('[data-answer="1"]').first().click();
  await covered(page, "Ana");
  await takeOver(page, "Ana");
  await expect(page.getByRole("button", { name: /^End turn/ })).toBeVisible();

  // What was done to Bo is the first thing that he reads in his own turn.
  await endTurn(page, wire);
  await takeOver(page, "Bo");
  const since = page.getByRole("region", { name: "Since your last turn" });
  await expect(since.getByText(/^Ana defeats Corrosive Widow → your .+ is destroyed$/)).toBeVisible();
});
