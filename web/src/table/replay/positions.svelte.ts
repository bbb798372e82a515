/** The positions of a game, one after each move, as a seat or a watcher may see them. Each is asked for once. */
import { get } from "../../shell/api";
import type { State } from "../../api/types.gen";

const KEPT = 400; // positions that are remembered

export class Positions {
  shown: State | null = $state.raw(null);
  move = $state(-1); // of the shown position
  problem = $state("");

  #asked = new Map<string, Promise<State>>();
  #wanted = "";

  /** Show the position after a move. The one before stays until it is there. */
  async show(table: string, move: number, seat: number | null, lang: string): Promise<void> {
    const key = `${table}/${move}/${seat}/${lang}`;
    this.#wanted = key;
    try {
      const state = await this.#ask(key, table, move, seat, lang);
      if (this.#wanted !== key) return; // somebody has gone on meanwhile
      [this.shown, this.move, this.problem] = [state, move, ""];
    } catch (error) {
      if (this.#wanted === key) this.problem = (error as Error).message;
    }
  }

  /** Ask for a position that will be wanted soon. */
  expect(table: string, move: number, seat: number | null, lang: string): void {
    this.#ask(`${table}/${move}/${seat}/${lang}`, table, move, seat, lang).catch(() => {});
  }

  #ask(key: string, table: string, move: number, seat: number | null, lang: string): Promise<State> {
    const known = this.#asked.get(key);
    if (known) return known;
    const asked = get<State>(`/tables/${table}/replay/${move}`, { lang, seat });
    asked.catch(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    if (this.#asked.size > KEPT) this.#asked.delete(this.#asked.keys().next().value as string);
    return asked;
  }
}
