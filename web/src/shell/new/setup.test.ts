import { describe, expect, test } from "vitest";

import type { RulesetListed } from "../../api/types.gen";
import {
  computer,
  draftOf,
  fitted,
  kindsOf,
  nameless,
  nearest,
  opening,
  optionsOf,
  person,
  readDraft,
  seated,
  setupOf,
  teamsOf,
} from "./setup";

const small: RulesetListed = {
  form: "ascension",
  id: "small",
  name: "Small",
  sets: ["small"],
  modes: { versus: [2, 3, 4], solo: [1], teams: [4] },
  teams: [
    [
      [0, 2],
      [1, 3],
    ],
  ],
  options: [
    {
      key: "defeat",
      name: "Defeat",
      values: [
        { value: "must", name: "must" },
        { value: "may", name: "may" },
      ],
    },
  ],
  rival: "samael",
};
const large: RulesetListed = {
  ...small,
  id: "large",
  modes: { versus: [2, 3, 4, 5, 6], teams: [4, 6] },
  teams: [
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 3],
      [1, 4],
      [2, 5],
    ],
  ],
  options: [],
};
const rulesets = [small, large];

describe("a draft is made possible", () => {
  test("where one plays alone, somebody plays here", () => {
    const draft = { ...opening("small"), mode: "solo" as const, seats: [{ ...person("Ana"), kind: "link" as const }] };
    expect(fitted(draft, rulesets).seats).toEqual([person("Ana")]);
    expect([kindsOf(1), kindsOf(2)]).toEqual([["here"], ["here", "link", "bot"]]);
  });

  test("nothing is changed in one that is", () => {
    const draft = { ...opening("small", 4), options: { defeat: "may" }, first: 1 };
    expect(fitted(draft, rulesets)).toEqual(draft);
  });

  test("an option that says nothing in a mode is neither offered nor kept", () => {
    const [option] = small.options;
    const teams = { ...small, options: option ? [{ ...option, modes: ["teams"] }] : [] };
    expect([optionsOf(teams, "versus").length, optionsOf(teams, "teams").length]).toEqual([0, 1]);
    expect(fitted({ ...opening("small"), options: { defeat: "may" } }, [teams]).options).toEqual({});
  });

  test("an unknown ruleset becomes the first", () => {
    expect(fitted(opening("gone"), rulesets).ruleset).toBe("small");
  });

  test("a mode that the ruleset lacks becomes its first, with as many seats as are allowed", () => {
    const solo = { ...opening("large"), mode: "solo" as const, seats: [person("Ana")] };
    const fit = fitted(solo, rulesets);
    expect(fit.mode).toBe("versus");
    expect(fit.seats).toEqual([person("Ana"), computer()]);
  });

  test("six seats become four where four is the most, and the starting player who went is drawn by lot", () => {
    const six = { ...opening("small"), seats: seated([person()], 6), first: 5 };
    const fit = fitted(six, rulesets);
    expect(fit.seats).toHaveLength(4);
    expect(fit.first).toBeNull();
  });

  test("options that the ruleset lacks and default values are left out", () => {
    const draft = { ...opening("small"), options: { defeat: "must", other: "x" } };
    expect(fitted(draft, rulesets).options).toEqual({});
    expect(fitted({ ...draft, options: { defeat: "never" } }, rulesets).options).toEqual({});
  });
});

test("the nearest number of players is taken, the smaller of two", () => {
  expect(nearest([4, 6], 5)).toBe(4);
  expect(nearest([2, 3, 4], 9)).toBe(4);
  expect(nearest([], 3)).toBe(3);
});

test("seats belong to the teams that the ruleset has for so many, and only in team play", () => {
  const four = { ...opening("large"), mode: "teams" as const, seats: seated([person()], 4) };
  expect(teamsOf(large, four)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(teamsOf(large, { ...four, seats: seated([person()], 6) })).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
  expect(teamsOf(large, { ...four, mode: "versus" })).toEqual([]);
});

test("new seats get computers of the level that plays already", () => {
  expect(seated([person(), computer(5)], 3)[2]).toEqual(computer(5));
});

test("a setup code names nobody and holds no seed", () => {
  const draft = { ...opening("small"), seats: [person("Ana"), person("Ben")], practice: true, seed: "secret" };
  const text = JSON.stringify(nameless(setupOf(draft)));
  expect(text).not.toMatch(/Ana|Ben|secret/);
});

test("a setup from elsewhere keeps the names typed here", () => {
  const setup = nameless(setupOf({ ...opening("small"), seats: [person("Eva"), computer(4)] }));
  expect(draftOf(setup, ["Ana"]).seats).toEqual([person("Ana"), computer(4)]);
});

describe("what was stored", () => {
  test("comes back", () => {
    const draft = { ...opening("small", 5), options: { defeat: "may" }, first: 0 };
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test("is never an open practice again", () => {
    const draft = readDraft({ ...opening("small"), practice: true, seed: "7" });
    expect(draft).toMatchObject({ practice: false, seed: "" });
  });

  test.each([
    null,
    3,
    {},
    { ...opening("x"), seats: [] },
    { ...opening("x"), mode: "duel" },
    { ...opening("x"), seats: [{ kind: "bot", name: "", level: 9 }] },
  ])("%j is no setup", (stored) => {
    expect(readDraft(stored)).toBeNull();
  });
});
