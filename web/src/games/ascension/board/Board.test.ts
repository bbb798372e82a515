import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ActionOffered, Question } from "../../../api/types.gen";
import { settings } from "../../../shell/settings.svelte";
import Board from "./Board.svelte";
import { event } from "../../../table/samples";
import { action, seat, state, view } from "./samples";
import type { View } from "./view";

const asking = (more: Partial<Question> = {}): Question => ({
  player: 0,
  kind: "turn",
  source: null,
  card: null,
  about: null,
  optional: false,
  prompt: ["said", "", {}],
  play_all: 0,
  actions: [
    action("play mystic", "play", { card: "mystic", label: "Play: Mystic", useful: true }),
    action("acquire kor@2", "acquire", { card: "kor", slot: 2, label: "Acquire: Kor", useful: true }),
    action("end turn", "end", { label: "End turn" }),
  ],
  ...more,
});

const table = (more: Partial<View> = {}) =>
  view({
    row: [
      { slot: 1, card: "ogo", under: ["shard"], price: 3 },
      { slot: 2, card: "kor", under: [], price: 2 },
    ],
    piles: { mystic: 20, cultist: 1 },
    void: ["widow"],
    runes: 4,
    seats: [
      seat(0, {
        hand: { count: 2, known: [], cards: ["apprentice", "mystic"] },
        deck: { count: 1, top: [], cards: ["militia"] },
        constructs: [{ card: "eye", used: [] }],
      }),
      seat(1, { honor: 7, hand: { count: 5, known: [] }, discard: ["ogo", "ogo"] }),
    ],
    ...more,
  });

function show(question = asking(), more: Partial<View> = {}) {
  const act = vi.fn();
  const undo = vi.fn();
  render(Board, {
    state: state(4, { question, view: table(more) }),
    log: [event(0, "Ana plays Mystic")],
    me: 0,
    act,
    playall: vi.fn(),
    undo,
  });
  return { act, undo, user: userEvent.setup() };
}

/** A screen for which these media queries hold. */
function matching(...queries: string[]) {
  const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", (query: string) => ({ ...heard, media: query, matches: queries.includes(query) }));
}

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ ruleset: "x", lang: "en", sets: [], cards: [] }))),
  );
  settings.remind = true;
});

test("in somebody else's turn my corner keeps my numbers, and what is spent stands with who spends it", () => {
  const seats = [seat(0, { honor: 3, hand: { count: 0, known: [], cards: [] } }), seat(1, { honor: 7, hand: { count: 5, known: [] } })];
  show(asking({ player: 1, actions: [] }), { turn_player: 1, runes: 4, power: 2, seats });
  const mine = document.querySelector<HTMLElement>('[data-zone="resources"]')!;
  expect([...mine.querySelectorAll("b")].map((one) => one.textContent)).toEqual(["0", "0", "3"]);
  const plate = document.querySelector<HTMLElement>('[data-seat="1"]')!;
  expect([".runes", ".power"].map((one) => plate.querySelector(`${one} [aria-hidden]:last-child`)?.textContent)).toEqual(["4", "2"]);
});

test("the score of a duel says whose is whose", () => {
  const rival = { name: "samael" as const, honor: 9, set_aside: [], aims: [] };
  show(asking(), { mode: "solo", rival, seats: [seat(0, { honor: 4, hand: { count: 0, known: [], cards: [] } })] });
  expect(document.querySelector("[data-rival] .honor")?.textContent).toMatch(/9\s*· you 4/);
});

test("a card of the hand is played where it lies, a card of the row is acquired there", async () => {
  const { act, user } = show();
  await user.click(screen.getByRole("button", { name: /^Play: Mystic/ }));
  await user.click(screen.getByRole("button", { name: /^Acquire: Kor, Cost: 2/ }));
  expect(act.mock.calls).toEqual([["play mystic"], ["acquire kor@2"]]);
});

test("a card with which nothing can be done is looked at", async () => {
  const { act, user } = show();
  await user.click(screen.getByRole("button", { name: /^ogo, Cost: 3, Treasure under this card: 1/ }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: "Card" })).toBeTruthy();
});

