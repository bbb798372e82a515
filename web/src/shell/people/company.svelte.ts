/** Who may sit at a table, as the server has it: what people can look like, and the bots by level and seat. Asked for when first wanted. */
import type { BotKnown, Company } from "../../api/types.gen";
import { get } from "../api";
import { settings } from "../settings.svelte";

const asked = new Map<string, Promise<Company>>();
let current: Company | null = $state.raw(null);

function companyIn(lang: string): Promise<Company> {
  let company = asked.get(lang);
  if (!company) {
    company = get<Company>("/company", { lang });
    company.catch(() => asked.delete(lang)); // ask again next time
    asked.set(lang, company);
  }
  return company;
}

export const company = {
  get known(): Company | null {
    return current;
  },

  /** Inside an `$effect` it opens again when the language changes. Without an answer things go on without names. */
  async open(): Promise<void> {
    const lang = settings.lang;
    const found = await companyIn(lang).catch(() => null);
    if (found && settings.lang === lang) current = found;
  },

  motif(id: string): string {
    return current?.motifs.find((one) => one.id === id)?.name ?? "";
  },

  colour(id: string): string {
    return current?.colours.find((one) => one.id === id)?.name ?? "";
  },

  /** The bot of a level that would sit at this seat, counted from 0. */
  bot(level: number, seat: number): BotKnown | undefined {
    const ofLevel = (current?.bots ?? []).filter((one) => one.level === level);
    return ofLevel[seat % Math.max(ofLevel.length, 1)];
  },
};
