/** Small sounds of our own, made of plain tones; silent unless switched on. */
import type { EventTold } from "../api/types.gen";
import { settings } from "../shell/settings.svelte";

interface Tone {
  pitch: number; // Hz
  at: number; // s
  length: number; // s
  wave: OscillatorType;
}

const SOUNDS: Record<string, Tone[]> = {
  play: [{ pitch: 330, at: 0, length: 0.07, wave: "triangle" }],
  acquire: [
    { pitch: 440, at: 0, length: 0.09, wave: "triangle" },
    { pitch: 660, at: 0.07, length: 0.14, wave: "triangle" },
  ],
  defeat: [
    { pitch: 196, at: 0, length: 0.1, wave: "sawtooth" },
    { pitch: 131, at: 0.08, length: 0.18, wave: "triangle" },
  ],
  banish: [{ pitch: 147, at: 0, length: 0.22, wave: "sine" }],
  use: [{ pitch: 523, at: 0, length: 0.1, wave: "sine" }],
  turn: [
    { pitch: 523, at: 0, length: 0.12, wave: "sine" },
    { pitch: 784, at: 0.11, length: 0.25, wave: "sine" },
  ],
  end: [
    { pitch: 392, at: 0, length: 0.2, wave: "sine" },
    { pitch: 523, at: 0.16, length: 0.2, wave: "sine" },
    { pitch: 659, at: 0.32, length: 0.5, wave: "sine" },
  ],
};

/** The one sound that tells best what happened. */
export function soundOf(events: readonly EventTold[], me: number | null): string | null {
  const kinds = new Set(events.map((event) => event.kind));
  if (kinds.has("end")) return "end";
  if (events.some((event) => event.kind === "turn" && event.player === me)) return "turn";
  return ["defeat", "acquire", "banish", "use", "play"].find((kind) => kinds.has(kind)) ?? null;
}

let context: AudioContext | null = null;

/** Before anybody has touched the page a browser lets it make no sound; what happens meanwhile stays silent. */
function allowed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

export function sound(events: readonly EventTold[], me: number | null): void {
  const name = settings.sound && allowed() ? soundOf(events, me) : null;
  const tones = name === null ? undefined : SOUNDS[name];
  if (!tones) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // after sleep, or another program's call
  const { currentTime, destination } = context;
  for (const { pitch, at, length, wave } of tones) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, currentTime + at);
    volume.gain.linearRampToValueAtTime(0.08, currentTime + at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + length);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + length + 0.05);
  }
}
