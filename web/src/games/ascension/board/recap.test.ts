import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { EventTold } from "../../../api/types.gen";
import { event } from "../../../table/samples";
import Board from "./Board.svelte";
import { seat, state, view } from "./samples";
import type { View } from "./view";

const WIDE = "(width >= 1600px) and (height >= 600px)";

/** A screen for which these media queries hold. */
function matching(...queries: string[]) {
  const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", (query: string) => ({ ...heard, media: query, matches: queries.includes(query) }));
}

beforeEach(() => {
  matching(WIDE);
  Element.prototype.scrollIntoView = vi.fn(); // jsdom lays nothing out
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ ruleset: "x", lang: "en", sets: [], cards: [] }))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const mine = (number: number) => event(number, `Turn ${number}: Ana`, { kind: "turn" });
const theirs = (number: number) => event(number, `Turn ${number}: Bo`, { kind: "turn", player: 1 });
const did = (number: number, kind: string, parent: number, more: Partial<EventTold>) =>
  event(number, `Bo ${kind} ${more.card ?? ""}`.trim(), { kind, player: 1, parent, ...more });

/** Bo's turn: he acquires two Ogos, defeats a Monster that costs Ana a Construct, and tidies up. */
const HIS_TURN = [
  theirs(1),
  did(2, "acquire", 1, { card: "ogo", zones: ["row", "discard"] }),
  did(3, "acquire", 1, { card: "ogo", zones: ["row", "discard"] }),
  did(4, "defeat", 1, { card: "widow", zones: ["row", "void"] }),
  did(5, "reward", 4, { card: "widow" }),
  did(6, "gain", 5, { resource: "honor", amount: 3 }),
  event(7, "the eye is destroyed", { kind: "destroy", parent: 5, card: "eye", zones: ["constructs", "discard"] }),
  did(8, "discard", 1, { card: "ogo", zones: ["played", "discard"], amount: 1 }),
  did(9, "lose", 1, { resource: "runes", amount: 1 }),
  did(10, "draw", 1, { amount: 1 }),
];

function show(log: EventTold[], more: Partial<View> = {}, drawn: boolean | null = null) {
  render(Board, { state: state(4, { view: view(more), drawn }), log, me: 0, act: vi.fn() });
  return userEvent.setup();
}

const since = () => screen.queryByRole("region", { name: "Since your last turn" });

test("an opponent's plate tells of his last turn: each deed by its sentence, equal ones counted, and the Honor of it", () => {
  show([mine(0), ...HIS_TURN, mine(11)]);
  const strip = within(screen.getByRole("group", { name: "Last turn of Bo" }));
  expect(strip.getAllByRole("button").map((one) => one.getAttribute("title"))).toEqual([
    "Bo acquire ogo, 2 times",
    "Bo defeat widow",
    "the eye is destroyed",
  ]);
  expect(strip.getByText("3 Honor in that turn")).toBeTruthy();
});

test("a picture of a deed looks at its card", async () => {
  const user = show([mine(0), ...HIS_TURN, mine(11)]);
  await user.click(within(screen.getByRole("group", { name: "Last turn of Bo" })).getByRole("button", { name: "Bo defeat widow" }));
  expect(screen.getByRole("complementary", { name: "Looking closer" }).querySelector(".look [data-card='widow']")).toBeTruthy();
});

test("under a finger the pictures on a plate are only to be seen, and the plate opens what they tell", async () => {
  matching(WIDE, "(pointer: coarse)");
  const user = show([mine(0), ...HIS_TURN, mine(11)]);
  expect(within(screen.getByRole("group", { name: "Last turn of Bo" })).queryAllByRole("button")).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Bo Computer/ }));
  expect(within(screen.getByRole("group", { name: "Bo" })).getByRole("button", { name: "Bo defeat widow" })).toBeTruthy();
});

test("what was done to me since my turn stands first, in words with what led to it", () => {
  show([mine(0), ...HIS_TURN, mine(11)]);
  const told = since()!;
  expect(told.querySelector("p")?.textContent).toBe("Bo defeat widow → your eye is destroyed");
  expect([...told.querySelectorAll(".thumb")].map((one) => one.getAttribute("title"))).toEqual([
    "the eye is destroyed",
    "Bo acquire ogo, 2 times",
  ]);
  expect(told.querySelectorAll(".thumb.lost")).toHaveLength(1);
});

