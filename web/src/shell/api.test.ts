import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { get, post, Problem } from "./api";

const BUSY = { code: "too-many", detail: "Too many requests from here. Try again in 3 seconds." };
const asked: string[] = [];

/** A server that is asked too much at first. */
function busy(times: number, wait: string | null) {
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (asked.length > times) return new Response('{"ok":true}');
    return new Response(JSON.stringify(BUSY), { status: 429, headers: wait === null ? {} : { "retry-after": wait } });
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page waits as long as the server says, and asks once more", async () => {
  busy(1, "3");
  const found = get("/tables");
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await found).toEqual({ ok: true });
  expect(asked).toHaveLength(2);
});

test.each([
  ["after a second refusal", 2, "3", 2],
  ["where it would take long", 1, "40", 1],
  ["where nobody says how long", 1, null, 1],
])("what the server says is shown %s", async (_, times, wait, tries) => {
  busy(times, wait);
  const found = get("/tables").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await found) as Problem).toMatchObject({ status: 429, detail: BUSY.detail });
  expect(asked).toHaveLength(tries);
});

test("nothing is handed in twice", async () => {
  document.cookie = "csrftoken=x";
  busy(1, "3");
  const sent = post("/tables").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await sent) as Problem).toMatchObject({ code: "too-many" });
  expect(asked).toEqual(["/api/tables"]);
});
