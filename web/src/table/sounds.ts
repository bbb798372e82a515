/** What is heard and felt at a table: the game says how an event sounds; here the few that tell best are chosen. */
import type { EventTold } from "../api/types.gen";
import { settings } from "../shell/settings.svelte";
import type { Heard, Speaker } from "../sound/speaker";
import type { VoiceName } from "../sound/voices";
import type { AnyBoard } from "./board.svelte";
import { isDoneTo } from "./deeds";
import type { Find } from "./recap";

/** How an event sounds, in the game's words. */
export interface Cue {
  voice: VoiceName;
  family?: string; // cards of a family have a motif: with each one more that is played in a turn, one more of its notes is heard
}

/** The motif of a family, in Hz. */
export type Motifs = Readonly<Record<string, readonly number[]>>;

interface Chosen extends Cue {
  event: EventTold;
  done: boolean; // to whoever listens
}

/** What tells more comes before what tells less. */
const RANK: readonly VoiceName[] = ["end", "gong", "shatter", "turn", "drum", "suck", "build", "reveal", "coin", "bell", "card", "swish"];
const MOST = 3; // voices for what happens at once; more would be a noise
const APART = 0.09; // s
const THEIRS = 0.7; // what others do is not as loud as what one does

/** How long a hand feels it, in ms. */
const TOUCHES: Partial<Record<VoiceName, number>> = { card: 8, coin: 12, build: 12, drum: 20, suck: 16 };
const TAKEN = [30, 40, 30]; // something was done to whoever holds the device

/** Before anybody has touched the page a browser lets it make no sound; what happens meanwhile stays silent. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function audible(): boolean {
  return settings.sound && settings.volume > 0 && touched();
}

/** What is heard of events that come at once: each voice once, the most telling ones, in their order. */
export function cuesOf(events: readonly EventTold[], me: number | null, board: AnyBoard, find: Find): Chosen[] {
  const all = new Map<VoiceName, Chosen>();
  for (const event of events) {
    const deed = board.deedOf(event, find);
    const done = deed !== null && isDoneTo(deed, me);
    const cue = done ? { voice: "shatter" as const } : board.cueOf(event);
    if (!cue || (cue.voice === "turn" && event.player !== me)) continue;
    if (!all.has(cue.voice)) all.set(cue.voice, { ...cue, event, done });
  }
  const rank = ({ voice }: Cue): number => RANK.indexOf(voice);
  const least = [...all.values()].map(rank).sort((a, b) => a - b)[MOST - 1] ?? RANK.length;
  return [...all.values()].filter((cue) => rank(cue) <= least);
}

export class Sounds {
  #board: () => AnyBoard | undefined;
  #speaker: Promise<Speaker | null> | null = null; // a browser without sound, or a line that broke: the table is played in silence
  #volume = -1;
  #played = new Map<string, number>(); // of each family, in this turn
  #round: number | null = null;

  constructor(board: () => AnyBoard | undefined) {
    this.#board = board;
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Something has happened. */
  hear(events: readonly EventTold[], me: number | null, find: Find): void {
    const board = this.#board();
    if (!board) return;
    const counted = events.map((event) => this.#count(event, board));
    const cues = cuesOf(events, me, board, find);
    this.#feel(cues, me);
    if (cues.length === 0 || !audible()) return;
    const heard = cues.map(({ voice, family, event }, place): Heard => {
      const count = counted[events.indexOf(event)] ?? 0;
      const notes = family === undefined ? undefined : board.motifs[family];
      return { voice, after: place * APART, loud: event.player === me || voice === "shatter" ? 1 : THEIRS, ...(notes && { notes, count }) };
    });
    void this.#with((speaker) => {
      for (const one of heard) speaker.play(one);
    });
    this.#grounded();
  }

  /** The round of a table that is being played; null where nothing shall be heard under it. Asked again whenever something is set anew. */
  ground(round: number | null): void {
    this.#round = round;
    this.#grounded();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#seen);
    this.#round = null;
    void this.#speaker?.then((speaker) => speaker?.close());
    this.#speaker = null;
  }

  #seen = (): void => {
    if (document.visibilityState === "visible") this.#grounded();
    else void this.#speaker?.then((speaker) => speaker?.sleep());
  };

  /** How many of its family have been played in this turn, with this one. */
  #count(event: EventTold, board: AnyBoard): number {
    if (event.kind === "turn") this.#played.clear();
    const family = board.cueOf(event)?.family;
    if (family === undefined) return 0;
    const count = (this.#played.get(family) ?? 0) + 1;
    this.#played.set(family, count);
    return count;
  }

  /** Only what one does oneself is felt, and what is done to oneself. */
  #feel(cues: readonly Chosen[], me: number | null): void {
    if (!settings.touch || me === null || !touched() || typeof navigator.vibrate !== "function") return;
    const own = cues.filter(({ event }) => event.player === me).map(({ voice }) => TOUCHES[voice] ?? 0);
    const longest = Math.max(0, ...own);
    if (cues.some(({ done }) => done)) navigator.vibrate(TAKEN);
    else if (longest > 0) navigator.vibrate(longest);
  }

  #grounded(): void {
    const round = settings.music && document.visibilityState === "visible" ? this.#round : null;
    if (audible()) void this.#with((speaker) => speaker.ground(round));
    else void this.#speaker?.then((speaker) => speaker?.sleep());
  }

  /** The speaker is loaded when something is to be heard for the first time. */
  async #with(use: (speaker: Speaker) => void): Promise<void> {
    this.#speaker ??= import("../sound/speaker").then(({ Speaker: Made }) => Made.make()).catch(() => null);
    const speaker = await this.#speaker;
    if (!speaker) return;
    if (this.#volume !== settings.volume) speaker.volume = this.#volume = settings.volume;
    use(speaker);
  }
}