test("it is put away with a click or with R, and R shows it again", async () => {
  const user = show([mine(0), ...HIS_TURN, mine(11)]);
  await user.click(within(since()!).getByRole("button", { name: "Close" }));
  expect(since()).toBeNull();
  await fireEvent.keyDown(document.body, { key: "r", code: "KeyR" });
  expect(since()).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: "r", code: "KeyR" });
  expect(since()).toBeNull();
});

test("it is there only in a turn of mine, and once a card is played it leaves the cards their room", () => {
  show([mine(0), ...HIS_TURN], { turn_player: 1 });
  expect(since()).toBeNull();
  document.body.replaceChildren();
  show([mine(0), ...HIS_TURN, mine(11)], { seats: [seat(0, { played: ["mystic"] }), seat(1)] });
  expect(since()?.querySelector("p")).toBeNull();
  expect(since()?.querySelectorAll(".thumb")).toHaveLength(2);
});

test("before my first turn it says who began, and why", () => {
  show([...HIS_TURN.map((one) => ({ ...one, number: one.number - 1, parent: one.parent && one.parent - 1 })), mine(10)], {}, true);
  expect(screen.getByRole("region", { name: "Bo begins: drawn by lot" }).querySelectorAll(".thumb")).toHaveLength(2);
  document.body.replaceChildren();
  show([mine(0)], {}, false);
  expect(screen.getByRole("region", { name: "You begin, as was chosen" }).querySelectorAll(".thumb")).toHaveLength(0);
});

test("who plays without a seat has a last turn too", () => {
  show(
    [
      mine(0),
      event(1, "Samael's turn", { kind: "turn", player: null }),
      event(2, "Samael takes kor", { kind: "set_aside", player: null, parent: 1, card: "kor", zones: ["row", "set_aside"] }),
      event(3, "Samael gains 3", { kind: "gain", player: null, parent: 1, resource: "honor", amount: 3 }),
      mine(4),
    ],
    { mode: "solo", seats: [seat(0)], rival: { name: "samael", honor: 3, set_aside: ["kor"], aims: [], score: 3 } },
  );
  const strip = within(screen.getByRole("group", { name: "Last turn of Samael" }));
  expect(strip.getByRole("button", { name: "Samael takes kor" })).toBeTruthy();
  expect(strip.getByText("3 Honor in that turn")).toBeTruthy();
});

test("the log tells bookkeeping in one line that opens, and every line still says why", async () => {
  const user = show([mine(0), ...HIS_TURN, mine(11)]);
  const log = within(screen.getByRole("region", { name: "Log" }));
  const fold = log.getByRole("button", { name: /^discards 1 card, draws 1 card/ });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(log.queryByRole("button", { name: /^Bo draw$/ })).toBeNull();
  expect(log.getByRole("button", { name: "the eye is destroyed" })).toBeTruthy();

  fold.focus();
  await user.keyboard("{Enter}");
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  await user.click(log.getByRole("button", { name: /^Bo draw$/ }));
  expect(log.getByRole("list", { name: "Why this happened" })).toBeTruthy();

  await user.click(fold);
  expect(log.queryByRole("button", { name: /^Bo draw$/ })).toBeNull();
  expect(log.queryByRole("list", { name: "Why this happened" })).toBeNull();
});

test("a card that somebody is made to discard is no bookkeeping", () => {
  const made = [
    did(2, "defeat", 1, { card: "widow", zones: ["row", "void"] }),
    event(3, "Ana discards kor", { kind: "discard", parent: 2, card: "kor", zones: ["hand", "discard"] }),
    did(4, "draw", 1, { amount: 1 }),
    did(5, "lose", 1, { resource: "runes", amount: 1 }),
  ];
  show([mine(0), theirs(1), ...made, mine(6)]);
  expect(within(screen.getByRole("region", { name: "Log" })).getByRole("button", { name: "Ana discards kor" })).toBeTruthy();
  expect(since()?.querySelector("p")?.textContent).toBe("Bo defeat widow → your kor is discarded");
});
