import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { navigate, page } from "../../shell/router.svelte";
import Replay from "./Replay.svelte";

const MOVES = [{ number: 1, seat: 0, text: "end turn", label: "End turn", turn: 1, marks: [] }];

function served(exact: boolean) {
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = path.includes("/place") ? { table: "t", seats: [], watching: true } : { exact, over: true, moves: MOVES };
    return new Response(JSON.stringify(path.includes("/replay/1") ? null : answer));
  });
}

afterEach(() => vi.unstubAllGlobals());

/** A table as it is replayed by whoever plays there; `tree` as this device may know it. */
function goingOn(onward: string, tree: object | null) {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/tree")) return new Response(JSON.stringify(tree ?? {}), { status: tree ? 200 : 403 });
    const answer = path.includes("/place")
      ? { table: "t", seats: [0], watching: false }
      : { exact: false, over: false, moves: MOVES, onward };
    return new Response(JSON.stringify(answer));
  });
}

test.each([
  ["table", null, "Continue from here"],
  ["tree", { tree: "oak", game: "kingdom", nodes: [{ node: 2, table: "t", first: 5 }] }, "Branch off from here"],
  ["tree", null, null],
  ["nowhere", null, null],
])("from a move one goes on as it can be: %s", async (onward, tree, name) => {
  goingOn(onward, tree);
  render(Replay, { params: { table: "t" } });
  await screen.findByText("1", { selector: ".number" });
  if (name) expect(await screen.findByRole("button", { name })).toBeTruthy();
  else expect(screen.queryByRole("button", { name: /^Continue|^Branch/ })).toBeNull();
});

test("a game of older rules shows its moves, though no table can be drawn", async () => {
  served(false);
  const { container } = render(Replay, { params: { table: "t" } });
  expect(await screen.findByText(/^This game was played under older rules/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Moves" }).textContent).toContain("End turn");
  expect(container.querySelector("[aria-busy=true]")).toBeNull();
});

test("the address follows the move and keeps what else it says", async () => {
  vi.useFakeTimers();
  served(false);
  navigate("/replay/t?board=plain&move=1");
  render(Replay, { params: { table: "t" } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.url.search).toBe("?board=plain&move=1");
  vi.useRealTimers();
  navigate("/");
});

test("whoever goes elsewhere at once is not called back", async () => {
  vi.useFakeTimers();
  served(false);
  navigate("/replay/t?move=1");
  render(Replay, { params: { table: "t" } });
  await vi.advanceTimersByTimeAsync(100);
  navigate("/rules");
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.path).toBe("/rules");
  vi.useRealTimers();
  navigate("/");
});
