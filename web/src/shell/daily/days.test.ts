import { expect, test } from "vitest";

import type { DailyDay, DailyShown } from "../../api/types.gen";
import "../testing";
import { binsOf, dayName, isSealed, marginOf, resultOf, timeLeft, weekOf } from "./days";

const bars = (...margins: number[]) => margins.map((margin) => ({ margin, count: 1 }));

test("bars have one width, none is left out, and nobody is lost", () => {
  expect(binsOf([])).toEqual([]);
  expect(binsOf([{ margin: -3, count: 4 }])).toEqual([{ from: -3, to: -3, count: 4 }]);
  for (const margins of [bars(-41, -7, 0, 3, 38), bars(0, 1, 14), bars(-900, 900)]) {
    const bins = binsOf(margins);
    expect(bins.length).toBeLessThanOrEqual(15);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(margins.length);
    expect(new Set(bins.map(({ from, to }) => to - from)).size).toBe(1);
    for (const [n, bin] of bins.entries()) if (n > 0) expect(bin.from).toBe(bins[n - 1]!.to + 1);
  }
});

test("what is won and what is lost never share a bar", () => {
  for (const { from, to } of binsOf(bars(-55, -1, 0, 60))) expect(from >= 0 || to < 0).toBe(true);
});

test("times, days and margins are said in the reader's language", () => {
  expect(timeLeft(3 * 3600 + 61, "en")).toBe("3 hr 2 min");
  expect(timeLeft(59, "en")).toBe("1 min");
  expect(timeLeft(-5, "en")).toBe("0 min");
  expect(dayName("2026-11-19", "en")).toBe("Nov 19");
  expect(dayName("2026-11-19", "pl")).toBe("19 lis");
  expect([marginOf(3, "en"), marginOf(0, "en"), marginOf(-4.5, "en")]).toEqual(["+3", "0", "−4.5"]);
});

const DAY: DailyDay = {
  day: "2026-11-19",
  ruleset: "ascension-10th",
  level: 4,
  ends: 0,
  stage: "done",
  table: "t",
  result: null,
  field: null,
};

test("a result is one sentence, also where both have the same", () => {
  const said = (own: number, other: number, won: boolean) => resultOf({ ...DAY, result: { own, other, margin: own - other, won } });
  expect(said(58, 46, true)).toBe("You won by 12: 58 to 46");
  expect(said(40, 46, false)).toBe("You lost by 6: 40 to 46");
  expect(said(40, 40, false)).toBe("You lost with 40 each");
});

test("the week ends with today", () => {
  const past = [18, 17, 16, 15, 14, 13, 12].map((day) => ({ ...DAY, day: `2026-11-${day}` }));
  const shown: DailyShown = { now: 0, today: DAY, past, streak: 0 };
  expect(weekOf(shown).map(({ day }) => Number(day.slice(-2)))).toEqual([13, 14, 15, 16, 17, 18, 19]);
});

test("a day is sealed until it ends in UTC", () => {
  expect(isSealed("2026-11-19", Date.parse("2026-11-19T23:59:59Z"))).toBe(true);
  expect(isSealed("2026-11-19", Date.parse("2026-11-20T00:00:00Z"))).toBe(false);
});
