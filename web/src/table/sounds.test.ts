import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { EventTold } from "../api/types.gen";
import { settings } from "../shell/settings.svelte";
import type { Heard } from "../sound/speaker";
import { Board, type AnyBoard } from "./board.svelte";
import type { Deed } from "./deeds";
import { event, state } from "./samples";
import { cuesOf, Sounds, type Cue } from "./sounds";

const played = vi.fn<(heard: Heard) => void>();
const ground = vi.fn<(round: number | null) => void>();
const slept = vi.fn();
const made = vi.fn();
const closed = vi.fn();
let volume = 0;

vi.mock("../sound/speaker", () => ({
  Speaker: class Speaker {
    static make() {
      made();
      return Promise.resolve(new Speaker());
    }
    set volume(share: number) {
      volume = share;
    }
    play = played;
    ground = ground;
    sleep = slept;
    close = closed;
  },
}));

const NOTES = [440, 550, 660, 770];

/** A board where red cards are a family, and whatever is taken from seat 0 is a deed. */
class Noisy extends Board {
  override cueOf(event: EventTold): Cue | null {
    if (event.kind === "play" && event.card?.startsWith("red")) return { voice: "card", family: "red" };
    return event.kind === "acquire" ? { voice: "coin" } : event.kind === "defeat" ? { voice: "drum" } : super.cueOf(event);
  }
  override get motifs() {
    return { red: NOTES };
  }
  override deedOf(event: EventTold): Deed | null {
    return event.kind === "destroy" ? { event, kind: "destroy", card: event.card, seat: 1, to: event.player } : null;
  }
}

const board: AnyBoard = new Noisy(() => ({ state: state(0), log: [], me: 0 }));
const find = () => undefined;
const voices = (events: EventTold[], me: number | null = 0) => cuesOf(events, me, board, find).map(({ voice }) => voice);
const touched = (hasBeenActive: boolean, vibrate?: (pattern: number | number[]) => boolean) =>
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive }, ...(vibrate && { vibrate }) });

const plays = (number: number, card: string, player = 0) => event(number, "", { kind: "play", player, card });

/** Let what was asked of the speaker be done. */
const heard = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  await Promise.resolve();
};

beforeEach(() => {
  vi.clearAllMocks();
  touched(true);
  Object.assign(settings, { sound: true, music: true, touch: true, volume: 0.5 });
});
afterEach(() => void vi.unstubAllGlobals());

describe("what is heard", () => {
  test("of each voice once, in the order of what happened", () => {
    expect(voices([plays(1, "a"), plays(2, "b"), event(3, "", { kind: "acquire", player: 0 })])).toEqual(["card", "coin"]);
  });

  test("of many things at once the three that tell most", () => {
    const many = ["draw", "play", "acquire", "use", "defeat", "end"].map((kind, at) => event(at, "", { kind, player: 0 }));
    expect(voices(many)).toEqual(["coin", "drum", "end"]);
  });

  test("the turn of somebody else begins in silence, and what nobody hears is silent", () => {
    const turn = event(3, "", { kind: "turn", player: 0 });
    expect(voices([turn], 0)).toEqual(["turn"]);
    expect(voices([turn], 1)).toEqual([]);
    expect(voices([event(5, "", { kind: "gain" })])).toEqual([]);
  });

  test("what is done to me sounds like it, whatever it is", () => {
    const loss = event(4, "", { kind: "destroy", player: 0 });
    expect(voices([loss], 0)).toEqual(["shatter"]);
    expect(voices([loss], 2)).toEqual([]);
  });
});

describe("at a table", () => {
  test("nothing is loaded before somebody has touched the page, while sound is off, or turned down", async () => {
    const sounds = new Sounds(() => board);
    touched(false);
    sounds.hear([plays(1, "a")], 0, find);
    touched(true);
    settings.sound = false;
    sounds.hear([plays(1, "a")], 0, find);
    Object.assign(settings, { sound: true, volume: 0 });
    sounds.hear([plays(1, "a")], 0, find);
    await heard();
    expect(made).not.toHaveBeenCalled();
    sounds.close();
  });

  test("a browser without sound plays on in silence", async () => {
    made.mockImplementationOnce(() => {
      throw new ReferenceError("AudioContext is not defined");
    });
    const sounds = new Sounds(() => board);
    sounds.hear([plays(1, "a")], 0, find);
    await heard();
    sounds.hear([plays(2, "a")], 0, find);
    sounds.close();
    await heard();
    expect(made).toHaveBeenCalledOnce();
    expect(played).not.toHaveBeenCalled();
  });

  test("one speaker serves all, as loud as it is set; what others do is less loud", async () => {
    const sounds = new Sounds(() => board);
    sounds.hear([plays(1, "a")], 0, find);
    await heard();
    settings.volume = 0.9;
    sounds.hear([plays(2, "a", 1)], 0, find);
    await heard();
    expect(made).toHaveBeenCalledOnce();
    expect(volume).toBe(0.9);
    expect(played.mock.calls.map(([{ loud }]) => loud)).toEqual([1, 0.7]);
    sounds.close();
    await heard();
    expect(closed).toHaveBeenCalledOnce();
  });

  test("each card of a family adds a note to its motif, until the turn is over", async () => {
    const sounds = new Sounds(() => board);
    sounds.hear([plays(1, "red-one")], 0, find);
    sounds.hear([plays(2, "blue")], 0, find);
    sounds.hear([plays(3, "red-two")], 0, find);
    sounds.hear([event(4, "", { kind: "turn", player: 1 }), plays(5, "red-one", 1)], 0, find);
    await heard();
    expect(played.mock.calls.map(([{ notes, count }]) => (notes ? count : null))).toEqual([1, null, 2, 1]);
    expect(played.mock.calls[0]![0].notes).toBe(NOTES);
    sounds.close();
  });

  test("the ground follows the round, and stops where it is not wanted", async () => {
    const sounds = new Sounds(() => board);
    sounds.ground(2);
    await heard();
    settings.music = false;
    sounds.ground(2);
    await heard();
    settings.sound = false;
    sounds.ground(2);
    await heard();
    expect(ground.mock.calls).toEqual([[2], [null]]);
    expect(slept).toHaveBeenCalledOnce();
    sounds.close();
  });

  test("a hand feels what it does and what is done to it, and nothing else", () => {
    const vibrate = vi.fn(() => true);
    touched(true, vibrate);
    const sounds = new Sounds(() => board);
    sounds.hear([plays(1, "a"), event(2, "", { kind: "defeat", player: 0 })], 0, find);
    sounds.hear([plays(3, "a", 1)], 0, find);
    sounds.hear([event(4, "", { kind: "destroy", player: 0 })], 0, find);
    settings.touch = false;
    sounds.hear([plays(5, "a")], 0, find);
    expect(vibrate.mock.calls).toEqual([[20], [[30, 40, 30]]]);
    sounds.close();
  });
});
