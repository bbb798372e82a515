/**
 * The instruments of the table, each made of tones and noise: nothing is loaded. A voice says what is heard from a moment on;
 * it knows neither a game nor who listens.
 */

/** Where a voice plays: the clock and its nodes, the noise they share, and what leads to the ear. */
export interface Desk {
  context: BaseAudioContext;
  noise: AudioBuffer;
  out: AudioNode;
}

interface Tone {
  pitch: number; // Hz
  to?: number; // Hz that it glides to
  wave?: OscillatorType;
  length: number; // s
  gain: number;
  attack?: number; // s
}

interface Hiss {
  from: number; // Hz in the middle of what is heard of the noise
  to?: number;
  narrow?: number; // how much of the rest is left out
  length: number;
  gain: number;
  attack?: number;
  kind?: BiquadFilterType;
}

const SILENT = 0.0001; // an exponential never comes to nothing

/** Loud after the attack, and gone at the end. */
function shaped({ context, out }: Desk, at: number, length: number, loud: number, attack: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + attack);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + length);
  volume.connect(out);
  return volume;
}

function tone(desk: Desk, at: number, { pitch, to = pitch, wave = "sine", length, gain, attack = 0.006 }: Tone): void {
  const source = desk.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(shaped(desk, at, length, gain, attack));
  source.start(at);
  source.stop(at + length + 0.02);
}

function hiss(desk: Desk, at: number, { from, to = from, narrow = 0.8, length, gain, attack = 0.01, kind = "bandpass" }: Hiss): void {
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  const filter = desk.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, at);
  if (to !== from) filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(shaped(desk, at, length, gain, attack));
  source.start(at, (at * 7.31) % 1); // another piece of the noise each time, else it sounds like one machine
  source.stop(at + length + 0.02);
}

/** A struck note that rings: its partials are those of a small bell. */
function bell(desk: Desk, at: number, pitch: number, length: number, gain: number): void {
  tone(desk, at, { pitch, length, gain });
  tone(desk, at, { pitch: pitch * 2.01, length: length * 0.6, gain: gain * 0.35 });
  tone(desk, at, { pitch: pitch * 3.02, length: length * 0.25, gain: gain * 0.2 });
}

type Voice = (desk: Desk, at: number) => void;

