import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { HallEntry as Entry, HallShown } from "../../../api/types.gen";
import { hear } from "../../../shell/i18n.svelte";
import { navigate, page } from "../../../shell/router.svelte";
import { askedIn, hallPath, marksOf, partsOf } from "./hall";
import Hall from "./Hall.svelte";
import HallEntry from "./HallEntry.svelte";
import { node, tree } from "./samples";

const asked: [string, unknown][] = [];
let hall: HallShown;
let refused = "";

vi.mock("../../../shell/api", () => ({
  get: (path: string, query: Record<string, unknown>) => {
    if (path === "/rulesets") return Promise.resolve([{ id: "kingdom", name: "The Vale of Orrin" }]);
    asked.push([path, query]);
    return refused ? Promise.reject(new Error(refused)) : Promise.resolve(hall);
  },
  post: (path: string, body: unknown) => {
    asked.push([path, body]);
    if (refused) return Promise.reject(new Error(refused));
    return Promise.resolve(tree([node(1, { over: true, hall: !path.endsWith("withdraw") })]));
  },
}));

function entry(more: Partial<Entry> = {}): Entry {
  return {
    place: 1,
    ruleset: "kingdom",
    part: 0,
    score: 41,
    title: "Hamlet on the Ford",
    name: "Reedwater",
    code: "AAAA-BBBB-CCCC",
    marks: { iron: 1 },
    day: "2026-05-04",
    own: false,
    tree: null,
    node: null,
    ...more,
  };
}

beforeAll(() => hear("kingdom"));

beforeEach(() => {
  asked.length = 0;
  refused = "";
  navigate("/games/kingdom/hall");
  hall = {
    game: "kingdom",
    boards: [
      { ruleset: "kingdom", part: 0, entries: 2 },
      { ruleset: "kingdom", part: 2, entries: 1 },
    ],
    ruleset: "kingdom",
    part: 0,
    code: null,
    first: 0,
    total: 2,
    entries: [
      entry(),
      entry({ place: 2, score: 9, name: "Ashford", marks: { restart: 2, branch: 1, grown: 1 }, own: true, tree: "oak", node: 3 }),
    ],
  };
});

