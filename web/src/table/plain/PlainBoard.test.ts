import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import type { CanUndo } from "../../api/types.gen";
import { settings } from "../../shell/settings.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainResult from "./PlainResult.svelte";
import { said } from "../samples";
import { DESCRIBED, pebbles } from "./samples";

const CARDS = {
  ruleset: "pebbles",
  lang: "en",
  sets: [],
  cards: [
    { id: "crab", name: "Crab", text: "Pinch somebody." },
    { id: "shell", name: "Shell", text: "" },
  ],
};

beforeEach(() => {
  settings.remind = false;
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => new Response(JSON.stringify(path.startsWith("/api/games/") ? DESCRIBED : CARDS))),
  );
});

async function show(told = { ...pebbles(), undo: { gesture: true, turn: false, reason: null } as CanUndo }) {
  const act = vi.fn();
  const undo = vi.fn();
  render(PlainBoard, {
    state: told,
    log: told.events,
    me: 0,
    act,
    undo,
    playall: vi.fn(),
  });
  await screen.findByRole("heading", { name: "Hand (3)" });
  return { act, undo, user: userEvent.setup() };
}

test("any game is shown by the names that its server gives", async () => {
  await show();
  const table = within(screen.getByRole("region", { name: "Table" }));
  expect(table.getByText(/Pebbles/).textContent).toMatch(/Pebbles\s*7/);
  expect(table.getByText(/Weather/).textContent).toContain("pouring");
  expect(table.getByRole("heading", { name: "Beach (2)" })).toBeTruthy();
  expect(table.getByText("Empty")).toBeTruthy();
  expect(screen.getByRole("region", { name: /^Ana \(you\)/ })).toBeTruthy();
  expect(within(screen.getByRole("region", { name: /^Bo/ })).getByText(/Cards in hand/).textContent).toMatch(/2/);
  expect(screen.getByRole("region", { name: "The fox" })).toBeTruthy();
});

test("everything that can be done has a button and a number, and is done where the card lies", async () => {
  const { act, user } = await show();
  await user.click(screen.getByRole("button", { name: "play crab, 2 times" }));
  await user.click(within(screen.getByRole("region", { name: "What is asked" })).getByRole("button", { name: "pass" }));
  await user.keyboard("2");
  expect(act.mock.calls).toEqual([["play crab"], ["pass"], ["take shell@1"]]);
});

test("a card that cannot be played is looked at", async () => {
  const { act, user } = await show();
  const heaps = screen.getByRole("heading", { name: "Heaps (1)" }).parentElement!;
  await user.click(within(heaps).getByRole("button", { name: "Crab, 4 times" }));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("complementary", { name: "Looking closer" }).textContent).toContain("Pinch somebody.");
});

test("a deed is taken back", async () => {
  const { undo, user } = await show();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledWith("gesture");
});

const REVEALED = { gesture: false, turn: false, reason: said("A card has been drawn."), past_gesture: true, past_turn: false };

test("what was revealed is taken back when that is wanted twice, or once where the game is marked with it", async () => {
  const { undo, user } = await show({ ...pebbles(), undo: REVEALED });
  const button = screen.getByRole("button", { name: "Undo" });
  expect(button.getAttribute("aria-disabled")).toBe("false");
  await user.click(button);
  expect(undo).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("Taking back marks the game.");
  await user.click(screen.getByRole("button", { name: "Leave it" }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.keyboard("{Control>}z{/Control}{Escape}");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.keyboard("{Control>}z{/Control}");
  await user.click(screen.getByRole("button", { name: "Take back anyway" }));
  await user.keyboard("{Control>}z{/Control}");
  expect(undo.mock.calls).toEqual([
    ["gesture", true],
    ["gesture", true],
  ]);
  await user.click(screen.getByRole("button", { name: "Undo the whole turn" }));
  expect(undo).toHaveBeenCalledTimes(2);
});

test("in a game that is marked with a take-back the next one is not asked about", async () => {
  const { undo, user } = await show({ ...pebbles(), take_backs: 2, undo: REVEALED });
  await user.keyboard("{Control>}z{/Control}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(undo.mock.calls).toEqual([["gesture", true]]);
});

test("what cannot be taken back says so beside its button, and is done after a question", async () => {
  const told = pebbles();
  const risky = told.question!.actions.map((one) => (one.text === "pass" ? { ...one, warning: said("3 pebbles would be lost.") } : one));
  const { act, user } = await show({ ...told, question: { ...told.question!, actions: risky } });
  const asked = within(screen.getByRole("region", { name: "What is asked" }));
  await user.click(asked.getByRole("button", { name: /^pass.*3 pebbles would be lost/ }));
  expect(act).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole("dialog", { name: "pass" }));
  expect(dialog.getByText("3 pebbles would be lost.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("3");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Do it anyway" }));
  expect(act.mock.calls).toEqual([["pass"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the result says who has won, and with how much", () => {
  const told = pebbles({ over: true, winners: [1], scores: [4, 9] });
  render(PlainResult, { table: "t", state: told });
  expect(screen.getByRole("heading", { name: "You lose" })).toBeTruthy();
  expect(screen.getAllByRole("rowheader").map((row) => row.textContent?.trim())).toEqual(["Bo", "Ana"]);
});

test("no button is called by its name twice, and the two that take back are told apart", async () => {
  await show(pebbles());
  const named = [...document.querySelectorAll("[aria-label][title]")];
  expect(named.filter((one) => one.getAttribute("aria-label") === one.getAttribute("title"))).toEqual([]);
  const names = [...document.querySelectorAll('[data-part="undo"]')].map(
    (one) => one.getAttribute("aria-label") ?? one.getAttribute("title"),
  );
  expect(names).toEqual(["Undo", "Undo the whole turn"]);
});
