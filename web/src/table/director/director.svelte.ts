/**
 * The director of a table: shows one after the other what others did, each with the table as it was then.
 *
 * It knows no rule: the server has sent the view after each action. What somebody does himself is there at once, and only
 * moves on the screen; whoever clicks or presses a key meanwhile sees everything as it is now.
 */
import { tick, untrack } from "svelte";

import type { EventTold, State } from "../../api/types.gen";
import { settings } from "../../shell/settings.svelte";
import type { AnyBoard } from "../board.svelte";
import { tableOf } from "../common";
import { frame } from "../motion";
import { firstOf } from "../protocol";
import { viewsOf } from "../steps";
import { beatsOf, paced, together, type Beat, type Scene as SceneOf } from "./beats";
import { Pacer } from "./pacer";

type View = State["view"];
type Scene = SceneOf<View>;

/** What is true, as the server has told it. */
export interface Truth {
  state: State | null;
  log: EventTold[];
}

/** One action, by whom, and the table after it. */
interface Acted {
  seat: number | null;
  events: EventTold[];
  view: View;
}

export interface Stage {
  truth: () => Truth;
  board: () => AnyBoard | undefined;
  me: () => number | null;
  /** A beat begins: say and sound what happens in it. */
  told: (events: readonly EventTold[]) => void;
  /** Several beats at once: the most important of it is said. */
  summed: (events: readonly EventTold[]) => void;
}

const LATE = 100; // ms that a show may be behind; what is more is not made up for
const OWN_PACE = 0.7; // what one does oneself is known already
const MOST_OWN = 900; // ms
const MOST_FOREIGN = 4000; // ms of what the game does in it

/** How long things last: in the settings, twice as fast, or not at all. */
function pace(): number {
  return settings.speed === "fast" ? 0.5 : 1;
}

/** A scene in which nobody at a seat acts, but the game itself. */
function nobodys(scene: Scene): Scene {
  return { ...scene, beat: { ...scene.beat, seat: null } };
}

/** Scenes at a pace, and in no more than so many milliseconds. */
function fitting(scenes: readonly Scene[], rate: number, most: number): Scene[] {
  const beats = paced(
    scenes.map(({ beat }) => ({ ...beat, ms: beat.ms * rate })),
    most,
  );
  return scenes.map((scene, place) => ({ ...scene, beat: beats[place] ?? scene.beat }));
}

/** Whether anything is shown step by step. Without motion the cards do not fly, but everything comes one after the other. */
function shows(): boolean {
  return settings.speed !== "instant" && document.visibilityState !== "hidden";
}

export class Director {
  #stage: Stage;
  /** The table as it is shown while the show goes on; else as it is. */
  #held: { view: View; end: number; seat: number | null } | null = $state.raw(null);
  /** What is seen just now. */
  beat: Beat | null = $state.raw(null);

  #queue: Scene[] = [];
  #late: Truth | null = $state.raw(null); // the table as it was until now, for one frame more
  #untold: EventTold[] = []; // what is on the table already, and will be said in the next frame
  #running = 0; // which run is the current one; an older one ends by itself
  #wake: (() => void) | null = null; // ends the waiting for the next beat
  #own: Scene[] = []; // what one did oneself and has still to move
  #ownUntil = 0; // when that will have moved
  #pacer = new Pacer();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Whether something is shown that is not so any more. */
  get showing(): boolean {
    return this.#held !== null;
  }

  /** Who acts in what is shown; null where nobody at a seat does, undefined where nothing is shown. */
  get acting(): number | null | undefined {
    return this.#held?.seat;
  }

  state: State | null = $derived.by(() => {
    const { state } = this.#late ?? this.#stage.truth();
    const held = this.#held;
    return state && held ? { ...state, view: held.view, question: quiet(state, held), undo: NO_UNDO, events: [], live: {} } : state;
  });

  log: EventTold[] = $derived.by(() => {
    const { log } = this.#late ?? this.#stage.truth();
    return this.#held ? log.slice(0, Math.max(0, this.#held.end - firstOf(log))) : log;
  });

