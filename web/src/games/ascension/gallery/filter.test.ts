import { describe, expect, it } from "vitest";

import type { AscensionFace } from "../../../api/types.gen";
import { fold, searchFor } from "../../../shell/search";
import { fromQuery, select, toQuery } from "./filter";

const face = (id: string, more: Partial<AscensionFace>): AscensionFace => ({
  form: "ascension",
  id,
  name: id,
  text: "",
  type: "hero",
  faction: null,
  cost: 0,
  honor: 0,
  copies: 1,
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
  face("a", { name: "Żółw", text: "Dobierz 1 kartę.", cost: 3, honor: 1, faction: "void" }),
  face("b", { name: "Łabędź", text: "Otrzymujesz 2 runy.", cost: 1, honor: 2, set: "two" }),
  face("c", { name: "Ćma", text: "Nagroda: dobierz kartę.", type: "monster", cost: 3, reward_honor: 5 }),
];
const all = fromQuery(new URLSearchParams());
const ids = (part: Partial<typeof all>, lang: "en" | "pl" = "pl"): string =>
  select(cards, { ...all, ...part }, lang)
    .map((one) => one.id)
    .join("");

describe("the search", () => {
  it("does not mind marks on letters or capitals", () => {
    expect(fold("Łabędź ŻÓŁW Ёж não")).toBe("labedz zolw еж nao");
    expect(ids({ search: "labedz" })).toBe("b");
    expect(ids({ search: "KARTĘ dobierz" })).toBe("ac");
    expect(ids({ search: "karte runy" })).toBe("");
  });

  it("knows the English names too, with two letters swapped", () => {
    const english = new Map([["b", "Xeron, Duke of Lies"]]);
    const found = (search: string) => select(cards, { ...all, search }, "pl", english).map((one) => one.id);
    expect([found("xeron"), found("xeorn"), found("dkue"), found("nobody")]).toEqual([["b"], ["b"], ["b"], []]);
  });

  it("finds every card with nothing to look for", () => {
    expect(ids({})).toBe("abc");
    expect(searchFor("  ", "en").score("anything")).toBeGreaterThan(0);
  });
});

describe("the filters", () => {
  it("take set, type, faction and cost together", () => {
    expect(ids({ set: "two" })).toBe("b");
    expect(ids({ type: "monster" })).toBe("c");
    expect(ids({ faction: "void" })).toBe("a");
    expect(ids({ faction: "none" })).toBe("bc");
    expect(ids({ cost: "3" })).toBe("ac");
    expect(ids({ cost: "3", faction: "none" })).toBe("c");
  });

  it("sort by the alphabet of the language, by cost, by honor", () => {
    expect(ids({ sort: "name" })).toBe("cba");
    expect(ids({ sort: "cost" })).toBe("bca");
    expect(ids({ sort: "honor" })).toBe("cba");
  });

  it("live in the address", () => {
    const wanted = { search: "dwa słowa", set: "two", type: "hero", faction: "none", cost: "0", sort: "cost" as const };
    expect(fromQuery(new URLSearchParams(toQuery(wanted)))).toEqual(wanted);
    expect(toQuery(all)).toBe("");
    expect(fromQuery(new URLSearchParams("?sort=nonsense")).sort).toBe("set");
  });
});
