import { cleanup, render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import type { AscensionFace } from "../../../api/types.gen";
import { catalogue } from "../../../shell/catalogue.svelte";
import { speak } from "../../../shell/i18n.svelte";
import { LANGUAGES } from "../../../api/types.gen";
import { settings, type Language } from "../../../shell/settings.svelte";
import Card from "./Card.svelte";
import { signs } from "./signs";
import { kindOf, pieces, rankOf, runs, sentence, widestWord } from "./wording";

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
    glyphs: [
      {
        when: "play",
        groups: [
          { does: [{ sign: "power", n: 2 }] },
          {
            does: [{ sign: "draw", n: 1 }],
            condition: [{ sign: "at-least", n: 2 }, { sign: "construct" }],
            told: [14, 63],
          },
        ],
      },
    ],
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
    glyphs: [],
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
    glyphs: [],
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
    glyphs: [],
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
    glyphs: [],
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

describe("signs and what holds now", () => {
  beforeAll(() => open("en"));
  const kor = (more: Partial<ComponentProps<typeof Card>> = {}) => render(Card, { id: "kor-the-ferromancer", ...more }).container;

  it.each(["tile", "mini"] as const)("stand in the place of words at size %s, which a screen reader is told all the same", (size) => {
    const card = kor({ size });
    expect(card.querySelector(".does")?.textContent.replace(/\s/g, "")).toBe("22:1");
    expect(card.querySelectorAll(".does svg")).toHaveLength(4);
    expect(card.querySelector(".does .glyphs")?.getAttribute("aria-hidden")).toBe("true");
    expect(card.querySelector(".lines")).toBeNull();
    expect([...card.querySelectorAll(".aloud")].map((said) => said.textContent).join()).toContain("Gain 2 Power.");
  });

  it("lights the part of a text whose condition is met, and the group of signs", () => {
    const now = [{ ability: 0, step: 1, met: true }];
    expect(kor({ live: now }).querySelector(".lines .met")?.textContent).toBe("If you control at least 2 Constructs, draw 1 card");
    cleanup();
    expect(kor({ live: now, size: "tile" }).querySelector(".group.met .condition")).not.toBeNull();
    cleanup();
    expect(kor({ live: [{ ability: 0, step: 1, met: false }] }).querySelector(".lines .unmet")).not.toBeNull();
    cleanup();
    expect(kor().querySelector(".met, .unmet")).toBeNull();
  });

  it("says how much is counted", () => {
    const now = [{ ability: 0, step: 1, count: 3 }];
    expect(kor({ live: now }).querySelector(".lines .now")?.textContent).toBe("(= 3)");
    cleanup();
    expect(kor({ live: now, size: "mini" }).querySelector(".glyphs .now")?.textContent).toBe("= 3");
  });

  it("divides no word from another: runs put together are the text", () => {
    const text = "Gain 2 Power. Energize 3: Gain 2 more Power.\nFate: Draw 1 card.";
    const part = { from: 14, to: 43, now: { ability: 0, step: 1, met: true } };
    const said = runs(text, [part]).map((line) => line.map(({ pieces }) => pieces.map((piece) => piece.text).join("")));
    expect(said).toEqual([["Gain 2 Power. ", "Energize 3: Gain 2 more Power", "."], ["Fate: Draw 1 card."]]);
  });

  it("draws every sign with an outline of its own", () => {
    const outlines = Object.values(signs).map(({ shapes, before, behind }) => `${shapes.join()}${before ?? ""}${behind ?? ""}`);
    expect(new Set(outlines).size).toBe(outlines.length);
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

  it("shows by its frame what it costs, but for cards that everybody always has", () => {
    const ranks = [1, 2, 3, 4, 5, 6, 7, 9].map((cost) => rankOf({ cost, origin: "center" }));
    expect(ranks).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(rankOf({ cost: 3, origin: "always" })).toBe(1);
    expect(render(Card, { id: "kor-the-ferromancer" }).container.querySelector(".frame.rank-2")).not.toBeNull();
    cleanup();
    expect(render(Card, { id: "kor-the-ferromancer", size: "tile" }).container.querySelector(".frame")).toBeNull();
  });

  it("has an outline by type, and a Construct that waits is lit", () => {
    const shown = (used?: boolean) => {
      cleanup();
      return render(Card, { id: "tome-of-erabus", used }).container.querySelector(".card");
    };
    expect(shown()?.getAttribute("data-type")).toBe("construct");
    expect(shown()?.classList.contains("ready")).toBe(false);
    expect(shown(false)?.classList.contains("ready")).toBe(true);
    expect(shown(true)?.classList.contains("used")).toBe(true);
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
