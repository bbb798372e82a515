import { beforeEach, expect, test } from "vitest";

import type { RulesetListed } from "../../api/types.gen";
import { computer, opening, person } from "../new/setup";
import { remember } from "../stored";
import { inOneLine, lastSetup } from "./quick";

const rulesets: RulesetListed[] = [
  {
    form: "ascension",
    id: "small",
    name: "Small",
    sets: ["small"],
    modes: { versus: [2, 3, 4], solo: [1] },
    teams: [],
    options: [],
    rival: "samael",
  },
];

beforeEach(() => localStorage.clear());

test("who has set up nothing yet plays against one computer; afterwards it is what was set up last", () => {
  expect(inOneLine(lastSetup(rulesets), rulesets)).toBe("Small · computer, level 2");
  remember("setup", { ...opening("small"), seats: [person("Ana"), computer(4), { kind: "link", name: "", level: 2 }], takeBacks: false });
  const last = lastSetup(rulesets);
  expect(last).toMatchObject({ takeBacks: false });
  expect(inOneLine(last, rulesets)).toBe("Small · 1 friend by link · computer, level 4");
});

test("several people at this device and several computers are counted; a solo game is called one", () => {
  const four = { ...opening("small"), seats: [person("Ana"), person("Bo"), computer(1), computer(3)] };
  expect(inOneLine(four, rulesets)).toBe("Small · 2 at this device · 2 computers");
  expect(inOneLine({ ...opening("small"), mode: "solo", seats: [person()] }, rulesets)).toBe("Small · Solo variant");
});