test("ending the turn asks once more while something useful is left, and can be told not to", async () => {
  const { act, user } = show();
  await user.click(screen.getByRole("button", { name: "End turn" }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toMatch(/^You could still: Mystic/);
  await user.click(screen.getByRole("button", { name: "End anyway" }));
  expect(act).not.toHaveBeenCalled(); // a double click is one press
  await waitFor(() => expect(screen.getByRole("button", { name: "End anyway" }).getAttribute("aria-disabled")).toBe("false"));
  await user.click(screen.getByRole("button", { name: "End anyway" }));
  expect(act).toHaveBeenCalledWith("end turn");
});

test("without the reminder the turn ends at once", async () => {
  settings.remind = false;
  const { act, user } = show();
  await user.keyboard("e");
  expect(act).toHaveBeenCalledWith("end turn");
});

test("a choice shows its prompt and its answers with their number keys", async () => {
  const { act, user } = show(
    asking({
      kind: "banish",
      source: "eye",
      prompt: ["said", "Choose a card to banish", {}],
      optional: true,
      actions: [
        action("choose discard:ogo", "discard", { card: "ogo", label: "Discard pile: Ogo" }),
        action("decline", "answer", { label: "Decline" }),
      ],
    }),
  );
  const prompt = within(screen.getByRole("region", { name: "What is asked" }));
  expect(prompt.getByText("Choose a card to banish")).toBeTruthy();
  await user.keyboard("2{Escape}");
  expect(act).not.toHaveBeenCalled();
  await user.keyboard("0");
  expect(act).toHaveBeenLastCalledWith("decline");
  await user.keyboard("1");
  expect(act).toHaveBeenLastCalledWith("choose discard:ogo");
  expect(screen.queryByRole("button", { name: "End turn" })).toBeNull();
});

test("several actions at one place are asked for", async () => {
  const { act, user } = show(
    asking({
      actions: [
        action("acquire kor@2", "acquire", { card: "kor", slot: 2, label: "Acquire: Kor" }),
        action("acquire kor@2 for teammate", "teammate", { card: "kor", slot: 2, label: "Acquire for Bo: Kor" }),
      ],
    }),
  );
  await user.click(screen.getByRole("button", { name: /^kor: choose what to do/ }));
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: /Acquire for Bo: Kor/ }));
  expect(act).toHaveBeenCalledWith("acquire kor@2 for teammate");
});

test("what cannot be taken back says why", async () => {
  const act = vi.fn();
  const undo = vi.fn();
  render(Board, {
    state: state(4, {
      question: asking(),
      view: table(),
      undo: { gesture: false, turn: false, reason: ["said", "New cards were seen.", {}] },
    }),
    log: [],
    me: 0,
    act,
    undo,
  });
  const user = userEvent.setup();
  await user.keyboard("{Control>}z{/Control}");
  expect(undo).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toBe("New cards were seen.");
});

test("another player's public cards are one click away", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: /^Bo/ }));
  expect(screen.getByRole("group", { name: "Bo" }).textContent).toContain("Discard pile (2)");
});

test("who watches sees the table and can do nothing", () => {
  render(Board, { state: state(4, { question: { ...asking(), actions: [] }, view: table() }), log: [], me: null });
  expect(screen.queryByRole("button", { name: "End turn" })).toBeNull();
  expect(screen.getByText("Waiting for Ana")).toBeTruthy();
});

const choice = asking({
  kind: "banish",
  source: "eye",
  prompt: ["said", "Choose a card to banish", {}],
  actions: [
    action("choose discard:ogo", "discard", { card: "ogo", label: "Discard pile: Ogo" }),
    action("decline", "answer", { label: "Decline" }),
  ],
});
const beside = () => screen.getByRole("complementary", { name: "Looking closer" });
const shownCard = () => beside().querySelector(".look [data-card]")?.getAttribute("data-card");
const point = (name: RegExp, far = 5) =>
  fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse", movementX: far, movementY: 0 });

