import { afterEach, expect, test, vi } from "vitest";

import type { HintTold } from "../api/types.gen";
import "../shell/testing";
import { Board } from "./board.svelte";
import { expectedOf, Hinter } from "./hints.svelte";
import { action, state } from "./samples";

const TOLD: HintTold = {
  revision: 4,
  hints: 1,
  choices: [
    { text: "acquire kor", label: "Acquire: Kor", lead: 3.4, wins: 0.642 },
    { text: "end turn", label: "End the turn", lead: null, wins: null },
  ],
};
const asked: unknown[] = [];

function served(answer: object, status = 200) {
  asked.length = 0;
  document.cookie = "csrftoken=x";
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))]);
    return new Response(JSON.stringify(answer), { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

test("a hint is asked for once, and remembered for its position alone", async () => {
  served(TOLD);
  const hinter = new Hinter("t");
  await Promise.all([hinter.ask(0, 4), hinter.ask(0, 4)]);
  expect(asked).toEqual([["/api/tables/t/hint", { seat: 0, revision: 4 }]]);
  expect(hinter.at(4)).toEqual(TOLD);
  expect(hinter.at(5)).toBeNull();
  hinter.putAway(4);
  expect(hinter.at(4)).toBeNull();
  await hinter.ask(0, 4);
  expect(hinter.at(4)).toEqual(TOLD);
  expect(asked).toHaveLength(1);
});

test("why there is none is said for that position", async () => {
  served({ detail: "Many hints were asked for just now." }, 409);
  const hinter = new Hinter("t");
  await hinter.ask(0, 4);
  expect(hinter.problem).toEqual({ revision: 4, words: "Many hints were asked for just now." });
  expect(hinter.thinking).toBe(false);
});

test("what is expected is said in rough numbers", () => {
  const said = (lead: number | null, wins: number | null) => expectedOf({ text: "", label: "", lead, wins }, "en");
  expect(said(3.4, 0.642)).toBe("lead at the end about +3 · 64% won");
  expect(said(-1.5, 0.4)).toBe("lead at the end about −1.5 · 40% won");
  expect(said(null, null)).toBe("");
  expect(expectedOf({ text: "", label: "", lead: 12.4, wins: 1 }, "en", true)).toBe("+12, 100%");
});

test("the key asks first and then does what was told; only where there are hints and one is asked", async () => {
  served(TOLD);
  const acted: string[] = [];
  const actions = [action("acquire kor", "acquire"), action("end turn", "end")];
  const shown = (more: object) => {
    const base = state(4);
    return { ...base, may_hint: true, question: base.question && { ...base.question, actions }, ...more };
  };
  const at = (more: object) => new Board(() => ({ state: shown(more), log: [], me: 0, act: (text) => void acted.push(text) }));
  const board = at({});
  board.takeHint();
  expect(asked).toHaveLength(0);
  board.hinter = new Hinter("t");
  board.takeHint();
  await vi.waitFor(() => expect(board.hinted?.text).toBe("acquire kor"));
  expect(acted).toEqual([]);
  board.takeHint();
  expect(acted).toEqual(["acquire kor"]);
  const elsewhere = at({ may_hint: false });
  elsewhere.hinter = board.hinter;
  elsewhere.takeHint();
  expect([acted.length, asked.length]).toEqual([1, 1]);
});
