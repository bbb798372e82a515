import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { ActionOffered, Question, ReachableTold } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";
import { hear } from "../../../shell/i18n.svelte";
import { action } from "../../../table/samples";
import Board from "./Board.svelte";
import { face, reachable, shown, stage, state, view } from "./samples";
import type { View } from "./view";

const FACES = [
  face(
    4,
    [
      stage(1, "Hartswood", {
        upgrades: [{ arrow: "right", to: 4, price: { coin: 1, stone: 2 }, others: [], discarding: 0, text: "" }],
        effects: [{ name: "fell", icon: "activated", trigger: "", limit: 0, per: "", text: "Gain wood." }],
      }),
      stage(4, "Verderers' Lodge"),
    ],
    { sides: [1, 4] },
  ),
  face(8, [stage(1, "Orrin Ford"), stage(2, "Plank Crossing")], { chronicle: "They came by the ford." }),
  face(14, [stage(1, "Hedge Thieves", { flags: ["red"] })]),
  face(7, [stage(1, "Kestrel Crag")]),
];

const TABLE = view({
  play: [
    shown(4, {
      production: [["wood"]],
      upgrades: [{ arrow: "right", to: 4, price: { coin: 1, stone: 2 }, payable: false }],
      effects: [{ name: "fell", icon: "activated", crossed: false, usable: true }],
    }),
    shown(8, { upgrades: [{ arrow: "down", to: 2, price: { coin: 1, wood: 1 }, payable: false }] }),
  ],
  pool: { coin: 1, wood: 0, stone: 0, metal: 0, sword: 0, good: 0 },
});

const PRODUCE = action("produce 4", "produce", { card: "4", label: "Produce with Hartswood" });
const FELL = action("use 4 fell", "use", { card: "4", label: "Hartswood" });
const ADVANCE = action("advance", "advance", { label: "Advance", warning: ["said", "You would lose 1 coin.", {}] });
const PASS = action("pass", "pass", { label: "Pass" });

function asking(actions: ActionOffered[] = [PRODUCE, FELL, ADVANCE, PASS], more: Partial<Question> = {}): Question {
  return {
    player: 0,
    kind: "turn",
    source: null,
    card: null,
    about: null,
    optional: false,
    prompt: ["said", "", {}],
    play_all: 0,
    actions,
    ...more,
  };
}

let answers: ReachableTold[] = [];

function show(question = asking(), table: View = TABLE) {
  const act = vi.fn();
  const together = vi.fn();
  const undo = vi.fn();
  render(Board, { state: state(4, table, { question }), table: "abc", log: [], me: 0, act, together, undo });
  return { act, together, undo, user: userEvent.setup() };
}

beforeAll(() => hear("kingdom"));