export const voices = {
  /** Cards that are swept together, drawn, or filled up. */
  swish: (desk, at) => hiss(desk, at, { from: 1400, to: 3600, length: 0.16, gain: 0.1, attack: 0.05 }),

  /** A card that is laid down: through the air, onto wood. */
  card: (desk, at) => {
    hiss(desk, at, { from: 1800, to: 3200, length: 0.1, gain: 0.11, attack: 0.035 });
    tone(desk, at + 0.085, { pitch: 240, to: 150, length: 0.09, gain: 0.3, attack: 0.002 });
    hiss(desk, at + 0.085, { from: 900, narrow: 2.5, length: 0.05, gain: 0.3, attack: 0.002 });
  },

  /** Something is paid and taken. */
  coin: (desk, at) => {
    for (const [place, pitch] of [1240, 1874, 2916].entries())
      tone(desk, at + place * 0.012, { pitch, length: 0.34 - place * 0.07, gain: 0.1 - place * 0.02, attack: 0.002 });
    for (const [place, pitch] of [1660, 2510].entries())
      tone(desk, at + 0.09 + place * 0.01, { pitch, length: 0.3 - place * 0.08, gain: 0.08, attack: 0.002 });
  },

  /** Somebody is struck down. */
  drum: (desk, at) => {
    tone(desk, at, { pitch: 130, to: 46, length: 0.42, gain: 0.62, attack: 0.003 });
    hiss(desk, at, { from: 2600, to: 300, length: 0.2, gain: 0.24, attack: 0.003, kind: "lowpass" });
    tone(desk, at + 0.02, { pitch: 196, to: 98, wave: "triangle", length: 0.2, gain: 0.16 });
  },

  /** Something is drawn into nothing: it swells, and is cut off. */
  suck: (desk, at) => {
    hiss(desk, at, { from: 300, to: 2800, narrow: 1.6, length: 0.4, gain: 0.3, attack: 0.36 });
    tone(desk, at, { pitch: 90, to: 280, length: 0.4, gain: 0.16, attack: 0.36 });
    tone(desk, at + 0.4, { pitch: 62, to: 40, length: 0.2, gain: 0.3, attack: 0.003 });
  },

  /** Something that stands on the table is used. */
  bell: (desk, at) => bell(desk, at, 587.3, 0.5, 0.16),

  /** Something heavy is set up to stay. */
  build: (desk, at) => {
    tone(desk, at, { pitch: 150, to: 84, length: 0.18, gain: 0.42, attack: 0.002 });
    hiss(desk, at, { from: 700, narrow: 1.4, length: 0.1, gain: 0.3, attack: 0.002 });
    bell(desk, at + 0.1, 392, 0.6, 0.1);
    bell(desk, at + 0.16, 523.3, 0.6, 0.08);
  },

  /** Something of somebody's breaks. */
  shatter: (desk, at) => {
    hiss(desk, at, { from: 5200, to: 1500, length: 0.3, gain: 0.22, attack: 0.002, kind: "highpass" });
    tone(desk, at, { pitch: 110, to: 50, length: 0.34, gain: 0.5, attack: 0.003 });
    for (const [place, pitch] of [2240, 1710, 1330, 980].entries())
      tone(desk, at + 0.04 + place * 0.055, { pitch, to: pitch * 0.93, wave: "triangle", length: 0.22, gain: 0.09, attack: 0.002 });
  },

  /** What nobody knew comes to light. */
  reveal: (desk, at) => {
    for (const [place, pitch] of [587.3, 698.5, 880, 1174.7].entries()) bell(desk, at + place * 0.055, pitch, 0.5, 0.08);
    hiss(desk, at, { from: 3000, to: 7000, length: 0.4, gain: 0.04, attack: 0.2 });
  },

  /** It is one's own turn. */
  turn: (desk, at) => {
    bell(desk, at, 587.3, 0.5, 0.14);
    bell(desk, at + 0.13, 880, 0.8, 0.14);
  },

  /** The end has been called. */
  gong: (desk, at) => {
    for (const [pitch, gain] of [
      [98, 0.4],
      [147.5, 0.2],
      [233, 0.14],
      [311, 0.09],
    ] as const)
      tone(desk, at, { pitch, to: pitch * 0.99, length: 1.8, gain, attack: 0.012 });
    hiss(desk, at, { from: 1800, to: 400, length: 0.9, gain: 0.08, attack: 0.02 });
  },

  /** The game is over. */
  end: (desk, at) => {
    for (const [place, pitch] of [293.7, 440, 587.3, 740, 880].entries()) bell(desk, at + place * 0.12, pitch, 1.4 - place * 0.1, 0.15);
    tone(desk, at + 0.48, { pitch: 73.4, length: 1.6, gain: 0.3, attack: 0.05 });
  },
} satisfies Record<string, Voice>;

export type VoiceName = keyof typeof voices;

/** A motif of a few notes of which the first so many are heard, one after the other. */
export function motif(desk: Desk, at: number, pitches: readonly number[], count: number): void {
  for (const [place, pitch] of pitches.slice(0, count).entries()) bell(desk, at + place * 0.085, pitch, 0.45, 0.1);
}

const AT_ONCE = 4000; // cells that are filled before the page may do something else: all of them would be seen as a halt

/** A moment in which the page does what waits. */
const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Cells as they are told one by one, a few at once. */
async function fill(length: number, cell: (at: number) => void): Promise<void> {
  for (let at = 0; at < length; at += 1) {
    cell(at);
    if (at % AT_ONCE === AT_ONCE - 1) await moment();
  }
}

/** Noise that all voices cut their pieces from. */
export async function noiseOf(context: BaseAudioContext, seconds = 2): Promise<AudioBuffer> {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * seconds), context.sampleRate);
  const cells = buffer.getChannelData(0);
  let state = 2463534242;
  await fill(cells.length, (at) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    cells[at] = (state >>> 0) / 2147483648 - 1;
  });
  return buffer;
}

/** The room around the table, made of noise: a short echo that makes one place of all that is heard. */
export async function roomOf(context: BaseAudioContext, noise: AudioBuffer, seconds = 1.1): Promise<AudioBuffer> {
  const length = Math.round(context.sampleRate * seconds);
  const dry = noise.getChannelData(0).subarray(0, length);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  await fill(length, (at) => {
    const fading = (1 - at / length) ** 3.2;
    left[at] = (dry[at] ?? 0) * fading;
    right[at] = (dry[(at * 2 + 977) % length] ?? 0) * fading;
  });
  return buffer;
}
