import { fireEvent, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { EventTold, State } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";
import { hear } from "../../../shell/i18n.svelte";
import { settings } from "../../../shell/settings.svelte";
import type { AnyBoard } from "../../../table/board.svelte";
import { action, event } from "../../../table/samples";
import Board from "./Board.svelte";
import { face, shown, stage, state, view } from "./samples";

const FACES = [
  face(8, [stage(1, "Orrin Ford", { text: "Gain 1 coin." })], { chronicle: "They came by the ford." }),
  face(14, [stage(1, "Hedge Thieves", { flags: ["red"] })]),
  face(23, [stage(1, "The Founding Charter", { keywords: [] })], { type: "scroll", moments: ["Boost 1 land."] }),
  face(21, [stage(1, "Drovers' Fork"), stage(2, "Drovers' Inn"), stage(4, "Pilgrims' Fork")], { sides: [1, 4] }),
];

const discover = (number: number, card: string): EventTold =>
  event(number, "", { kind: "discover", card, stage: 1, zones: ["box", "discard"] });

let shownState: State = $state.raw(state(4, view()));
let model: AnyBoard | undefined;
let board: object;
const act = vi.fn();

beforeAll(() => hear("kingdom"));

beforeEach(() => {
  act.mockClear();
  settings.speed = "normal";
  know(FACES);
  shownState = state(4, view({ phase: "next" }));
  board = mount(Board, {
    target: document.body,
    props: {
      get state() {
        return shownState;
      },
      log: [],
      me: 0,
      act,
      get model() {
        return model;
      },
      set model(found) {
        model = found;
      },
    },
  });
  flushSync();
});

afterEach(async () => {
  await unmount(board);
  catalogue.handOut(null);
});

function know(faces: typeof FACES) {
  catalogue.handOut({ table: "abc", seat: 0, faces: new Map(faces.map((one) => [one.id, one])) });
}

/** A state comes with these events. */
function bring(fresh: EventTold[], more: Partial<State> = {}) {
  model?.prepare(fresh);
  shownState = state(shownState.revision + 1, view({ discard: [shown(8)] }), { question: null, ...more });
  flushSync();
  model?.settle();
  flushSync();
}

const ceremony = () => screen.queryByRole("dialog");

test("cards that are discovered are shown large with their text and their story, and told in a sentence each", () => {
  bring([discover(5, "8"), discover(6, "14")]);
  const dialog = screen.getByRole("dialog", { name: "New cards" });
  expect(within(dialog).getByText("They came by the ford.").isConnected).toBe(true);
  const told = document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(told).toBe(
    "Orrin Ford, number 8, Land. Gain 1 coin. Goes to the discard pile. Hedge Thieves, number 14, Land. Goes to the discard pile.",
  );
});

test.each(["{Escape}", " ", "{Enter}", "x"])("the key %j goes on, and does nothing else", async (key) => {
  const goOn = action("go on", "go-on", { label: "Next turn" });
  const question = { player: 0, kind: "next", source: null, card: null, about: null, optional: false, play_all: 0, actions: [goOn] };
  bring([discover(5, "8")], { question: { ...question, prompt: ["said", "", {}] } });
  await userEvent.keyboard(key);
  expect(ceremony()).toBeNull();
  expect(act).not.toHaveBeenCalled();
  await userEvent.keyboard("n");
  expect(act).toHaveBeenCalledExactlyOnceWith("go on");
});

test("a click anywhere goes on, but not the second of two that ended the turn; a key that is held goes on no further", async () => {
  bring([discover(5, "8")]);
  const dialog = screen.getByRole("dialog");
  await fireEvent.click(dialog, { detail: 2 });
  await fireEvent.keyDown(dialog, { key: "n", repeat: true });
  await fireEvent.keyDown(dialog, { key: "Shift" });
  expect(ceremony()).not.toBeNull();
  await fireEvent.click(dialog, { detail: 1 });
  expect(ceremony()).toBeNull();
});

test("a scroll is read before it asks, and of a card with two sides both are shown", async () => {
  bring([discover(5, "23")]);
  expect(screen.getByRole("dialog").textContent).toContain("Boost 1 land.");
  expect(screen.getByRole("dialog").textContent).toContain("Is read at once");
  await userEvent.keyboard("x");
  const side = { player: 0, kind: "side", source: "21", card: "21", about: null, optional: false, play_all: 0, actions: [] };
  bring([event(6, "", { kind: "ask", card: "21" })], { question: { ...side, prompt: ["said", "Choose", {}] } });
  const dialog = screen.getByRole("dialog");
  expect(dialog.querySelectorAll("li").length).toBe(2);
  await userEvent.keyboard("x");
  bring([discover(7, "21"), discover(8, "14")]);
  expect([...document.querySelectorAll<HTMLElement>("[data-met]")].map((one) => one.dataset.met)).toEqual(["14"]);
});

test("what comes with the page is no news; and a newer state makes room for what it brings", () => {
  bring([]);
  expect(ceremony()).toBeNull();
  bring([discover(5, "8")]);
  bring([event(6, "", { kind: "produce", card: "8" })]);
  expect(ceremony()).toBeNull();
});

test("a card is shown once its face is there, and whoever wants everything at once is shown none", () => {
  know([]);
  bring([discover(5, "8")]);
  expect(ceremony()).toBeNull();
  know(FACES);
  flushSync();
  expect(ceremony()).not.toBeNull();
  settings.speed = "instant";
  bring([discover(6, "14")]);
  expect(ceremony()).toBeNull();
});