  /** A state has come, and is about to be put in place. */
  hear(message: State, fresh: readonly EventTold[], all: boolean): void {
    const { state: before, log } = untrack(this.#stage.truth);
    const board = untrack(this.#stage.board);
    this.#late = null;
    const undone = log.length > 0 && message.kept < firstOf(log) + log.length;
    if (!before || !board || all || undone || fresh.length === 0 || !shows()) {
      if (undone || all || !shows()) this.finish();
      board?.prepare(all ? [] : fresh);
      if (!all && fresh.length > 0) this.#stage.summed(fresh);
      void tick().then(() => board?.settle());
      return;
    }
    const me = untrack(this.#stage.me);
    const acted = actedOf(before, message, fresh);
    const scenes = untrack(() => this.#scenesOf(acted, board, [...log, ...fresh]));
    const own = me !== null && acted.every(({ seat }) => seat === me);
    const foreign = scenes.some(({ beat: { deed, halts } }) => halts || (deed !== null && deed.seat !== me));
    if (own && !foreign && !this.showing) this.#move(scenes, fresh, board, { state: before, log });
    else
      this.#show(
        own ? scenes.map(nobodys) : scenes,
        { view: before.view, end: firstOf(log) + log.length, seat: own ? null : (acted[0]?.seat ?? null) },
        own,
      );
  }

  /** Everything is as it is, at once. */
  finish(): void {
    const left = [...this.#untold.splice(0), ...this.#queue.splice(0).flatMap(({ beat }) => beat.events)];
    this.#own = []; // it was told when it was done
    this.#running += 1;
    this.#ownUntil = 0;
    this.#held = this.#late = null;
    this.#seen(null);
    this.#wake?.();
    untrack(this.#stage.board)?.stop();
    if (left.length > 0) this.#stage.summed(left);
  }

  #scenesOf(acted: readonly Acted[], board: AnyBoard, log: readonly EventTold[]): Scene[] {
    const first = firstOf(log);
    const find = (number: number): EventTold | undefined => log[number - first];
    const telling = {
      opens: (event: EventTold, before: Beat | undefined) => board.opens(event, before),
      deed: (event: EventTold) => board.deedOf(event, find),
    };
    return acted.flatMap(({ seat, events, view }) => {
      const beats = beatsOf(events, seat, this.#stage.me(), telling);
      return beats.map((beat, place): Scene => {
        const next = (beat.events.at(-1)?.number ?? 0) + 1;
        return place === 0 ? { beat, view, moved: events, end: next } : { beat, view: null, moved: [], end: next };
      });
    });
  }

  // What one did oneself: it is there in the next frame; its cards move, and nobody waits for them.

  #move(scenes: readonly Scene[], fresh: readonly EventTold[], board: AnyBoard, before: Truth): void {
    for (const { beat } of this.#own.splice(0)) board.launch(beat, 0);
    board.prepare(fresh);
    const planned = fitting(together(scenes), OWN_PACE * pace(), MOST_OWN * pace());
    this.#own = planned;
    this.#ownUntil = performance.now() + planned.reduce((sum, { beat }) => sum + beat.ms, 0);
    this.#stage.summed(fresh);
    this.#late = before;
    void frame().then(async () => {
      if (this.#late === before) this.#late = null;
      await tick();
      board.settle();
      await frame();
      await board.drawn();
      await this.#launchOwn([...planned], board);
    });
  }

  async #launchOwn(planned: readonly Scene[], board: AnyBoard): Promise<void> {
    let due = performance.now();
    for (const scene of planned) {
      const place = this.#own.indexOf(scene);
      if (place < 0) return; // it has been moved meanwhile
      this.#own.splice(place, 1);
      board.launch(scene.beat, scene.beat.ms);
      due += scene.beat.ms;
      await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    }
  }

  // What others did.

  /** In an action of one's own it may be the game itself that does something: that takes its time, too. */
  #show(scenes: readonly Scene[], held: { view: View; end: number; seat: number | null }, own: boolean): void {
    const idle = !this.showing;
    if (idle) this.#held = held;
    const shown = together(scenes);
    this.#queue.push(...(own ? fitting(shown, pace(), MOST_FOREIGN * pace()) : this.#pacer.plan(shown, this.#seats, pace())));
    if (idle) void this.#run(this.#running);
  }

  get #seats(): number {
    return untrack(this.#stage.truth).state?.seats.length ?? 2;
  }

  async #run(run: number): Promise<void> {
    let due = Math.max(performance.now(), this.#ownUntil);
    await this.#wait(due);
    await frame(); // in which the table falls silent
    while (run === this.#running) {
      const scene = this.#queue.shift();
      if (!scene) break;
      const board = this.#stage.board();
      const { beat, view, moved, end } = scene;
      due = Math.max(due, performance.now() - LATE) + beat.ms;
      if (view !== null) {
        board?.prepare(moved);
        await frame(); // each of the three steps has a frame of its own: a slow processor moves on smoothly
        if (run !== this.#running) return;
      }
      this.#held = { view: view ?? this.#held?.view ?? (this.#stage.truth().state as State).view, end, seat: beat.seat };
      this.#seen(beat);
      this.#untold = [...beat.events];
      await tick();
      if (run !== this.#running) return;
      if (view !== null) {
        board?.settle();
        await frame();
        await board?.drawn();
        if (run !== this.#running) return;
      }
      this.#untold = [];
      this.#stage.told(beat.events);
      board?.launch(beat, Math.max(0, due - performance.now()));
      await this.#wait(due);
    }
    if (run !== this.#running) return;
    this.#held = null;
    this.#seen(null);
  }

  #seen(beat: Beat | null): void {
    this.beat = beat;
    const board = untrack(this.#stage.board);
    if (board) board.beat = beat;
  }

  #wait(until: number): Promise<void> {
    const left = until - performance.now();
    if (left <= 0) return Promise.resolve();
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
      const timer = setTimeout(end, left);
      this.#wake = end;
    });
  }
}

const NO_UNDO: State["undo"] = { gesture: false, turn: false, reason: null };

/** While something is shown nobody is asked for anything; it is the turn of whoever acts. */
function quiet(state: State, { seat, view }: { seat: number | null; view: View }): State["question"] {
  if (seat === null || tableOf({ ...state, view }).over) return null;
  return {
    player: seat,
    kind: "turn",
    source: null,
    card: null,
    about: null,
    optional: false,
    prompt: ["said", "", {}],
    actions: [],
    play_all: 0,
  };
}

/** The actions that a state brings, each with the table after it. */
export function actedOf(before: State, message: State, fresh: readonly EventTold[]): Acted[] {
  const whole = [{ seat: before.question?.player ?? null, events: [...fresh], view: message.view }];
  const { steps } = message;
  if (steps.length === 0 || message.since !== before.revision) return whole;
  const views = viewsOf(before.view, steps, message.view);
  let from = fresh[0]?.number ?? 0;
  return steps.map(({ seat, end }, place): Acted => {
    const events = fresh.filter(({ number }) => number >= from && number < end);
    from = end;
    return { seat, events, view: views[place] ?? message.view };
  });
}
