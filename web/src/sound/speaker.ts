/** What leads from the voices to the ear: volume, the room, and a limit, so that much at once is never too loud. */
import { Pad } from "./pad";
import { motif, noiseOf, roomOf, voices, type Desk, type VoiceName } from "./voices";

/** One thing that is heard. */
export interface Heard {
  voice: VoiceName;
  after?: number; // s from now
  loud?: number; // 1 is usual
  notes?: readonly number[]; // of a motif above it, in Hz,
  count?: number; // and how many of them
}

const ECHO = 0.16;
const MOST_AT_ONCE = 10; // voices that are planned and not heard yet; more would only be noise

export class Speaker {
  #context: AudioContext;
  #noise: AudioBuffer;
  #volume: GainNode;
  #pad: Pad;
  #until: number[] = []; // when the voices begin that were planned

  /** It takes a while, in which the table goes on. */
  static async make(): Promise<Speaker> {
    const context = new AudioContext();
    const noise = await noiseOf(context);
    return new Speaker(context, noise, await roomOf(context, noise));
  }

  private constructor(context: AudioContext, noise: AudioBuffer, echoes: AudioBuffer) {
    [this.#context, this.#noise, this.#volume] = [context, noise, context.createGain()];
    const limit = this.#context.createDynamicsCompressor();
    limit.threshold.value = -14;
    limit.ratio.value = 6;
    const room = this.#context.createConvolver();
    room.buffer = echoes;
    const echo = this.#context.createGain();
    echo.gain.value = ECHO;
    this.#volume.connect(limit);
    this.#volume.connect(echo).connect(room).connect(limit);
    limit.connect(this.#context.destination);
    this.#pad = new Pad(this.#context, this.#volume);
  }

  /** From 0 to 1. The ear hears doubling as a step: the square of it is what comes out. */
  set volume(share: number) {
    this.#volume.gain.setTargetAtTime(share * share, this.#context.currentTime, 0.03);
  }

  /** After sleep, or another program's call. */
  wake(): void {
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  sleep(): void {
    this.#pad.stop();
    if (this.#context.state === "running") void this.#context.suspend();
  }

  close(): void {
    void this.#context.close();
  }

  play({ voice, after = 0, loud = 1, notes = [], count = 0 }: Heard): void {
    const now = this.#context.currentTime;
    this.#until = this.#until.filter((at) => at > now);
    if (this.#until.length >= MOST_AT_ONCE) return;
    this.wake();
    const at = now + after + 0.005;
    this.#until.push(at + 0.05);
    const own = this.#context.createGain();
    own.gain.value = loud;
    own.connect(this.#volume);
    const desk: Desk = { context: this.#context, noise: this.#noise, out: own };
    voices[voice](desk, at);
    if (count > 0) motif(desk, at + 0.06, notes, count);
  }

  /** The ground under the table in this round; null: none. */
  ground(round: number | null): void {
    if (round === null) this.#pad.stop();
    else {
      this.wake();
      this.#pad.play(round);
    }
  }
}
