/** A quiet ground under the table: two tones that hardly move, and shift by a step with each round. */

/** A minor scale with a bright sixth, as half tones above the ground. */
const STEPS = [0, 2, 3, 5, 7, 9, 10] as const;
const GROUND = 73.42; // Hz
const GAIN = 0.05;
const SLOW = 4; // s until a tone has come, gone, or moved

/** The two tones of a round: they wander through the scale, the second a fifth or a fourth above the first. */
export function padOf(round: number): [number, number] {
  const place = (round * 3) % STEPS.length; // steps of a fourth: neighbours sound related, and seven rounds differ
  const low = STEPS[place] ?? 0;
  const high = low + (place % 2 === 0 ? 7 : 5);
  return [GROUND * 2 ** (low / 12), GROUND * 2 ** ((12 + high) / 12)];
}

export class Pad {
  #context: BaseAudioContext;
  #out: AudioNode;
  #playing: { tones: OscillatorNode[]; sway: OscillatorNode; volume: GainNode } | null = null;

  constructor(context: BaseAudioContext, out: AudioNode) {
    this.#context = context;
    this.#out = out;
  }

  /** The ground of this round; it comes slowly where nothing was heard. */
  play(round: number): void {
    const pitches = padOf(round);
    const now = this.#context.currentTime;
    if (this.#playing) {
      for (const [place, tone] of this.#playing.tones.entries()) tone.frequency.setTargetAtTime(pitches[place] ?? GROUND, now, SLOW / 3);
      return;
    }
    const volume = this.#context.createGain();
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(GAIN, now + SLOW);
    const dark = this.#context.createBiquadFilter();
    dark.type = "lowpass";
    dark.frequency.value = 420;
    const sway = this.#context.createOscillator(); // it breathes: the filter opens and closes
    const depth = this.#context.createGain();
    sway.frequency.value = 0.07;
    depth.gain.value = 160;
    sway.connect(depth).connect(dark.frequency);
    const tones = pitches.map((pitch, place) => {
      const tone = this.#context.createOscillator();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      tone.detune.value = place === 0 ? -4 : 5;
      tone.connect(dark);
      tone.start(now);
      return tone;
    });
    dark.connect(volume).connect(this.#out);
    sway.start(now);
    this.#playing = { tones, sway, volume };
  }

  stop(): void {
    if (!this.#playing) return;
    const { tones, sway, volume } = this.#playing;
    this.#playing = null;
    const now = this.#context.currentTime;
    volume.gain.cancelScheduledValues(now);
    volume.gain.setTargetAtTime(0, now, 0.3);
    for (const source of [...tones, sway]) source.stop(now + 1.5);
  }
}
