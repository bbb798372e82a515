import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import Moved from "./Moved.svelte";

const MOVED = { tree: "oak", name: "Otterholm", node: 1, table: "t2", back: true };
const asked: [string, unknown][] = [];

function served(refused: boolean) {
  asked.length = 0;
  document.cookie = "csrftoken=x";
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, body ? JSON.parse(String(body)) : null]);
    const status = refused && body ? 409 : 200;
    return new Response(JSON.stringify(status === 200 ? { revision: 3 } : { detail: "The tree has changed meanwhile." }), { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

test("whoever plays is led to where the tree stands, or goes on here", async () => {
  served(false);
  render(Moved, { moved: MOVED, playing: true });
  expect(screen.getByRole("link", { name: "Go to where “Otterholm” stands" }).getAttribute("href")).toBe("/t/t2");
  await userEvent.click(screen.getByRole("button", { name: "Go on from here instead" }));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(["/api/trees/oak/go", { revision: 3, node: 1 }]));
});

test("what the server says against it is said", async () => {
  served(true);
  render(Moved, { moved: MOVED, playing: true });
  await userEvent.click(screen.getByRole("button", { name: "Go on from here instead" }));
  expect(await screen.findByText("The tree has changed meanwhile.")).toBeTruthy();
});

test.each([
  ["a watcher", { moved: MOVED, playing: false }],
  ["whoever cannot come back", { moved: { ...MOVED, back: false }, playing: true }],
])("%s is only shown the way", (_, props) => {
  render(Moved, props);
  expect(screen.getByRole("link")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