beforeEach(() => {
  answers = [];
  catalogue.handOut({ table: "abc", seat: 0, faces: new Map(FACES.map((one) => [one.id, one])) });
  vi.stubGlobal(
    "fetch",
    vi.fn(() =>
      Promise.resolve(new Response(JSON.stringify({ revision: 4, actions: answers }), { headers: { "content-type": "application/json" } })),
    ),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  catalogue.handOut(null);
});

const card = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}, number`) }).closest("article") as HTMLElement;

test("what is printed on a card is done where it is printed", async () => {
  const { act, user } = show();
  await user.click(within(card("Hartswood")).getByRole("button", { name: /^Produce: Wood/ }));
  expect(act).toHaveBeenLastCalledWith("produce 4");
  await user.click(within(card("Hartswood")).getByRole("button", { name: /Gain wood/ }));
  expect(act).toHaveBeenLastCalledWith("use 4 fell");
});

test("what cannot be done is no button for anybody", () => {
  show();
  expect((within(card("Orrin Ford")).getByRole("button", { name: /^Produce/ }) as HTMLButtonElement).disabled).toBe(true);
  expect((within(card("Orrin Ford")).getByRole("button", { name: /you cannot pay this yet/ }) as HTMLButtonElement).disabled).toBe(true);
});

test("one click produces what is missing and pays, as one", async () => {
  answers = [reachable("upgrade 8 down", "8", ["produce 4"], "Produce with Hartswood, then upgrade")];
  const { act, together, user } = show();
  const upgrade = await within(card("Orrin Ford")).findByRole("button", { name: /^Produce what is missing/ });
  await user.click(upgrade);
  expect(together).toHaveBeenCalledExactlyOnceWith(["produce 4", "upgrade 8 down"]);
  expect(act).not.toHaveBeenCalled();
});

test("nothing is lost before somebody was asked", async () => {
  const { act, user } = show();
  await user.click(screen.getByRole("button", { name: "Advance" }));
  expect(act).not.toHaveBeenCalled();
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain("You would lose 1 coin.");
  await user.click(within(dialog).getByRole("button", { name: /Do it/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("advance");
});

test("a card that is asked for is chosen as a whole", async () => {
  const pick = action("choose card:8", "choose", { card: "8", label: "Choose: Orrin Ford" });
  const { act, user } = show(asking([pick], { kind: "card", source: "4" }));
  await user.click(within(card("Choose: Orrin Ford")).getByRole("button", { name: /^Choose: Orrin Ford, number/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("choose card:8");
});

test("a blocked card says by whom, and lies beside it", () => {
  show(asking(), view({ play: [shown(8, { blocked_by: 14 }), shown(4), shown(14, { blocks: [8], keywords: ["enemy"] })] }));
  const names = screen.getAllByRole("article").map((one) => one.dataset.card);
  expect(names).toEqual(["4", "14", "8"]);
  expect(screen.getByRole("button", { name: /Orrin Ford, number 8, Land, blocked by Hedge Thieves/ }).isConnected).toBe(true);
});

test("a closer look shows all stages, the story, and what can be done", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: /^Orrin Ford, number 8/ }));
  const side = screen.getByRole("complementary");
  expect(within(side).getByRole("heading", { name: /Plank Crossing/ }).isConnected).toBe(true);
  expect(side.textContent).toContain("They came by the ford.");
});

test("the box is numbers, and the cards that were read can be looked at", async () => {
  const { user } = show(asking(), view({ box: [13, 14], read: [14] }));
  await user.click(screen.getByRole("button", { name: "Still in the box (2)" }));
  const side = screen.getByRole("complementary");
  expect(within(side).getByText("13").closest("button")).toBeNull();
  expect(within(side).getByRole("button", { name: "14" }).isConnected).toBe(true);
});

test("between two turns one goes on", async () => {
  const goOn = action("go on", "go-on", { label: "Next turn" });
  const { act, user } = show(asking([goOn], { kind: "next" }), view({ phase: "next" }));
  await user.keyboard("n");
  expect(act).toHaveBeenCalledExactlyOnceWith("go on");
});

test("of cards that are read one is chosen where it lies, large; of two sides likewise", async () => {
  const pick = action("choose card:14", "choose", { card: "14", label: "Choose: Hedge Thieves" });
  const one = show(asking([pick], { kind: "card", source: "4" }), view({ offered: [14] }));
  await one.user.click(screen.getByRole("button", { name: /^Hedge Thieves, number 14/ }));
  expect(one.act).toHaveBeenCalledExactlyOnceWith("choose card:14");
  cleanup();
  const sides = [1, 4].map((side) => action(`choose side:${side}`, "choose", { card: "4", label: `Side ${side}` }));
  const two = show(asking(sides, { kind: "side", source: "4", card: "4" }), view());
  await two.user.click(screen.getByRole("button", { name: /^Verderers' Lodge, number 4/ }));
  expect(two.act).toHaveBeenCalledExactlyOnceWith("choose side:4");
});

test("a card of the discard pile that is asked for is laid out", async () => {
  const pick = action("choose card:8", "choose", { card: "8", label: "Choose: Orrin Ford" });
  const { act, user } = show(asking([pick], { kind: "card", source: "4" }), view({ discard: [shown(8), shown(14)] }));
  const pile = screen.getByRole("region", { name: "Discard pile" });
  expect(within(pile).getAllByRole("article").length).toBe(1);
  await user.click(within(pile).getByRole("button", { name: /^Choose: Orrin Ford/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("choose card:8");
});

/** Carry a card by the mouse; what lies under the pointer then is told by `over`. */
async function carry(name: string, over: () => Element | null) {
  document.elementFromPoint = over;
  const mouse = { pointerType: "mouse", pointerId: 1, button: 0, clientX: 50 };
  await fireEvent.pointerDown(card(name), { ...mouse, clientY: 100 });
  await fireEvent.pointerMove(card(name), { ...mouse, clientY: 200 });
  return { drop: () => fireEvent.pointerUp(card(name), { ...mouse, clientY: 200 }) };
}

const goal = (name: string) => document.querySelector(`[data-drop="${name}"]`);

test("a card is dropped where its deed is named; where there is none it goes back", async () => {
  answers = [reachable("upgrade 4 right", "4", ["produce 8"], "Produce with Orrin Ford, then upgrade")];
  const { act, together } = show();
  await within(card("Hartswood")).findByRole("button", { name: /^Produce what is missing/ });

  await (await carry("Hartswood", () => document.body)).drop();
  expect(act).not.toHaveBeenCalled();
  expect(goal("produce.4")).toBeNull();

  const carried = await carry("Hartswood", () => goal("use.4.fell"));
  expect(goal("upgrade.4.right")?.textContent).toContain("Produce with Orrin Ford, then upgrade");
  expect(screen.getByRole("list", { name: "Resources" }).textContent).toContain("Produce with Hartswood");
  await carried.drop();
  expect(act).toHaveBeenLastCalledWith("use 4 fell");
  await (await carry("Hartswood", () => goal("produce.4"))).drop();
  expect(act).toHaveBeenLastCalledWith("produce 4");
  await (await carry("Hartswood", () => goal("upgrade.4.right"))).drop();
  expect(together).toHaveBeenCalledExactlyOnceWith(["produce 8", "upgrade 4 right"]);
});

test("Escape puts a carried card back, and closes nothing else", async () => {
  const { act, user } = show();
  await user.click(screen.getByRole("button", { name: "Discard pile (0)" }));
  const { drop } = await carry("Hartswood", () => goal("produce.4"));
  expect(document.querySelectorAll("body > .ghost").length).toBe(1);
  await user.keyboard("{Escape}");
  expect(document.querySelector("body > .ghost")).toBeNull();
  await drop();
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("complementary").isConnected).toBe(true);
});

test("a finger lifts a card only after it was held; before that it scrolls", async () => {
  show();
  const finger = { pointerType: "touch", pointerId: 1, button: 0, clientX: 50 };
  await fireEvent.pointerDown(card("Hartswood"), { ...finger, clientY: 100 });
  await fireEvent.pointerMove(card("Hartswood"), { ...finger, clientY: 160 });
  expect(document.querySelector("body > .ghost")).toBeNull();
  await fireEvent.pointerUp(card("Hartswood"), { ...finger, clientY: 160 });
  await fireEvent.pointerDown(card("Hartswood"), { ...finger, clientY: 100 });
  await vi.waitFor(() => expect(document.querySelector("body > .ghost")).not.toBeNull());
  await fireEvent.pointerUp(card("Hartswood"), { ...finger, clientY: 100 });
  expect(screen.getByRole("complementary").textContent).toContain("Verderers' Lodge"); // held and let go: a closer look
});

test("the cards that can be chosen show the keys of their answers, in the order of the board; to decline has a key of its own", async () => {
  const pick = (n: string, name: string) => action(`choose card:${n}`, "choose", { card: n, label: `Choose: ${name}` });
  const answers = [pick("8", "Orrin Ford"), action("decline", "answer", { label: "Decline" }), pick("4", "Hartswood")];
  const { act, user } = show(asking(answers, { kind: "card", source: "4", optional: true }));
  const keys = [...document.querySelectorAll<HTMLElement>("article")].map((one) => [
    one.dataset.card,
    one.querySelector("kbd")?.textContent,
  ]);
  expect(keys).toEqual([
    ["4", "1"],
    ["8", "2"],
  ]);
  await user.keyboard("20");
  expect(act.mock.calls).toEqual([["choose card:8"], ["decline"]]);
});

test("answers in the same words are told apart by the numbers of their cards", () => {
  const picks = ["4", "8"].map((n) => action(`choose card:${n}`, "choose", { card: n, label: "Choose: Briar Common" }));
  const other = action("choose card:14", "choose", { card: "14", label: "Choose: Hedge Thieves" });
  show(asking([...picks, other], { kind: "card", source: "4" }));
  const answers = [...document.querySelectorAll("[data-answer]")].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim());
  expect(answers).toEqual(["1 Choose: Briar Commonnumber 4", "2 Choose: Briar Commonnumber 8", "3 Choose: Hedge Thieves"]);
});

test("of what cannot be paid a closer look says what is missing", async () => {
  answers = [reachable("upgrade 4 right", "4", [], "2 stone more.")];
  const { user } = show();
  await screen.findByRole("button", { name: /you cannot pay this yet. 2 stone more/ });
  await user.click(screen.getByRole("button", { name: /^Hartswood, number 4/ }));
  expect(within(screen.getByRole("complementary")).getByText("2 stone more.").isConnected).toBe(true);
});

test("to go on is one button", () => {
  const goOn = action("go on", "go-on", { label: "Next turn" });
  show(asking([goOn], { kind: "next" }), view({ phase: "next" }));
  expect(screen.getAllByRole("button", { name: "Next turn" }).length).toBe(1);
});
