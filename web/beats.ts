// Reads games from a file, makes beats of the turns of others as the pages do, and writes how long what is seen.
import { readFileSync } from "node:fs";

import type { EventTold } from "./src/api/types.gen.ts";
import { deedOf } from "./src/games/ascension/board/deeds.ts";
import { opens } from "./src/games/ascension/board/beats.ts";
import { beatsOf, together, type Scene } from "./src/table/director/beats.ts";
import { Pacer } from "./src/table/director/pacer.ts";

/** A game as a seat may know it: its events, how many came before the first action, and the actions, each with the number of the event that comes after it. */
interface Game {
  me: number | null;
  seats: number;
  events: EventTold[];
  begun: number;
  actions: { seat: number; turn: number; end: number }[];
}

function beatsOfGame({ me, seats, events, begun, actions }: Game) {
  const deed = (event: EventTold) => deedOf(event, (number) => events[number]);
  const turns = new Map<number, Scene<true>[]>();
  let from = begun;
  for (const { seat, turn, end } of actions) {
    const moved = events.slice(from, end);
    from = end;
    const scenes = beatsOf(moved, seat, me, { opens, deed }).map((beat): Scene<true> => ({ beat, view: true, moved, end }));
    turns.set(turn, [...(turns.get(turn) ?? []), ...scenes]);
  }
  const pacer = new Pacer();
  return [...turns].map(([turn, scenes]) => ({
    turn,
    beats: pacer.plan(together(scenes), seats, 1).map(({ beat }) => ({
      kind: beat.kind,
      ms: beat.ms,
      seat: beat.seat,
      deed: beat.deed?.event.number ?? null,
      events: beat.events.map(({ number }) => number),
    })),
  }));
}

const games = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Game[];
process.stdout.write(JSON.stringify(games.map(beatsOfGame)));
