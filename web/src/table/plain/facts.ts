/** Facts in words. */
import { catalogue } from "../../shell/catalogue.svelte";
import { number } from "../../shell/i18n.svelte";
import type { PlainBoard } from "./board.svelte";
import type { Fact, Part } from "./layout";

/** `1: wood/stone ×2` */
function partIn({ label, words, count }: Part, board: PlainBoard): string {
  const said = words.map(({ key, plain }) => board.description.say(key, plain)).join("/");
  const many = count === null ? "" : said ? ` ×${number(count)}` : number(count);
  return `${label === null ? "" : `${label}: `}${said}${many}`;
}

/** What a fact is; empty where its name says it all. */
export function valueOf(fact: Fact, board: PlainBoard): string {
  switch (fact.is) {
    case "number":
      return number(fact.value);
    case "card":
      return catalogue.name(fact.card);
    case "cards":
      return fact.cards.map((card) => catalogue.name(card)).join(", ");
    case "seats":
      return fact.seats.map((seat) => board.name(seat)).join(", ");
    case "word":
      return board.description.say(fact.word, fact.plain);
    case "several":
      return fact.parts.map((part) => partIn(part, board)).join(", ");
    case "rows":
      return fact.rows.map((row) => row.map((inner) => sentenceOf(inner, board)).join(" · ")).join("; ");
    case "code":
      return fact.text;
    case "flag":
      return "";
  }
}

/** `Price: 3`, or the name alone. */
export function sentenceOf(fact: Fact, board: PlainBoard): string {
  const value = valueOf(fact, board);
  return board.description.say(fact.key) + (value ? `: ${value}` : "");
}