test("the panel shows the card that asks, another while it is pointed at, and then the one that asks again", async () => {
  matching("(width >= 1600px) and (height >= 600px)");
  show(choice);
  expect(shownCard()).toBe("eye");
  await point(/^kor, Cost: 2/);
  expect(shownCard()).toBe("kor");
  await fireEvent.pointerLeave(screen.getByRole("button", { name: /^kor, Cost: 2/ }));
  expect(shownCard()).toBe("eye");
});

test("a choice takes the place of what was looked at; a card that slides under a resting pointer does not", async () => {
  matching("(width >= 1600px) and (height >= 600px)");
  const shown = render(Board, { state: state(4, { question: asking(), view: table() }), log: [], me: 0, act: vi.fn() });
  await point(/^Acquire: Kor/);
  expect(shownCard()).toBe("kor");
  await shown.rerender({ state: state(5, { question: choice, view: table() }) });
  expect(shownCard()).toBe("eye");
  await point(/^kor, Cost: 2/, 0);
  expect(shownCard()).toBe("eye");
});

test("a card inspected in a choice stays until it is put away", async () => {
  matching("(width >= 1600px) and (height >= 600px)");
  const { user } = show(choice);
  await user.click(screen.getByRole("button", { name: /^ogo, Cost: 3/ }));
  await fireEvent.pointerLeave(screen.getByRole("button", { name: /^ogo, Cost: 3/ }));
  expect(shownCard()).toBe("ogo");
  await user.click(within(beside()).getByRole("button", { name: "Close" }));
  expect(shownCard()).toBe("eye");
});

test("in a turn the card that was pointed at last stays to be read", async () => {
  matching("(width >= 1600px) and (height >= 600px)");
  show();
  await point(/^ogo, Cost: 3/);
  await fireEvent.pointerLeave(screen.getByRole("button", { name: /^ogo, Cost: 3/ }));
  expect(shownCard()).toBe("ogo");
});

/** Drag a card with a finger, to where the page has this element. */
async function drag(name: RegExp, onto: Element | null, steps = 3) {
  const card = screen.getByRole("button", { name });
  document.elementFromPoint = () => onto;
  const finger = { pointerType: "touch", pointerId: 1, button: 0, clientX: 100 };
  await fireEvent.pointerDown(card, { ...finger, clientY: 600 });
  for (let step = 1; step <= steps; step += 1) {
    await fireEvent.pointerMove(card, { ...finger, clientY: 600 - 10 * step });
    await new Promise((later) => setTimeout(later, 520 / steps));
  }
  await fireEvent.pointerUp(card, { ...finger, clientY: 600 - 10 * steps });
}

test("a card of the hand is played wherever on the table it is dropped, but not over the hand", async () => {
  const { act } = show();
  await drag(/^Play: Mystic/, screen.getByRole("region", { name: "What is asked" }));
  expect(act).not.toHaveBeenCalled();
  await drag(/^Play: Mystic/, screen.getByRole("region", { name: "Center Row" }));
  expect(act).toHaveBeenCalledWith("play mystic");
});

test("a slow drag is no long touch: the card is not looked at", async () => {
  show();
  await drag(/^Play: Mystic/, null, 10);
  expect(screen.queryByRole("complementary", { name: "Looking closer" })).toBeNull();
});

test("of two equal cards each is an answer where it lies, and says where that is", async () => {
  const row = [
    { slot: 1, card: "ogo", under: [], price: 3 },
    { slot: 2, card: "ogo", under: ["shard"], price: 3 },
  ];
  const answers = [2, 1].map((slot) => action(`choose row:ogo@${slot}`, "row", { card: "ogo", slot, label: "Center Row: Ogo" }));
  const { act, user } = show(asking({ kind: "defeat", source: "eye", prompt: ["said", "Choose", {}], actions: answers }), { row });
  const keyed = [...document.querySelectorAll<HTMLElement>("[data-answer]")];
  expect(keyed.map((thing) => [thing.dataset.answer, thing.dataset.place])).toEqual([
    ["1", "row:1"],
    ["2", "row:2"],
  ]);
  await user.click(screen.getByRole("button", { name: /^Defeat: ogo, Center Row, space 2, Cost: 3, Treasure under this card: 1/ }));
  await user.keyboard("1");
  expect(act.mock.calls).toEqual([["choose row:ogo@2"], ["choose row:ogo@1"]]);
});

