// Makes the sentences of a file as the pages make them, and writes those that Python makes otherwise.
import { readFileSync } from "node:fs";

import { sentence, wordsOf, type Value } from "./src/table/said.ts";

interface Heard {
  lang: string;
  messages: string;
  cards: Record<string, string>;
  faces: Record<string, Record<string, string>>; // of cards with several, each by its number
  seats: string[];
  told: [Value, string][];
}

const different: unknown[] = [];
for (const { lang, messages, cards, faces, seats, told } of JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Heard[]) {
  const card = (id: string) => cards[id] ?? id;
  const face = (id: string, number: number) => faces[id]?.[number] ?? card(id);
  const hearing = { words: wordsOf(lang, messages), card, face, seat: (number: number) => seats[number] ?? "" };
  for (const [value, text] of told) {
    const here = sentence(value, hearing);
    if (here !== text) different.push([lang, value, here, text]);
  }
}
process.stdout.write(JSON.stringify(different));
