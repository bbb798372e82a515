import { beforeEach, expect, test, vi } from "vitest";

import { catalogue } from "../shell/catalogue.svelte";
import { settings } from "../shell/settings.svelte";
import { learn, leaveTable, readingOf, Speech } from "./speech.svelte";

// A game that hands out its cards one by one: what is asked for, and what is called how.

let asked: string[] = [];
let broken = false;

beforeEach(() => {
  [asked, broken] = [[], false];
  settings.lang = "en";
  leaveTable();
  vi.stubGlobal("fetch", async (path: string) => {
    const url = new URL(path, location.origin);
    if (url.pathname.startsWith("/api/games/")) return Response.json({ fields: [], messages: "" });
    if (url.pathname.startsWith("/api/rulesets/")) return Response.json({ ruleset: "pebbles", lang: "en", sets: [], cards: [] });
    asked.push(`${url.pathname.replace("/api/tables/", "")} ${url.searchParams.get("seat")} ${url.searchParams.get("cards")}`);
    if (broken) return new Response(null, { status: 503 });
    const cards = (url.searchParams.get("cards") ?? "")
      .split(",")
      .map((id) => ({ id, name: `${url.searchParams.get("lang")} ${id}`, text: "" }));
    return Response.json({ table: "t", lang: "en", cards });
  });
});

const names = (...ids: string[]) => ids.map((id) => new Speech("[]").card(id));
const at = (table: string, ...cards: string[]) => learn("pebbles", "pebbles", readingOf(table, 0, cards));

test("each face is asked for once, and a card without one is called by its number", async () => {
  await at("one", "12", "7");
  expect(names("12", "7", "99")).toEqual(["en 12", "en 7", "99"]);
  await at("one", "12", "7", "99");
  expect(names("99")).toEqual(["en 99"]);
  await at("one", "12", "7", "99");
  expect(asked).toEqual(["one/faces 0 12,7", "one/faces 0 99"]);
  expect([catalogue.name("12"), catalogue.name("4"), catalogue.face("4")]).toEqual(["en 12", "4", undefined]);
});

test("what was met at one table is not known at another, nor when it was taken back", async () => {
  await at("two", "12", "7");
  await at("three", "7");
  expect(names("12", "7")).toEqual(["12", "en 7"]);
  expect(catalogue.name("12")).toBe("12");
  await at("two", "12");
  expect(names("12", "7")).toEqual(["en 12", "7"]);
});

test("another language comes as a whole", async () => {
  await at("four", "12");
  settings.lang = "pl";
  const learning = at("four", "12");
  expect(names("12")).toEqual(["en 12"]);
  await learning;
  expect(names("12")).toEqual(["pl 12"]);
});

test("whoever could not be reached is asked again", async () => {
  broken = true;
  await expect(at("five", "12")).rejects.toThrow();
  broken = false;
  await at("five", "12");
  expect(names("12")).toEqual(["en 12"]);
});

test("a picture is where its table hands it out, as long as somebody is there", async () => {
  await at("six", "12");
  expect(catalogue.picture("12", 3)).toBe("/api/tables/six/pictures/12/3?seat=0");
  expect(catalogue.picture("13", 1)).toBeNull();
  leaveTable();
  expect(catalogue.picture("12", 3)).toBeNull();
  await at("six", "12");
  expect(catalogue.picture("12", 3)).not.toBeNull();
});
