import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Reckoned, TurnCost } from "../../../api/types.gen";
import { hear } from "../../../shell/i18n.svelte";
import { face, stage, view } from "../board/samples";
import { node, tree } from "../kingdoms/samples";
import Par from "./Par.svelte";

const RUNS = 4;
let known: Reckoned;
let refused = "";
const asked: string[] = [];

function reckoned(more: Partial<Reckoned> = {}): Reckoned {
  const bare = { table: "table-2", revision: 0, stage: "unasked" as const, place: 0, runs: RUNS };
  return { ...bare, scores: [], looked_at: 0, to_look_at: 0, turns: [], ...more };
}

const turn: TurnCost = {
  round: 6,
  turn: 2,
  first: 12,
  did: [["said", "action-pass", {}]],
  instead: [
    ["said", "group-upgrade", {}],
    ["said", "action-unmet", {}],
  ],
  cost: 9.5,
  low: 4,
  high: 15.1,
};

vi.mock("../../../shell/api", () => ({
  address: (path: string) => `/api${path}`,
  get: (path: string) => {
    if (path === "/games/kingdom") {
      const messages = "action-pass = Pass\ngroup-upgrade = Upgrade\naction-unmet = Something with a card you have not met";
      return Promise.resolve({ game: "kingdom", lang: "en", name: "Kingdom", fields: [], zones: {}, messages });
    }
    if (path.startsWith("/tables/table-2/faces")) return Promise.resolve({ table: "table-2", lang: "en", cards: [] });
    if (path === "/tables/table-2/reckoning") return refused ? Promise.reject(new Error(refused)) : Promise.resolve(known);
    return Promise.reject(new Error(`nothing at ${path}`));
  },
  post: (path: string) => {
    asked.push(path.replace(/\?.*/, ""));
    if (refused) return Promise.reject(new Error(refused));
    known = path.includes("/stop") ? { ...known, stage: "stopped" } : reckoned({ stage: "running" });
    known = { ...known, revision: known.revision + asked.length };
    return Promise.resolve(known);
  },
}));

beforeAll(() => hear("kingdom"));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  known = reckoned();
  refused = "";
  asked.length = 0;
});

afterEach(() => vi.useRealTimers());

function show(options: Record<string, string> = {}, alone = false) {
  const faces = new Map([["7", face(7, [stage(1, "Rye Field")])]]);
  const met = { table: "table-2", view: view({ over: true, options }), faces };
  const shown = alone ? null : tree([node(1), node(2, { first: 30 })]);
  render(Par, { table: "table-2", score: 41, tree: shown, met });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const later = () => vi.advanceTimersByTimeAsync(2000);

describe("what a kingdom could have been worth", () => {
  it("is looked for when somebody asks, and not before; scores come one after another", async () => {
    const user = show();
    const start = await screen.findByRole("button", { name: "Ask the veteran" });
    expect(asked).toEqual([]);
    await user.click(start);
    expect(asked).toEqual(["/tables/table-2/reckoning"]);
    expect(screen.getByRole("status").textContent).toContain("The veteran begins.");
    known = reckoned({ stage: "running", revision: 7, scores: [50, 30, 40] });
    await later();
    expect(screen.getByText("Your 41 lies above 2 of 3 runs of the veteran.")).toBeTruthy();
    expect(screen.getByText("Median of the veteran: 40")).toBeTruthy();
    expect(document.querySelectorAll("circle")).toHaveLength(3);
    expect(screen.getAllByText("Par: 3 of 4 runs")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("Par: 1 of 4 runs");
    const row = screen.getByRole("row", { name: /^Fame/, hidden: true });
    expect(
      within(row)
        .getAllByRole("cell", { hidden: true })
        .map((one) => one.textContent),
    ).toEqual(["50", "30", "40", "–"]);
  });

  it("says which turns cost most, with ways to the replay and to a branch", async () => {
    known = reckoned({ stage: "done", revision: 9, scores: [50, 30, 40, 41], turns: [turn] });
    const user = show();
    expect(await screen.findByRole("heading", { name: "Round 6, turn 2" })).toBeTruthy();
    expect(screen.getByText("cost about 9.5 fame")).toBeTruthy();
    expect(screen.getByText("with 95% certainty between 4 and 15.1")).toBeTruthy();
    expect(screen.getByText("Something with a card you have not met")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Look at the turn/ }).getAttribute("href")).toBe("/replay/table-2?move=12");
    await user.click(screen.getByRole("button", { name: /^Branch from here/ }));
    expect(within(screen.getByRole("dialog")).getByLabelText("Branch off")).toBeTruthy();
  });

  it.each([
    ["iron", { iron: "yes" }, false],
    ["a table that stands alone", {}, true],
  ])("offers no branch in %s", async (_, options, alone) => {
    known = reckoned({ stage: "done", revision: 9, scores: [50], turns: [turn] });
    show(options as Record<string, string>, alone);
    expect(await screen.findByRole("heading", { name: "Round 6, turn 2" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Branch/ })).toBeNull();
  });

  it("says so where no turn is certain to have cost anything", async () => {
    known = reckoned({ stage: "done", revision: 9, scores: [50] });
    show();
    expect(await screen.findByText("Of no turn is it certain that it cost you fame.")).toBeTruthy();
  });

  it("is stopped, and gone on with", async () => {
    known = reckoned({ stage: "running", revision: 2, scores: [50] });
    const user = show();
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(screen.getAllByText("Stopped after 1 of 4 runs. What was found stays.")).toHaveLength(2); // shown, and said
    await user.click(screen.getByRole("button", { name: "Go on" }));
    expect(asked).toEqual(["/tables/table-2/reckoning/stop", "/tables/table-2/reckoning"]);
  });

  it("waits in the queue, and says where", async () => {
    known = reckoned({ stage: "waiting", revision: 1, place: 2 });
    show();
    expect((await screen.findAllByText("In the queue, 2 kingdoms before yours")).length).toBe(2);
  });

  it("tells of what went wrong, and can be asked again", async () => {
    known = reckoned({ stage: "failed", revision: 4, scores: [50] });
    const user = show();
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(asked).toEqual(["/tables/table-2/reckoning"]);
    refused = "The server is gone.";
    await later();
    expect(await screen.findByText("The server does not answer just now. This page keeps asking.")).toBeTruthy();
    refused = "";
    known = reckoned({ stage: "running", revision: 11, scores: [50, 51] });
    await vi.advanceTimersByTimeAsync(6000);
    await waitFor(() => expect(screen.queryByText(/does not answer/)).toBeNull());
  });

  it("says why it cannot be asked for", async () => {
    const user = show();
    const start = await screen.findByRole("button", { name: "Ask the veteran" });
    refused = "You are watching.";
    await user.click(start);
    expect((await screen.findByRole("alert")).textContent).toBe("You are watching.");
  });
});
