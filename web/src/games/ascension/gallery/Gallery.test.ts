import { cleanup, render, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AscensionFace } from "../../../api/types.gen";
import { navigate, page } from "../../../shell/router.svelte";
import CardPage from "./CardPage.svelte";
import Gallery from "./Gallery.svelte";

const face = (id: string, more: Partial<AscensionFace>): AscensionFace => ({
  form: "ascension",
  id,
  name: id,
  text: "",
  type: "hero",
  faction: null,
  cost: 1,
  honor: 0,
  copies: 2,
  keywords: [],
  set: "one",
  origin: "center",
  reward_honor: 0,
  rulings: [],
  own_translation: false,
  paid_with: "runes",
  chapters: [],
  glyphs: [],
  ...more,
});
const cards = [
  face("alpha", { name: "Alpha", faction: "void", rulings: ["R-1"], keywords: ["energize"], chapters: ["A-7", "A-10", "A-21"] }),
  face("beta", { name: "Beta", cost: 3 }),
  face("gamma", { name: "Gamma", type: "monster", reward_honor: 4 }),
];

vi.mock("../../../shell/api", () => ({
  get: (path: string) => {
    if (path === "/rulesets")
      return Promise.resolve([
        { id: "narrow", sets: ["one"] },
        { id: "wide", sets: ["one", "two"] },
      ]);
    if (path === "/games")
      return Promise.resolve([
        { game: "ascension", name: "Ascension" },
        { game: "kingdom", name: "Kingdom" },
        { game: "other", name: "Other" },
      ]);
    if (path === "/rulebook")
      return Promise.resolve({ lang: "en", rules: [], rulings: [{ id: "R-1", title: "Alpha first", text: "Alpha comes before Beta." }] });
    return Promise.resolve({ ruleset: path.split("/")[2], lang: "en", sets: [{ id: "one", name: "Set One" }], cards });
  },
}));

const shown = (container: HTMLElement): (string | null)[] => [...container.querySelectorAll(".grid .name")].map((name) => name.textContent);

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await tick();
}

beforeEach(() => navigate("/cards"));
afterEach(cleanup);

describe("the gallery", () => {
  it("shows the cards of the widest ruleset and counts them", async () => {
    const { container } = render(Gallery);
    await settled();
    expect(shown(container)).toEqual(["Alpha", "Beta", "Gamma"]);
    expect(container.querySelector(".count")?.textContent).toContain("3");
    expect(container.querySelector(".grid a")?.getAttribute("href")).toBe("/cards/wide/alpha");
  });

  it("leads to the cards of every game that has a page for them", async () => {
    const { container } = render(Gallery);
    await waitFor(() =>
      expect([...container.querySelectorAll('nav[aria-label="Games"] a')].map((one) => one.getAttribute("href"))).toEqual([
        "/cards",
        "/cards?game=kingdom",
      ]),
    );
  });

  it("puts what is typed and chosen into the address, and reads it from there", async () => {
    const { container } = render(Gallery);
    await settled();
    const user = userEvent.setup();
    await user.type(container.querySelector("input")!, "am");
    expect(page.url.search).toBe("?q=am");
    expect(shown(container)).toEqual(["Gamma"]);
    navigate("/cards?faction=void");
    await settled();
    expect(shown(container)).toEqual(["Alpha"]);
    expect(container.querySelector('[aria-pressed="true"]')?.getAttribute("data-faction")).toBe("void");
    navigate("/cards?q=nothing");
    await settled();
    expect(shown(container)).toEqual([]);
  });

  it("is one stop for the Tab key; arrows, Home and End go through it", async () => {
    const { container } = render(Gallery);
    await settled();
    const user = userEvent.setup();
    const links = [...container.querySelectorAll<HTMLElement>(".grid a")];
    expect(links.filter((link) => link.tabIndex === 0)).toHaveLength(1);
    links[0]!.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(links[2]);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(links[2]);
    await user.keyboard("{Home}");
    expect(document.activeElement).toBe(links[0]);
    expect(links.map((link) => link.tabIndex)).toEqual([0, -1, -1]);
  });
});

describe("the page of a card", () => {
  it("tells its facts, its rulings and the rules it touches", async () => {
    navigate("/cards/wide/alpha");
    const { container } = render(CardPage, { params: { ruleset: "wide", card: "alpha" } });
    await settled();
    expect(container.querySelector("h1")?.textContent).toBe("Alpha");
    expect(container.textContent).toContain("Set One");
    expect(container.querySelector(".rulings")?.textContent).toContain("Alpha comes before Beta.");
    expect([...container.querySelectorAll(".related a")].map((link) => link.getAttribute("href"))).toEqual([
      "/rules/A-7",
      "/rules/A-10",
      "/rules/A-21",
    ]);
  });

  it("goes on to the next card among those that were looked for", async () => {
    navigate("/cards/wide/alpha?type=hero");
    const { container } = render(CardPage, { params: { ruleset: "wide", card: "alpha" } });
    await settled();
    expect([...container.querySelectorAll(".steps a")].map((link) => link.getAttribute("href"))).toEqual(["/cards/wide/beta?type=hero"]);
    expect(container.querySelector(".ways a")?.getAttribute("href")).toBe("/cards?type=hero");
  });

  it("says when there is no such card, and when a card needs no rulings", async () => {
    const lost = render(CardPage, { params: { ruleset: "wide", card: "omega" } });
    await settled();
    expect(lost.container.textContent).toContain("There is no such card here.");
    lost.unmount();
    const plain = render(CardPage, { params: { ruleset: "wide", card: "beta" } });
    await settled();
    expect(plain.container.textContent).toContain("its text says it all");
  });
});
