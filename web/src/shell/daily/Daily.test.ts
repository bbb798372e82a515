import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import type { DailyDay, DailyShown } from "../../api/types.gen";
import "../testing";
import Daily from "./Daily.svelte";
import StartStar from "./StartStar.svelte";

const NOON = Date.parse("2026-11-19T12:00:00Z") / 1000;
const TODAY: DailyDay = {
  day: "2026-11-19",
  ruleset: "ascension-10th",
  level: 4,
  ends: NOON + 12 * 3600,
  stage: "free",
  table: null,
  result: null,
  field: null,
};
const MISSED: DailyDay = { ...TODAY, day: "2026-11-17", ends: NOON - 36 * 3600, stage: "missed", field: { tries: 0, finished: 0, median: null, place: null, bars: [] } }; // prettier-ignore
const PLAYED: DailyDay = {
  ...TODAY,
  day: "2026-11-18",
  ends: NOON - 12 * 3600,
  stage: "done",
  table: "yesterday",
  result: { own: 58, other: 46, margin: 12, won: true },
  field: {
    tries: 5,
    finished: 4,
    median: 3.5,
    place: 1,
    bars: [
      { margin: -8, count: 1 },
      { margin: 3, count: 1 },
      { margin: 4, count: 1 },
      { margin: 12, count: 1 },
    ],
  },
};

const asked: [string, unknown][] = [];

function served(shown: Partial<DailyShown>) {
  asked.length = 0;
  document.cookie = "csrftoken=x";
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, body ? JSON.parse(String(body)) : null]);
    const daily = { now: NOON, today: TODAY, past: [PLAYED, MISSED], streak: 1, ...shown };
    return new Response(JSON.stringify(path.startsWith("/api/rulesets") ? [] : body ? { table: "here" } : daily));
  });
}

afterEach(() => vi.unstubAllGlobals());

test("today's deal is begun by the day that is shown", async () => {
  served({});
  render(Daily, {});
  expect(await screen.findByText("12 hr 0 min left")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Play today’s deal" }));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(["/api/daily", { day: "2026-11-19" }]));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/here"));
});

test("one's own result is told at once, and nothing of the others", async () => {
  served({ today: { ...TODAY, stage: "done", table: "here", result: { own: 40, other: 46, margin: -6, won: false } } });
  render(Daily, {});
  expect(await screen.findByText("You lost by 6: 40 to 46")).toBeTruthy();
  expect(screen.getByText("How the others did, and the replay, open when the day is over.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Play today/ })).toBeNull();
});

test("a day that is over shows one's place, a picture of all, and its replay", async () => {
  served({});
  render(Daily, {});
  const looked = within(await screen.findByRole("article"));
  expect(looked.getByText(/You won by 12: 58 to 46/).textContent).toContain("Place 1 of 4");
  const picture = looked.getByRole("img");
  expect(picture.getAttribute("aria-label")).toBe("4 games, from −8 to +12; half of them +3.5 or better. You: +12.");
  expect(picture.querySelectorAll(".bar.mine")).toHaveLength(1);
  expect(looked.getByRole("row", { name: /\(you\) 1/ })).toBeTruthy();
  expect(looked.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/yesterday");
});

test("another day is looked at by pressing it", async () => {
  served({});
  render(Daily, {});
  await userEvent.click(await screen.findByRole("button", { name: /Nov 17/ }));
  expect(within(screen.getByRole("article")).getByText("Nobody finished this one.")).toBeTruthy();
});

test("a game that goes on after its day keeps the others closed", async () => {
  served({ past: [{ ...PLAYED, stage: "running", result: null, field: null }] });
  render(Daily, {});
  const looked = within(await screen.findByRole("article"));
  expect(looked.getByText(/It still counts if you finish it by Fri/)).toBeTruthy();
  expect(looked.getByRole("link", { name: "Go on playing" }).getAttribute("href")).toBe("/t/yesterday");
  expect(looked.queryByRole("img")).toBeNull();
});

test("the start page leads there and says how today stands", async () => {
  served({});
  render(StartStar, {});
  const link = await screen.findByRole("link", { name: /Today’s deal waits · 1 day in a row/ });
  expect(within(link).getByText("Wednesday: played")).toBeTruthy();
});

test("a try that was ended is told apart from a day without one", async () => {
  served({ past: [{ ...PLAYED, stage: "given_up", result: null, field: null }] });
  render(StartStar, {});
  expect(await screen.findByText("Wednesday: ended early")).toBeTruthy();
});

test("a server that deals none shows nothing of it", async () => {
  served({ today: null, past: [], streak: 0 });
  const { container } = render(StartStar, {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe("");
});
