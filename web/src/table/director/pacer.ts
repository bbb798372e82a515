/** How long each beat of a turn lasts, so that the whole turn can be followed and nobody waits too long for it. */
import { paced, type Scene } from "./beats.ts";

const MOST_OF_TWO = 3900; // ms that a turn of somebody else lasts at most
const MOST_OF_MANY = 2100; // with more seats
const LEAST = 1200; // so that it can be followed

export class Pacer {
  #spent = 0; // ms that the turn which is under way has had already

  /** The scenes with the time that their turn has left for them; `pace` is 1 at usual speed, 0.5 where all is twice as fast. */
  plan<View>(scenes: readonly Scene<View>[], seats: number, pace: number): Scene<View>[] {
    const all: Scene<View>[] = [];
    let turn: Scene<View>[] = [];
    for (const scene of scenes) {
      turn.push(scene);
      if (!scene.beat.events.some(({ kind }) => kind === "turn")) continue;
      all.push(...this.#close(turn, seats, pace, true));
      turn = [];
    }
    return [...all, ...this.#close(turn, seats, pace, false)];
  }

  #close<View>(turn: readonly Scene<View>[], seats: number, pace: number, ends: boolean): Scene<View>[] {
    const most = (seats > 2 ? MOST_OF_MANY : MOST_OF_TWO) * pace;
    const least = ends && this.#spent === 0 ? LEAST * pace : 0;
    const beats = turn.map(({ beat }) => ({ ...beat, ms: beat.ms * pace }));
    const fitting = paced(beats, Math.max(0, most - this.#spent), least);
    this.#spent = ends ? 0 : this.#spent + fitting.reduce((sum, { ms }) => sum + ms, 0);
    return turn.map((scene, place) => ({ ...scene, beat: fitting[place] ?? scene.beat }));
  }
}
