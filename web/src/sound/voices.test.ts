import { describe, expect, it } from "vitest";

import { padOf } from "./pad";
import { motif, noiseOf, roomOf, voices, type Desk } from "./voices";

interface Sounding {
  from: number;
  to: number;
}

/** A clock that only writes down what would sound from when to when, and how loud. */
function desk(): Desk & { sounding: Sounding[]; loudest: () => number } {
  const sounding: Sounding[] = [];
  const levels: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (level: number) => {
      expect(level).toBeGreaterThan(0); // an exponential never comes to nothing
      levels.push(level);
    },
  });
  const node = () => ({ connect: (next: object) => next });
  const source = () => {
    const one = { from: NaN, to: NaN };
    sounding.push(one);
    return {
      ...node(),
      type: "",
      buffer: null,
      frequency: param(),
      start: (at: number) => (one.from = at),
      stop: (at: number) => (one.to = at),
    };
  };
  const context = {
    createOscillator: source,
    createBufferSource: source,
    createGain: () => ({ ...node(), gain: param() }),
    createBiquadFilter: () => ({ ...node(), type: "", Q: { value: 0 }, frequency: param() }),
  } as unknown as BaseAudioContext;
  return {
    context,
    noise: {} as AudioBuffer,
    out: {} as AudioNode,
    sounding,
    loudest: () => Math.max(...levels.filter((level) => level <= 1)),
  };
}

const inMemory = {
  sampleRate: 8000,
  createBuffer: (channels: number, length: number) => {
    const cells = Array.from({ length: channels }, () => new Float32Array(length));
    return { getChannelData: (at: number) => cells[at] };
  },
} as unknown as BaseAudioContext;

describe("every voice", () => {
  it.each(Object.entries(voices))("%s begins when it is told to, and ends", (_, voice) => {
    const there = desk();
    voice(there, 3);
    expect(there.sounding.length).toBeGreaterThan(0);
    expect(Math.min(...there.sounding.map(({ from }) => from))).toBe(3);
    for (const { from, to } of there.sounding) expect(to).toBeGreaterThan(from);
    expect(Math.max(...there.sounding.map(({ to }) => to))).toBeLessThan(3 + 2.4);
  });
});

describe("a motif", () => {
  it("has so many notes as are wanted, one after the other", () => {
    const starts = (count: number) => {
      const there = desk();
      motif(there, 0, [440, 550, 660], count);
      return new Set(there.sounding.map(({ from }) => from)).size;
    };
    expect([0, 1, 2, 3, 9].map(starts)).toEqual([0, 1, 2, 3, 3]);
  });
});

describe("the ground", () => {
  it("is another one in each of seven rounds, and comes back", () => {
    const rounds = Array.from({ length: 7 }, (_, round) => padOf(round).join());
    expect(new Set(rounds).size).toBe(7);
    expect(padOf(7)).toEqual(padOf(0));
  });

  it("lies low, the second tone above the first", () => {
    for (let round = 0; round < 7; round += 1) {
      const [low, high] = padOf(round);
      expect(low).toBeGreaterThan(60);
      expect(high / low).toBeGreaterThan(2);
      expect(high).toBeLessThan(420);
    }
  });
});

describe("noise", () => {
  it("fills its range evenly", async () => {
    const cells = [...(await noiseOf(inMemory, 1)).getChannelData(0)];
    expect(Math.abs(cells.reduce((sum, cell) => sum + cell, 0) / cells.length)).toBeLessThan(0.05);
    expect(Math.max(...cells)).toBeGreaterThan(0.98);
    expect(Math.min(...cells)).toBeLessThan(-0.98);
  });

  it("as a room fades, and both ears hear another one", async () => {
    const room = await roomOf(inMemory, await noiseOf(inMemory, 1), 1);
    const [left, right] = [room.getChannelData(0), room.getChannelData(1)];
    const loud = (cells: Float32Array) => Math.max(...cells.map(Math.abs));
    expect(loud(left.slice(-800))).toBeLessThan(0.01);
    expect(loud(left.slice(0, 800))).toBeGreaterThan(0.5);
    expect(left.some((cell, at) => cell !== right[at])).toBe(true);
  });
});