const inZone = (group: string, what: string): ActionOffered["label"] => ["said", "action-what", { group, what }];

const BANISHING = asking({
  kind: "banish",
  source: "eye",
  prompt: ["said", "Choose a card to banish", {}],
  optional: true,
  actions: [
    action("choose hand:mystic", "hand", { card: "mystic", label: inZone("Hand", "Mystic") }),
    action("choose discard:kor", "discard", { card: "kor", label: inZone("Discard pile", "Kor") }),
    action("choose discard:ogo", "discard", { card: "ogo", label: inZone("Discard pile", "Ogo") }),
    action("decline", "answer", { label: "Decline" }),
  ],
});
const SEATS = [
  seat(0, { hand: { count: 2, known: [], cards: ["apprentice", "mystic"] }, discard: ["ogo", "kor", "ogo"] }),
  seat(1, { hand: { count: 5, known: [] } }),
];

test("cards of a pile are spread over the table under its name, those of the hand are chosen there", async () => {
  const { act, user } = show(BANISHING, { seats: SEATS });
  const pile = within(screen.getByRole("group", { name: "Discard pile (3)" }));
  expect(pile.getAllByRole("button").map((one) => [one.dataset.answer, one.getAttribute("aria-label")])).toEqual([
    ["1", "Banish: Ogo, Discard pile, 2 times"],
    ["2", "Banish: Kor, Discard pile"],
  ]);
  expect(screen.getByRole("button", { name: "Banish: Mystic, Hand" }).dataset.answer).toBe("3");
  expect(screen.getByRole("button", { name: "Decline" }).dataset.answer).toBe("0");
  await user.click(pile.getByRole("button", { name: /Ogo/ }));
  await user.keyboard("3");
  expect(act.mock.calls).toEqual([["choose discard:ogo"], ["choose hand:mystic"]]);
});

test("the fan is put aside to see the table, and what nobody sees then is not answered by a key", async () => {
  const { act, user } = show(BANISHING, { seats: SEATS });
  await user.keyboard("v1");
  expect(screen.queryByRole("group", { name: "Discard pile (3)" })).toBeNull();
  expect(screen.getByText("Choose a card to banish")).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: /^Back to the choice/ }));
  expect(screen.getByRole("group", { name: "Discard pile (3)" })).toBeTruthy();
});

test("a question in words is two large buttons and no card", async () => {
  const answers = [action("accept", "answer", { label: "Into my hand" }), action("decline", "answer", { label: "To the discard pile" })];
  const { act, user } = show(asking({ kind: "confirm", source: "eye", card: "kor", prompt: ["said", "Put it?", {}], actions: answers }));
  await user.click(screen.getByRole("button", { name: /Into my hand/ }));
  await user.keyboard("0");
  expect(act.mock.calls).toEqual([["accept"], ["decline"]]);
});

/** Touch it as a finger does; the click comes with it. */
async function tap(target: Element) {
  await fireEvent.pointerDown(target, { pointerType: "touch", pointerId: 1 });
  await fireEvent.pointerUp(target, { pointerType: "touch", pointerId: 1 });
  await fireEvent.click(target, { detail: 1 });
}

