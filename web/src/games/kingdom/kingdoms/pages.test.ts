import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { KingdomOutcome, TreeShown } from "../../../api/types.gen";
import { hear } from "../../../shell/i18n.svelte";
import { navigate, page } from "../../../shell/router.svelte";
import { face, stage, state, view } from "../board/samples";
import Result from "../result/Result.svelte";
import Cards from "./Cards.svelte";
import Chronicle from "./Chronicle.svelte";
import Compare from "./Compare.svelte";
import Kingdom from "./Kingdom.svelte";
import Kingdoms from "./Kingdoms.svelte";
import { listed, node, tree } from "./samples";

const asked: [string, unknown][] = [];
let shown: TreeShown = tree([node(1)]);
let seen = view();
let answers: Record<string, unknown> = {};

const rye = face(7, [stage(1, "Rye Field", { text: "Rye." }), stage(2, "Threshing Floor")]);
const outcome: KingdomOutcome = {
  form: "kingdom",
  table: "table-1",
  score: 41,
  title: { en: "Hamlet on the Ford" },
  score_track: [41],
  expansion: null,
  expansions: [7],
  sources: [
    { source: "land", fame: 44 },
    { source: "stickers", fame: 2 },
    { source: "enemy", fame: -5 },
  ],
  cards: [
    { card: 7, stage: 2, fame: 6 },
    { card: 9, stage: 1, fame: -2 },
  ],
  rounds: [],
};

vi.mock("../../../shell/api", () => ({
  address: (path: string) => `/api${path}`,
  get: (path: string) => {
    const found = Object.entries(answers).find(([start]) => path === start || (start.endsWith("*") && path.startsWith(start.slice(0, -1))));
    return found && found[1] !== null ? Promise.resolve(found[1]) : Promise.reject(new Error(`nothing at ${path}`));
  },
  post: (path: string, body: unknown) => {
    asked.push([path, body]);
    return Promise.resolve(shown);
  },
  postFile: (path: string, file: Blob) => {
    asked.push([path, file.size]);
    return file.size > 3 ? Promise.resolve(shown) : Promise.reject(new Error("This file is damaged."));
  },
}));

beforeAll(() => hear("kingdom"));

beforeEach(() => {
  asked.length = 0;
  shown = tree([node(1, { scores: [4] }), node(2, { name: "By the river", scores: [9] })]);
  seen = view();
  navigate("/games/kingdom");
  answers = {
    "/trees": [
      listed(),
      listed({ tree: "elm", name: "Ashford", table: "table-9", over: true, nodes: 1 }),
      listed({ tree: "x", game: "other" }),
    ],
    "/trees/oak": shown,
    "/trees/oak/course": { 1: [{ expansion: null, round: 1, fame: 4 }], 2: [{ expansion: null, round: 1, fame: 9 }] },
    "/rulesets": [
      {
        id: "kingdom",
        options: [
          { key: "iron", name: "Iron", values: [] },
          { key: "resources", name: "Left over", values: [{ value: "strict", name: "lost" }] },
        ],
      },
    ],
  };
  for (const id of ["table-1", "table-2", "table-9"]) {
    answers[`/tables/${id}/faces*`] = { table: id, lang: "en", cards: [rye] };
    answers[`/tables/${id}/tree`] = shown;
    answers[`/tables/${id}/outcome`] = { ...outcome, table: id };
    Object.defineProperty(answers, `/tables/${id}/state`, { enumerable: true, get: () => state(1, seen, { faces: ["7"] }) });
  }
});

describe("my kingdoms", () => {
  it("lists those of the game: one click goes on with one", async () => {
    render(Kingdoms);
    expect((await screen.findByRole("link", { name: /^Continue this kingdom: Reedwater/ })).getAttribute("href")).toBe("/t/table-1");
    expect(screen.getByRole("link", { name: /^Look at the end: Ashford/ }).getAttribute("href")).toBe("/t/table-9");
    expect(screen.getByRole("link", { name: /^Kingdom: 2 branches/ }).getAttribute("href")).toBe("/games/kingdom/tree/oak");
    expect(screen.getByRole("link", { name: "Export kingdom: Reedwater" }).getAttribute("href")).toBe("/api/trees/oak/file");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("founds one with a name and iron", async () => {
    render(Kingdoms);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Name of the kingdom"), "Mill End");
    await user.click(screen.getByRole("switch", { name: "Iron mode" }));
    await user.click(screen.getByRole("button", { name: "Found the kingdom" }));
    expect(asked).toEqual([["/trees", { name: "Mill End", ruleset: "kingdom", options: { iron: "yes" } }]]);
    expect(page.path).toBe("/t/table-2");
  });

  it("takes a file in, and says what is wrong with one", async () => {
    render(Kingdoms);
    const user = userEvent.setup();
    const input = await screen.findByLabelText("Choose a file");
    await user.upload(input, new File(["{}"], "bad.json", { type: "application/json" }));
    expect((await screen.findByText(/This file is damaged\./)).getAttribute("role")).toBe("alert");
    await user.upload(input, new File(["{...}"], "good.json", { type: "application/json" }));
    await waitFor(() => expect(page.path).toBe("/games/kingdom/tree/oak"));
  });
});

describe("a kingdom", () => {
  async function open() {
    render(Kingdom, { params: { tree: "oak" } });
    await screen.findByRole("heading", { name: "Branches" });
    return userEvent.setup();
  }

  it("shows its branches, where it stands, and the cards that were met", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Reedwater");
    const here = document.querySelector<HTMLElement>('[data-node="2"]')!;
    expect(here.textContent).toContain("By the river");
    expect(here.textContent).toContain("from Founding 1, after action 12");
    expect(within(here).queryByRole("button", { name: /^Forget/ })).toBeNull();
    expect(screen.getByRole("button", { name: /Rye Field/ })).toBeTruthy();
    expect(screen.queryByText("Play an expansion")).toBeNull();
  });

  it("goes to another branch, and forgets one when that is confirmed", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: /^Go there/ }));
    expect(asked).toEqual([["/trees/oak/go", { revision: 3, node: 1 }]]);
    await user.click(screen.getByRole("button", { name: "Forget Founding 1" }));
    expect(asked).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Forget this branch" }));
    expect(asked[1]).toEqual(["/trees/oak/drop", { revision: 3, node: 1 }]);
  });

  it("can be begun again as long as that is open", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "Restart the game" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Restart the game" }));
    expect(asked).toEqual([["/trees/oak/restart", { revision: 3 }]]);
  });

  it("in iron has neither branches nor ways to other ones", async () => {
    seen = view({ options: { iron: "yes" }, restart_open: false });
    await open();
    expect(screen.queryByRole("button", { name: /Branch from here|Go there|Forget|Restart/ })).toBeNull();
  });

  it("goes on with an expansion when it is over", async () => {
    seen = view({ over: true });
    shown = tree([node(1, { over: true })]);
    answers["/trees/oak"] = shown;
    const user = await open();
    await user.click(await screen.findByRole("button", { name: "Rye Field" }));
    expect(asked).toEqual([["/trees/oak/expand", { revision: 3, number: 7 }]]);
    await waitFor(() => expect(page.path).toBe("/t/table-1"));
  });
});

