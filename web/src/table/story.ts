/** The log as people read it: turns with their lines, and what follows from what. */
import type { EventTold } from "../api/types.gen";

/** What the log says of an event; nothing where another line says it. */
export type Say = (event: EventTold) => string;

export interface Line {
  event: EventTold;
  text: string;
  depth: number; // 0: somebody did it; deeper: it follows from the line above
  times: number; // the same words several times in a row
}

export interface Chapter {
  number: number; // of the event that opens it
  heading: string; // empty for the setting up
  round: string; // the round that begins with it, else empty
  player: number | null;
  lines: Line[];
}

const DEEPEST = 3;
export const BEGINNING = -1; // comes before every event

function tell(lines: Line[], event: EventTold, text: string, depth: number): void {
  const last = lines.at(-1);
  if (last && last.depth === depth && last.text === text) last.times += 1;
  else lines.push({ event, text, depth, times: 1 });
}

/** The log by turns. Events without words are left out. */
export function chapters(log: readonly EventTold[], say: Say): Chapter[] {
  const all: Chapter[] = [{ number: BEGINNING, heading: "", round: "", player: null, lines: [] }];
  let round = "";
  const depths = new Map<number, number>();
  for (const event of log) {
    const text = say(event);
    if (event.kind === "turn") {
      all.push({ number: event.number, heading: text, round, player: event.player, lines: [] });
      depths.set(event.number, -1);
      round = "";
      continue;
    }
    if (event.kind === "round") {
      round = text; // stands with the heading of the turn that follows
      continue;
    }
    const above = event.parent === null ? -1 : (depths.get(event.parent) ?? -1);
    const depth = above + 1;
    depths.set(event.number, text ? depth : above);
    if (text) tell(all.at(-1)?.lines ?? [], event, text, Math.min(depth, DEEPEST));
  }
  return all.filter((chapter) => chapter.heading || chapter.lines.length > 0);
}

/** Without the end of a turn whose beginning is not known here, as long as there is anything else. */
export function whole(all: Chapter[], goesUp: boolean): Chapter[] {
  return goesUp && all.length > 1 && all[0]?.number === BEGINNING ? all.slice(1) : all;
}

/** Lines that are shown as one until somebody asks for them. */
export interface Fold {
  number: number; // of their first event
  depth: number;
  lines: Line[];
}

/** Lines of a turn, those of bookkeeping that follow each other in one; a single one stays a line. */
export function folded(lines: readonly Line[], isBookkeeping: (event: EventTold) => boolean): (Line | Fold)[] {
  const rows: (Line | Fold)[] = [];
  let run: Line[] = [];
  const close = () => {
    const [first, second] = run;
    if (first && second) rows.push({ number: first.event.number, depth: Math.min(...run.map(({ depth }) => depth)), lines: run });
    else if (first) rows.push(first);
    run = [];
  };
  for (const line of lines) {
    if (isBookkeeping(line.event)) run.push(line);
    else {
      close();
      rows.push(line);
    }
  }
  close();
  return rows;
}

export function isFold(row: Line | Fold): row is Fold {
  return "lines" in row;
}

/** From an event up to what began it. */
export function chain(log: readonly EventTold[], event: EventTold): EventTold[] {
  const byNumber = new Map(log.map((one) => [one.number, one]));
  const links: EventTold[] = [];
  let next: EventTold | undefined = event;
  while (next) {
    links.push(next);
    next = next.parent === null ? undefined : byNumber.get(next.parent);
  }
  return links;
}
