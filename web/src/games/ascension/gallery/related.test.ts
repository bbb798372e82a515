import { expect, test } from "vitest";

import { relatedChapters } from "./related";

const card = (type: string, origin: string, keywords: string[], text: string) => relatedChapters({ type, origin, keywords, text });

test("a card names the chapters it touches, in the order of the book", () => {
  expect(card("construct", "center", ["energize", "once-per-turn", "trigger"], "Draw 1 card.")).toEqual(["A-8", "A-10", "A-16", "A-21"]);
  expect(card("unheard-of", "center", [], "")).toEqual([]);
});

test("a Hero that defeats leads to defeating, a Monster that gives a card to acquiring", () => {
  expect(card("hero", "center", ["free-defeat"], "Defeat it without paying.")).toContain("A-11");
  expect(card("monster", "center", ["free-acquire", "free-defeat"], "Reward: Acquire or defeat any card.")).toEqual(["A-10", "A-11"]);
});

test("a card that nobody can acquire does not lead to acquiring", () => {
  expect(card("hero", "starting", [], "Gain 1 Rune.")).toEqual(["A-7"]);
  expect(card("hero", "always", [], "Gain 2 Runes.")).toEqual(["A-7", "A-10"]);
  expect(card("treasure", "treasure", ["treasure"], "Draw 1 card.")).toEqual(["A-7", "A-20"]);
});

test.each([
  ["Once per turn: Gain 1 Energy.", "Gain 2 Honor.", "The next Monster costs less."],
  ["Uma vez por turno: ganhe 1 de Energia.", "Ganhe 2 de Honra.", "O próximo Monstro custa menos."],
  ["Raz na turę: otrzymujesz 1 punkt energii.", "Otrzymujesz 2 punkty honoru.", "Następny potwór kosztuje mniej."],
  ["Раз в ход: Получите 1 энергию.", "Получите 2 славы.", "Следующий монстр стоит меньше."],
])("what a card gives is read in every language: %s", (energy, honor, monster) => {
  expect(card("construct", "center", [], energy)).toEqual(["A-8", "A-10", "A-21"]);
  expect(card("hero", "center", [], honor)).toEqual(["A-7", "A-10", "A-15"]);
  expect(card("hero", "center", [], monster)).toEqual(["A-7", "A-10", "A-11"]);
  expect(card("monster", "center", [], honor)).toEqual(["A-11"]); // of the reward
});