test("a finger lifts a card first; the verb does it, and what is beside it puts it down", async () => {
  const { act } = show();
  await tap(screen.getByRole("button", { name: /^Acquire: Kor/ }));
  expect(act).not.toHaveBeenCalled();
  const lift = () => screen.queryByRole("dialog", { name: "kor" });
  await fireEvent.click(lift()!);
  expect(lift()).toBeNull();
  await tap(screen.getByRole("button", { name: /^Acquire: Kor/ }));
  await fireEvent.click(within(lift()!).getByRole("button", { name: /Acquire/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("acquire kor@2");
});

test("the second half of a double tap is no decision; a flick upwards is one", async () => {
  const { act } = show();
  await tap(screen.getByRole("button", { name: /^Acquire: Kor/ }));
  const held = document.querySelector("[data-lift] .held")!;
  await tap(held);
  expect(act).not.toHaveBeenCalled();
  const later = performance.now() + 1000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  const finger = { pointerType: "touch", pointerId: 1 };
  await fireEvent.pointerDown(held, { ...finger, clientY: 300 });
  await fireEvent.pointerMove(held, { ...finger, clientY: 290 });
  await fireEvent.pointerUp(held, { ...finger, clientY: 290 });
  expect(act).not.toHaveBeenCalled();
  await fireEvent.pointerDown(held, { ...finger, clientY: 300 });
  await fireEvent.pointerUp(held, { ...finger, clientY: 200 });
  expect(act).toHaveBeenCalledExactlyOnceWith("acquire kor@2");
  vi.restoreAllMocks();
});

test("who wants it acts with one tap", async () => {
  settings.oneTap = true;
  const { act } = show();
  await tap(screen.getByRole("button", { name: /^Acquire: Kor/ }));
  settings.oneTap = false;
  expect(act).toHaveBeenCalledExactlyOnceWith("acquire kor@2");
});

test("whoever reads up to where the log begins here asks for what was before", async () => {
  matching("(width >= 1600px) and (height >= 600px)");
  const turns = (first: number, end: number) =>
    Array.from({ length: end - first }, (_, n) => event(first + n, `Turn ${first + n}`, { kind: "turn" }));
  const earlier = vi.fn();
  const shown = { state: state(4, { question: asking(), view: table() }), me: 0, act: vi.fn(), earlier };
  const { rerender } = render(Board, { ...shown, log: turns(300, 306) });
  const more = () => screen.queryByRole("button", { name: "Show earlier turns" });
  expect(screen.queryByText("Turn 301")).toBeNull();
  await userEvent.click(more()!);
  expect(screen.getByText("Turn 300")).toBeTruthy();
  expect(earlier).toHaveBeenCalledTimes(1);
  await rerender({ ...shown, log: turns(0, 306) });
  expect(screen.getByText("Turn 0")).toBeTruthy();
  expect(more()).toBeNull();
});

test("pointing at a card says what is left of what pays for it, as the server tells it", async () => {
  const actions = [
    action("acquire kor@2", "acquire", { card: "kor", slot: 2, label: "Acquire: Kor", pays: { runes: 3 } }),
    action("end turn", "end", { label: "End turn" }),
  ];
  show(asking({ actions }));
  const left = () => document.querySelector('[data-zone="resources"] .runes .after')?.textContent;
  const kor = screen.getByRole("button", { name: /^Acquire: Kor/ });
  expect(left()).toBeUndefined();
  await fireEvent.focus(kor);
  expect(left()).toBe("→ 1");
  expect(document.querySelectorAll('[data-zone="resources"] .after')).toHaveLength(1);
  await fireEvent.blur(kor);
  expect(left()).toBeUndefined();
});

test("a Construct is used only when nothing of it can be used any more, and in its player's turn", () => {
  const constructs = [{ card: "staff", used: ["1"] }];
  const again = action("use staff 2", "use", { card: "staff", seat: 0, ability: 2, label: "Use: Staff, ability 2" });
  const seats = [seat(0, { constructs }), seat(1, { constructs: [{ card: "bell", used: ["1"] }] })];
  show(asking({ actions: [again] }), { seats });
  expect(screen.getByRole("button", { name: "Use: Staff, ability 2, Available" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "bell" })).toBeTruthy();
  cleanup();
  show(asking({ actions: [] }), { seats });
  expect(screen.getByRole("button", { name: "staff, Used this turn" })).toBeTruthy();
});

test("what is opened by its key has the focus, and gives it back when it is closed", async () => {
  const { user } = show();
  const card = screen.getByRole("button", { name: /^Play: Mystic/ });
  card.focus();
  await user.keyboard("?");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Keyboard shortcuts" }));
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(card);
  await user.keyboard("i");
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Card" }));
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(card);
});
