import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { navigate, page } from "../../shell/router.svelte";
import Replay from "./Replay.svelte";

const MOVES = [{ number: 1, seat: 0, text: "end turn", label: "End turn", turn: 1 }];

function served(exact: boolean) {
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = path.includes("/place") ? { table: "t", seats: [], watching: true } : { exact, over: true, moves: MOVES };
    return new Response(JSON.stringify(path.includes("/replay/1") ? null : answer));
  });
}

afterEach(() => vi.unstubAllGlobals());

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