describe("the hall of fame", () => {
  it("shows the best first, with marks, and which are one's own", async () => {
    render(Hall);
    const rows = within((await screen.findByText("Reedwater")).closest("ol")!).getAllByRole("listitem");
    const [first, second] = rows.filter((row) => row.querySelector(".fame"));
    expect(first!.textContent).toMatch(/1.*Reedwater.*Hamlet on the Ford.*41.*iron mode.*AAAA-BBBB-CCCC.*May 4, 2026/s);
    expect(second!.textContent).toMatch(/Ashford.*yours.*restarted 2 times.*1 branch.*score from a branch.*Withdraw/s);
    expect(within(first!).queryByRole("button")).toBeNull();
    expect(within(second!).getByRole("link", { name: "Ashford" }).getAttribute("href")).toBe("/games/kingdom/tree/oak");
  });

  it("has a list for each score, and imported kingdoms for who wants them", async () => {
    render(Hall);
    const user = userEvent.setup();
    expect((await screen.findAllByRole("radio")).map((one) => one.getAttribute("value"))).toEqual(["0", "2"]);
    await user.click(screen.getByRole("radio", { name: "After expansion 2" }));
    expect(page.url.search).toBe("?part=2");
    await user.click(screen.getByRole("switch", { name: "Imported kingdoms too" }));
    expect(page.url.search).toBe("?part=2&imported=yes");
    await waitFor(() => expect(asked.at(-1)).toEqual(["/hall/kingdom", { ruleset: null, part: 2, imported: true, first: 0, lang: "en" }]));
  });

  it("is searched by code", async () => {
    render(Hall);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Code of a kingdom"), " aaaa bbbb cccc {Enter}");
    expect(page.query.get("code")).toBe("aaaa bbbb cccc");
    hall = { ...hall, code: "AAAA-BBBB-CCCC", entries: [entry({ place: null, part: 2 })], total: 1 };
    navigate("/games/kingdom/hall?code=AAAA-BBBB-CCCC");
    expect(await screen.findByRole("heading", { level: 2, name: "Scores of kingdom AAAA-BBBB-CCCC" })).toBeTruthy();
    expect(screen.getByText("After expansion 2 · Hamlet on the Ford")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("says what is wrong with a code", async () => {
    refused = "This is no code.";
    navigate("/games/kingdom/hall?code=x");
    render(Hall);
    expect((await screen.findByText("This is no code.")).getAttribute("role")).toBe("alert");
  });

  it("lets go what is one's own", async () => {
    render(Hall);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /^Withdraw.*Ashford, 9$/ }));
    expect(asked.filter(([path]) => path.startsWith("/trees"))).toEqual([["/trees/oak/hall/withdraw", { node: 3 }]]);
    expect(await screen.findByText("Withdrawn: Ashford")).toBeTruthy();
  });

  it("goes through its pages, and says when nothing is there", async () => {
    hall = { ...hall, total: 120, first: 50 };
    navigate("/games/kingdom/hall?from=50");
    render(Hall);
    expect(await screen.findByText("51 to 52 of 120")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Higher" }).getAttribute("href")).toBe("/games/kingdom/hall");
    expect(screen.getByRole("link", { name: "Further down" }).getAttribute("href")).toBe("/games/kingdom/hall?from=100");
    hall = { ...hall, total: 0, first: 0, entries: [] };
    navigate("/games/kingdom/hall");
    expect(await screen.findByText("Nobody has entered this score yet.")).toBeTruthy();
  });
});

describe("a finished kingdom", () => {
  const shown = (more = {}) => tree([node(1, { over: true, ...more })]);

  it("says what everybody will see before it is entered", async () => {
    const changed: boolean[] = [];
    render(HallEntry, { tree: shown(), node: 1, onchanged: (grown) => changed.push(grown.nodes[0]!.hall) });
    expect(screen.getByText(/Everybody will see the name .*Reedwater.*AAAA-BBBB-CCC/)).toBeTruthy();
    await userEvent.setup().click(screen.getByRole("button", { name: "Enter in the hall of fame" }));
    expect(asked).toEqual([["/trees/oak/hall", { node: 1 }]]);
    expect(changed).toEqual([true]);
  });

  it("is entered again or withdrawn", async () => {
    render(HallEntry, { tree: shown({ hall: true }), node: 1, onchanged: () => undefined });
    expect(screen.getByRole("link", { name: "Look at the hall" }).getAttribute("href")).toBe("/games/kingdom/hall?code=AAAA-BBBB-CCC");
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Enter again" }));
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(asked.map(([path]) => path)).toEqual(["/trees/oak/hall", "/trees/oak/hall/withdraw"]);
  });

  it("says why it cannot be entered", async () => {
    const { unmount } = render(HallEntry, { tree: shown({ compare: true }), node: 1, onchanged: () => undefined });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/This branch knew how chance would fall/)).toBeTruthy();
    unmount();
    refused = "Other rules.";
    render(HallEntry, { tree: shown(), node: 1, onchanged: () => undefined });
    await userEvent.setup().click(screen.getByRole("button", { name: "Enter in the hall of fame" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Other rules.");
  });

  it("that is not finished has nothing to enter", () => {
    render(HallEntry, { tree: tree([node(1)]), node: 1, onchanged: () => undefined });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

it("reads its address and writes it", () => {
  const wanted = { ruleset: "more", part: 3, imported: true, first: 50, code: null };
  expect(askedIn(new URL(hallPath(wanted), "http://here").searchParams)).toEqual(wanted);
  expect(askedIn(new URLSearchParams("part=-2&from=x"))).toEqual({ ruleset: null, part: 0, imported: false, first: 0, code: null });
  expect(partsOf([{ ruleset: "a", part: 4, entries: 1 }], "a", 2)).toEqual([0, 2, 4]);
  expect(marksOf({ grown: 1, iron: 1, other: 3 })).toEqual([
    { mark: "iron", count: 1 },
    { mark: "grown", count: 1 },
  ]);
});
