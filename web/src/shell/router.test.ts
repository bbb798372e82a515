import { expect, test } from "vitest";

import { match } from "./router.svelte";
import { routeOf } from "./routes";
import { preferredLanguage, readSettings } from "./settings.svelte";

test("a path names what its pattern asks for", () => {
  expect(match("/t/:table", "/t/abc")).toEqual({ table: "abc" });
  expect(match("/t/:table", "/t")).toBeNull();
  expect(match("/cards/:ruleset/:card", "/cards/a-ruleset/kor%20x")).toEqual({ ruleset: "a-ruleset", card: "kor x" });
});

test("every page is found, and what is no page is said to be none", () => {
  expect(routeOf("/").route.title).toBe("page-start");
  expect(routeOf("/rules/A-1.1").params).toEqual({ id: "A-1.1" });
  expect(routeOf("/no/such/page").route.title).toBe("page-nowhere");
});

test("the browser's first language that we speak is taken", () => {
  expect(preferredLanguage(["de-AT", "pt-BR", "en"])).toBe("pt");
  expect(preferredLanguage(["de"])).toBe("en");
});

test("settings that are broken or unknown fall back to their defaults", () => {
  expect(readSettings("no json", ["pl"])).toMatchObject({
    lang: "pl",
    theme: "auto",
    speed: "normal",
    sound: true,
    volume: 0.6,
    aids: true,
    remind: true,
  });
  expect(readSettings('{"lang":"xx","theme":"dark","sound":false,"volume":7,"remind":false}', ["ru"])).toMatchObject({
    lang: "ru",
    theme: "dark",
    sound: false,
    volume: 0.6,
    remind: false,
  });
});
