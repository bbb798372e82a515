import { describe, expect, test } from "vitest";

import { distance, fold, nearest, nearly, ranked, searchFor } from "./search";

const find = (typed: string, texts: string[], lang: "en" | "pl" | "ru" | "pt" = "en") =>
  ranked(texts, searchFor(typed, lang), (text) => [text]);

describe("a search forgives", () => {
  test.each([
    ["the order of words", "power runes", "Runes and Power"],
    ["accents and capitals", "LODZ", "Łódź"],
    ["words that are only begun", "ban", "Banishing"],
    ["a missing letter", "banised", "A banished card"],
    ["a wrong letter", "monstar", "A Monster"],
    ["two letters swapped", "trohpy", "A Trophy"],
    ["another form of a word", "discarding", "You discarded it"],
  ])("%s", (_, typed, text) => {
    expect(find(typed, [text, "Nothing of the kind"])).toEqual([text]);
  });

  test("but short words and numbers are taken as they are", () => {
    expect(find("runs", ["One rune"])).toEqual([]);
    expect(find("A-14.5", ["A-14.6", "A-14.5"])).toEqual(["A-14.5"]);
  });
});

test.each([
  ["how do I win", "en", "The winner"],
  ["como eu ganho", "pt", "A vitória"],
  ["jak wygrać", "pl", "Zwycięzca"],
  ["как мне победить", "ru", "Победитель"],
] as const)("“%s” is a question that finds “%s: %s”", (typed, lang, text) => {
  expect(find(typed, ["…", text], lang)).toEqual([text]);
});

test("the best comes first: titles before texts, whole words before begun ones; equals keep their order", () => {
  const search = searchFor("rune", "en");
  const items = [
    ["Other", "one rune"],
    ["Runes", ""],
    ["Rune", ""],
    ["Another", "one rune"],
  ] as [string, string][];
  expect(ranked(items, search, (item) => item).map(([title]) => title)).toEqual(["Rune", "Runes", "Other", "Another"]);
});

test("words that only make a question are looked for where there are no others", () => {
  expect(searchFor("how to", "en").words).toEqual(["how", "to"]);
  expect(searchFor("  ", "en").words).toEqual([]);
});

test("one change makes one word the other", () => {
  expect(["card", "cards", "crad", "cord"].every((word) => nearly("card", word))).toBe(true);
  expect(["cart5x", "ca", "drac"].some((word) => nearly("card", word))).toBe(false);
});

test.each([
  ["how do I win", "en", "Wins of the day", "Winner"],
  ["como eu ganho", "pt", "Ganho de runas", "Vencedor"],
  ["jak wygrać", "pl", "Wygrać z potworem", "Zwycięzca"],
  ["как выиграть", "ru", "Выиграть время", "Победитель"],
] as const)("“%s” brings what answers it before what only has the word", (typed, lang, other, answer) => {
  expect(find(typed, [other, answer], lang)[0]).toBe(answer);
});

test.each([
  ["cemetery", "en", ["Cards in the Void", "Open discard piles"]],
  ["cemitério", "pt", ["Cartas no Vazio", "Pilha de descartes"]],
  ["cmentarz", "pl", ["Karty w otchłani", "Stosy kart odrzuconych"]],
  ["кладбище", "ru", ["Карты в Бездне", "Открытый сброс"]],
] as const)("“%s” is understood", (typed, lang, texts) => {
  expect(find(typed, ["…", ...texts], lang)).toEqual(texts);
  expect(find(fold(texts[0].split(" ").at(-1) ?? ""), [texts[1]], lang), "but not the other way round").toEqual([]);
});

test("only near spellings are offered", () => {
  expect(nearest(searchFor("cemetary", "pl"), ["center", "memory", "century", "cemetery"])).toEqual(["cemetery"]);
  expect([distance("mefit", "meift"), distance("xeron", "xeorn"), distance("ab", "ba"), distance("", "abc")]).toEqual([1, 1, 1, 3]);
});

test("who finds nothing is offered the nearest words", () => {
  expect(nearest(searchFor("monnsterr", "en"), ["A Monster is defeated", "Runes"])).toEqual(["monster"]);
});
