import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { AscensionFace } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";
import { speak } from "../../../shell/i18n.svelte";
import { LANGUAGES } from "../../../api/types.gen";
import { settings, type Language } from "../../../shell/settings.svelte";
import Card from "./Card.svelte";
import { kindOf, pieces, sentence, widestWord } from "./wording";

const PRINTED: Omit<AscensionFace, "name" | "text">[] = [
  {
    form: "ascension",
    id: "kor-the-ferromancer",
    type: "hero",
    faction: "mechana",
    cost: 3,
    honor: 3,
    copies: 1,
    keywords: [],
    set: "ascension-10th",
    origin: "center",
    reward_honor: 0,
    rulings: [],
    own_translation: false,
    paid_with: "runes",
    chapters: [],
  },
  {
    form: "ascension",
    id: "vault-sphinx",
    type: "monster",
    faction: null,
    cost: 4,
    honor: 0,
    copies: 4,
    keywords: ["trophy"],
    set: "rise-of-vigil",
    origin: "center",
    reward_honor: 2,
    rulings: [],
    own_translation: true,
    paid_with: "power",
    chapters: [],
  },
  {
    form: "ascension",
    id: "apprentice",
    type: "hero",
    faction: null,
    cost: 0,
    honor: 0,
    copies: 8,
    keywords: [],
    set: "ascension-10th",
    origin: "starting",
    reward_honor: 0,
    rulings: [],
    own_translation: false,
    paid_with: null,
    chapters: [],
  },
  {
    form: "ascension",
    id: "energy-shard",
    type: "treasure",
    faction: null,
    cost: 0,
    honor: 0,
    copies: 60,
    keywords: [],
    set: "rise-of-vigil",
    origin: "treasure",
    reward_honor: 0,
    rulings: [],
    own_translation: false,
    paid_with: null,
    chapters: [],
  },
  {
    form: "ascension",
    id: "tome-of-erabus",
    type: "construct",
    faction: "void",
    cost: 4,
    honor: 2,
    copies: 2,
    keywords: [],
    set: "rise-of-vigil",
    origin: "center",
    reward_honor: 0,
    rulings: [],
    own_translation: true,
    paid_with: "runes",
    chapters: [],
  },
];

const WORDS: Record<Language, [name: string, text: string][]> = {
  en: [
    ["Kor, the Ferromancer", "Gain 2 Power. If you control at least 2 Constructs, draw 1 card."],
    ["Vault Sphinx", "Reward: Gain 2 Honor.\nTrophy: Keep the defeated Monster in front of you."],
    ["Apprentice", "Gain 1 Rune."],
    ["Energy Shard", "Gain 1 Energy. Draw 1 card."],
    ["Tome of Erabus", "Once per turn: Gain 1 Energy."],
  ],
  pt: [
    ["Kor, o Ferromante", "Ganhe 2 de Poder. Se você controla ao menos 2 Construtos, compre 1 carta."],
    ["Esfinge do Cofre", "Recompensa: ganhe 2 de Honra.\nTroféu: mantenha o Monstro derrotado à sua frente."],
    ["Aprendiz", "Ganhe 1 Runa."],
    ["Fragmento de Energia", "Ganhe 1 de Energia. Compre 1 carta."],
    ["Tomo de Erabus", "Uma vez por turno: ganhe 1 de Energia."],
  ],
  pl: [
    ["Kor, ferromanta", "Otrzymujesz 2 punkty siły. Jeśli kontrolujesz co najmniej 2 konstrukty, dobierz 1 kartę."],
    ["Sfinks ze skarbca", "Nagroda: otrzymujesz 2 punkty honoru.\nTrofeum: zatrzymaj pokonanego potwora przed sobą."],
    ["Uczeń", "Otrzymujesz 1 runę."],
    ["Odłamek energii", "Otrzymujesz 1 punkt energii. Dobierz 1 kartę."],
    ["Księga Erabusa", "Raz na turę: otrzymujesz 1 punkt energii."],
  ],
  ru: [
    ["Кор", "Получите 2 мощи. Если вы контролируете не менее 2 конструкций, возьмите 1 карту."],
    ["Сфинкс хранилища", "Награда: Получите 2 славы.\nТрофей: Оставьте побеждённого монстра перед собой."],
    ["Ученик", "Получите 1 руну."],
    ["Осколок энергии", "Получите 1 энергию. Возьмите 1 карту."],
    ["Том Эрабуса", "Раз в ход: Получите 1 энергию."],
  ],
};

