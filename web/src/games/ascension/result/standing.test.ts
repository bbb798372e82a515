import { expect, test } from "vitest";

import type { AscensionOutcome, SeatTaken } from "../../../api/types.gen";
import { byTeam, margin, standing, verdict } from "./standing";

const seat = (number: number, name: string, here: boolean): SeatTaken => ({
  seat: number,
  name,
  kind: here ? "person" : "bot",
  level: here ? null : 3,
  here,
  online: true,
  claimed: true,
  devices: 1,
});
const honor = (number: number, total: number) => ({ seat: number, tokens: total - 10, heroes: 6, constructs: 3, other: 1, total });
const outcome: AscensionOutcome = {
  form: "ascension",
  table: "t",
  winners: [1],
  ranking: [1, 0],
  honor: [honor(0, 30), honor(1, 41)],
  began: [],
  over_turns: [],
  turns: [],
  best: [],
  rival: null,
  rival_over_turns: [],
};
const solo: AscensionOutcome = { ...outcome, winners: [], ranking: [0], honor: [honor(0, 30)], rival: 33 };

test("seats are listed as they came in, with their honor by source", () => {
  const rows = standing(outcome, [seat(0, "Ana", true), seat(1, "Bot", false)], "Samael");
  expect(rows.map((row) => [row.place, row.name, row.total, row.winner, row.you])).toEqual([
    [1, "Bot", 41, true, false],
    [2, "Ana", 30, false, true],
  ]);
  expect(rows[1]?.parts).toEqual({ tokens: 20, heroes: 6, constructs: 3, other: 1 });
  expect(margin(rows)).toBe(11);
});

test("a team's honor is added up, and the lead is the lead of the team", () => {
  const seats = ["Ana", "Ben", "Eva", "Jan"].map((name, index) => seat(index, name, index === 0));
  const played: AscensionOutcome = {
    ...outcome,
    winners: [0, 2],
    ranking: [2, 1, 0, 3],
    honor: [honor(0, 40), honor(1, 60), honor(2, 70), honor(3, 20)],
  };
  const rows = byTeam(standing(played, seats, ""), [0, 1, 0, 1], (team) => `Team ${team + 1}`);
  expect(rows.map((row) => [row.name, row.place, row.total, row.winner])).toEqual([
    ["Team 1", 1, 110, true],
    ["Eva", null, 70, false],
    ["Ana", null, 40, false],
    ["Team 2", 2, 80, false],
    ["Ben", null, 60, false],
    ["Jan", null, 20, false],
  ]);
  expect(margin(rows)).toBe(30);
});

test("the solo opponent stands before whoever it beat, and after whoever won", () => {
  const lost = standing(solo, [seat(0, "Ana", true)], "Samael");
  expect(lost.map((row) => [row.place, row.name, row.winner])).toEqual([
    [1, "Samael", true],
    [2, "Ana", false],
  ]);
  const won = standing({ ...solo, winners: [0] }, [seat(0, "Ana", true)], "Samael");
  expect(won.map((row) => [row.place, row.name, row.winner])).toEqual([
    [1, "Ana", true],
    [2, "Samael", false],
  ]);
});

test("one person is told in person, others by name", () => {
  const bot = seat(1, "Bot", false);
  expect(verdict(outcome, [seat(0, "Ana", true), bot]).kind).toBe("you-lose");
  expect(verdict({ ...outcome, winners: [0] }, [seat(0, "Ana", true), bot]).kind).toBe("you-win");
  expect(verdict(outcome, [seat(0, "Ana", true), seat(1, "Ben", true)])).toEqual({ kind: "winner", seats: [1] });
  expect(verdict({ ...outcome, winners: [0, 2] }, [bot])).toEqual({ kind: "winners", seats: [0, 2] });
  expect(verdict(solo, [seat(0, "Ana", true)]).kind).toBe("solo-lost");
  expect(verdict({ ...solo, winners: [0] }, [seat(0, "Ana", true)]).kind).toBe("solo-won");
  expect(verdict(solo, [seat(0, "Bot", false)]).kind).toBe("rival");
  expect(verdict({ ...solo, winners: [0] }, [seat(0, "Bot", false)])).toEqual({ kind: "winner", seats: [0] });
});

test("teams win and lose together, and all of them together is a draw", () => {
  const table = ["Ana", "Ben", "Eva", "Jan"].map((name, index) => seat(index, name, index === 0));
  const teams = [0, 1, 0, 1];
  expect(verdict({ ...outcome, winners: [0, 2] }, table, teams).kind).toBe("team-win");
  expect(verdict({ ...outcome, winners: [1, 3] }, table, teams).kind).toBe("team-lose");
  expect(verdict({ ...outcome, winners: [0, 1, 2, 3] }, table, teams).kind).toBe("draw");
  const watched = table.map((one) => ({ ...one, here: false }));
  expect(verdict({ ...outcome, winners: [1, 3] }, watched, teams)).toEqual({ kind: "team-wins", team: 1 });
});
