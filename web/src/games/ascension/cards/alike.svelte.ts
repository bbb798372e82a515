/** Cards that lie together and say what they do in one way: where one of them has no room for words, all show signs. */
import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";

const KEY = Symbol("alike");

export class Alike {
  readonly #short = new SvelteSet<object>(); // those without room for words

  get signs(): boolean {
    return this.#short.size > 0;
  }

  tell(card: object, signs: boolean): void {
    if (signs) this.#short.add(card);
    else this.#short.delete(card);
  }
}

export function setAlike(): void {
  setContext(KEY, new Alike());
}

export function getAlike(): Alike | undefined {
  return getContext<Alike | undefined>(KEY);
}