describe("two branches", () => {
  it("stand side by side from where they part", async () => {
    const done = { found: [7], stages: { 7: 2 }, stickers: [[7, 10]], lost: { coin: 2 } };
    answers["/trees/oak/compare"] = {
      node: 1,
      event: 3,
      rounds: [
        { expansions: 0, round: 2, a: { fame: 4, ...done }, b: { fame: 9, found: [], stages: {}, stickers: [], lost: {} } },
        { expansions: 1, round: 0, a: null, b: { fame: 9, found: [99], stages: {}, stickers: [], lost: {} } },
      ],
    };
    navigate("/games/kingdom/compare/oak?one=1&other=2");
    render(Compare, { params: { tree: "oak" } });
    const rows = within(await screen.findByRole("table", { name: "Two branches compared" })).getAllByRole("row");
    expect(rows[1]!.textContent).toMatch(/Round 2.*Rye Field.*Threshing Floor.*5 fame on Rye Field/s);
    expect(rows[2]!.textContent).toMatch(/Expansion 1.*Banishing.*card 99/s);
    expect(screen.getByText("They part after Founding 1.")).toBeTruthy();
    await userEvent.setup().selectOptions(screen.getByLabelText("One branch"), "2");
    expect(page.url.search).toBe("?one=2&other=2");
  });
});

describe("the end of a kingdom", () => {
  it("says score, title and where the fame came from, and goes on", async () => {
    seen = view({ over: true });
    render(Result, { table: "table-2" });
    expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe("Hamlet on the Ford");
    expect(document.querySelector(".score")?.textContent).toContain("41");
    expect(document.querySelector(".sources")?.textContent).toMatch(/Land\s*44\s*Stickers\s*2\s*Enemy\s*-5/);
    expect(document.querySelector("ol.cards")?.textContent).toMatch(/^\s*Threshing Floor\s*6\s*$/); // what brought nothing is not there
    expect((await screen.findByRole("link", { name: "Kingdom and branches" })).getAttribute("href")).toBe("/games/kingdom/tree/oak");
    await userEvent.setup().click(screen.getByRole("button", { name: "Expansion: Rye Field" }));
    expect(asked).toEqual([["/trees/oak/expand", { revision: 3, number: 7 }]]);
  });

  it("of a table that stands alone offers the same game again", async () => {
    answers["/tables/table-1/tree"] = null;
    render(Result, { table: "table-1" });
    expect(await screen.findByRole("button", { name: "Again" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Kingdom and branches" })).toBeNull();
  });
});

describe("the chronicle", () => {
  it("is read round by round; whoever made the table can share it", async () => {
    answers["/tables/table-1/story"] = {
      table: "table-1",
      game: "kingdom",
      ruleset: "kingdom",
      lang: "en",
      name: "Reedwater",
      over: false,
      parts: [{ heading: "Round 1", text: "It began." }],
    };
    answers["/tables/table-1/links"] = { table: "table-1", watch: "secret", links: [] };
    render(Chronicle, { params: { table: "table-1" } });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Reedwater");
    expect(screen.getByRole("region", { name: "Round 1" }).textContent).toContain("It began.");
    expect(await screen.findByRole("button", { name: "Copy a link to share" })).toBeTruthy();
  });
});

describe("the cards", () => {
  it("are those that were met in a kingdom, with all their stages", async () => {
    render(Cards);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /Rye Field/ }));
    expect(within(screen.getByRole("dialog")).getByText("Threshing Floor")).toBeTruthy();
    expect(screen.getByText("1 card")).toBeTruthy();
  });

  it("are none without a kingdom", async () => {
    answers["/trees"] = [];
    render(Cards);
    expect((await screen.findByRole("link", { name: "New kingdom" })).getAttribute("href")).toBe("/games/kingdom");
  });
});
