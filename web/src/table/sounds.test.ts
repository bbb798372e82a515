import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../shell/settings.svelte";
import { event } from "./samples";
import { sound, soundOf } from "./sounds";

const started = vi.fn();
const resumed = vi.fn();
const made = vi.fn();

class Speaker {
  currentTime = 0;
  destination = {};
  state = "suspended";
  constructor() {
    made();
  }
  resume() {
    resumed();
    this.state = "running";
    return Promise.resolve();
  }
  createOscillator() {
    return { type: "", frequency: { value: 0 }, connect: (next: object) => next, start: started, stop: () => undefined };
  }
  createGain() {
    const ramp = () => undefined;
    return { gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp }, connect: (next: object) => next };
  }
}

const touched = (hasBeenActive: boolean) => vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
const acquired = [event(1, "Ana acquires Kor", { kind: "acquire" })];

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("AudioContext", Speaker);
  settings.sound = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
});

test("nothing is heard, and nothing is tried, before somebody has touched the page or while sound is off", () => {
  touched(false);
  sound(acquired, 0);
  settings.sound = false;
  touched(true);
  sound(acquired, 0);
  expect(made).not.toHaveBeenCalled();
});

test("after that every sound starts, and a speaker that was put to sleep is woken", () => {
  touched(true);
  sound(acquired, 0);
  expect(resumed).toHaveBeenCalledOnce();
  expect(started).toHaveBeenCalledTimes(2);
  sound([event(2, "Ana plays Kor")], 0);
  expect(made).toHaveBeenCalledOnce();
  expect(resumed).toHaveBeenCalledOnce();
  expect(started).toHaveBeenCalledTimes(3);
});

test("the end of the game is told before one's own turn, and that before a card", () => {
  const turn = event(3, "Turn 2: Ana", { kind: "turn", player: 0 });
  expect(soundOf([...acquired, turn, event(4, "Game over", { kind: "end" })], 0)).toBe("end");
  expect(soundOf([...acquired, turn], 0)).toBe("turn");
  expect(soundOf([...acquired, turn], 1)).toBe("acquire");
  expect(soundOf([event(5, "", { kind: "gain" })], 0)).toBeNull();
});
