/** Rules and rulings by their ids, in the page's language; asked for when somebody first wants to read them. */
import { get } from "./api";
import type { Rulebook, RuleText } from "../api/types.gen";
import { settings } from "./settings.svelte";

const asked = new Map<string, Promise<Rulebook>>();
let current: { book: Rulebook; entries: Map<string, RuleText> } | null = $state.raw(null);

function bookIn(lang: string): Promise<Rulebook> {
  let book = asked.get(lang);
  if (!book) {
    book = get<Rulebook>("/rulebook", { lang });
    book.catch(() => asked.delete(lang)); // ask again next time
    asked.set(lang, book);
  }
  return book;
}

export const rulebook = {
  get ready(): boolean {
    return current !== null;
  },

  get book(): Rulebook | null {
    return current?.book ?? null;
  },

  /** Inside an `$effect` it opens again when the language changes. */
  async open(): Promise<void> {
    const lang = settings.lang;
    const book = await bookIn(lang);
    if (settings.lang !== lang) return;
    current = { book, entries: new Map([...book.rules, ...book.rulings].map((entry) => [entry.id, entry])) };
  },

  entry(id: string): RuleText | undefined {
    return current?.entries.get(id);
  },
};