const facesIn = (lang: Language): AscensionFace[] =>
  PRINTED.map((face, at) => ({ ...face, name: WORDS[lang][at]?.[0] ?? "", text: WORDS[lang][at]?.[1] ?? "" }));

vi.mock("../../../shell/api", () => ({
  get: (_: string, query: { lang: Language }) =>
    Promise.resolve({ ruleset: "test", lang: query.lang, sets: [], cards: facesIn(query.lang) }),
}));

async function open(lang: Language): Promise<AscensionFace[]> {
  settings.lang = lang;
  await speak(lang);
  await catalogue.open("test");
  return facesIn(lang);
}

afterEach(cleanup);

describe.each(LANGUAGES)("a card in %s", (lang) => {
  let faces: AscensionFace[] = [];
  beforeAll(async () => {
    faces = await open(lang);
  });

  it.each(["row", "hand", "full"] as const)("shows name and whole text at size %s", (size) => {
    for (const face of faces) {
      const { container, unmount } = render(Card, { id: face.id, size });
      expect(container.querySelector(".name")?.textContent).toBe(face.name);
      const lines = [...container.querySelectorAll(".lines p")].map((line) => line.textContent);
      expect(lines.join("\n")).toBe(face.text);
      expect(container.textContent).not.toMatch(/…|card-[a-z]|undefined|\{/);
      unmount();
    }
  });

  it("says its kind in words of that language", () => {
    const kinds = faces.map(kindOf);
    expect(new Set(kinds).size).toBe(5);
    for (const kind of kinds) expect(kind).not.toMatch(/card-|hero|construct$|void$/);
  });

  it("tells a screen reader name, kind, cost and what has changed", () => {
    const kor = faces[0]!;
    const plain = sentence(kor);
    const now = sentence(kor, { price: 1, treasure: 5, used: true, count: 2 });
    expect(plain.startsWith(`${kor.name}. `)).toBe(true);
    expect(plain).toContain("3");
    expect(now.length).toBeGreaterThan(plain.length + 20);
    expect(now).not.toContain("card-");
  });

  it("emphasises the word before a colon", () => {
    const [first] = pieces(faces[1]!.text);
    expect(first?.[0]).toEqual({ text: faces[1]!.text.split(":")[0] + ":", as: "keyword" });
  });
});

describe("what a card shows", () => {
  beforeAll(() => open("en"));

  it("has no price on a starting card or on Treasure", () => {
    for (const id of ["apprentice", "energy-shard"]) expect(render(Card, { id }).container.querySelector(".cost")).toBeNull();
  });

  it("pays for a Monster with power and for a Hero with runes", () => {
    expect(render(Card, { id: "vault-sphinx" }).container.querySelector(".cost .power")).not.toBeNull();
    expect(render(Card, { id: "kor-the-ferromancer" }).container.querySelector(".cost .runes")).not.toBeNull();
  });

  it("shows a changed price beside the printed one", () => {
    const changed = render(Card, { id: "kor-the-ferromancer", price: 2 }).container;
    expect(changed.querySelector(".cost .value")?.textContent).toBe("2");
    expect(changed.querySelector(".cost s")?.textContent).toBe("3");
    cleanup();
    expect(render(Card, { id: "kor-the-ferromancer", price: 3 }).container.querySelector("s")).toBeNull();
  });

  it("has a frame by origin and an emblem by faction", () => {
    const card = render(Card, { id: "tome-of-erabus" }).container.querySelector(".card");
    expect(card?.getAttribute("data-origin")).toBe("center");
    expect(card?.getAttribute("data-emblem")).toBe("void");
  });

  it("marks an Energize in the middle of a line", () => {
    const [line] = pieces("Gain 2 Power. Energize 3: Gain 2 more Power.");
    expect(line?.filter((piece) => piece.as === "keyword").map((piece) => piece.text)).toEqual(["Energize 3:"]);
    expect(line?.map((piece) => piece.text).join("")).toBe("Gain 2 Power. Energize 3: Gain 2 more Power.");
  });

  it("sets a name by its longest word, which wide letters and Cyrillic make longer", () => {
    expect(widestWord("Heavy Infantry")).toBe(widestWord("Infantry"));
    expect(widestWord("X-99 Courier")).toBe(widestWord("Courier"));
    expect(widestWord("mmmm")).toBeGreaterThan(widestWord("aaaa"));
    expect(widestWord("Осколок")).toBeGreaterThan(widestWord("Oskolok"));
    expect(widestWord("illi")).toBeLessThan(widestWord("aaaa"));
  });

  it("shows an empty face for a card that it does not know", () => {
    expect(render(Card, { id: "nobody" }).container.querySelector(".blank")).not.toBeNull();
  });
});
