/** Those who build: the ferromancer, monks, couriers and pupils. */

import { form, mirrored, shape } from "../../../../art/forms.ts";
import { at, ball, disc, flat, glow, line, polar, ring } from "../../../../art/pen.ts";
import { figure } from "../../../../art/figure.ts";
import { BRASS, BRONZE, card, COPPER, CREAM, farGears, FIRE, gear, hall, HONEY, IRON, pipe, PITCH, rivetsOn, sky, SOOT, sparks, STEEL, toothed, works } from "./foundry.ts";

export const engineers = {
  "kor-the-ferromancer": card("night", "iron rises round him and obeys", (t) => {
    const shard = (i: number): string => { const turn = -118 + i * 19; const [x, y] = polar(120, 78, 84 + (i % 3) * 11, turn); return at(Math.round(x), Math.round(y), form(i % 2 ? "M-6 -15L4 -18L8 10L-3 16L-8 4z" : "M-9 -8L2 -13L9 0L4 12L-7 9z", i % 3 ? STEEL : COPPER, line(i % 2 ? "M-2 -14L1 12" : "M-5 -6L4 8", SOOT, 1.3), 5), 1 + (i % 4) * 0.16, i * 49); };
    return {
      far: hall("#4a2010") + farGears([[60, 26, 34], [186, 30, 38]], "#5a2812") + sky("#2a0c06", 0.62) + glow(122, 70, 110, "#ff7a1a", 0.85),
      middle: gear(30, 132, 34, 13, BRONZE, 5) + gear(214, 134, 36, 14, BRONZE, 11) + flat("M0 160V150L30 142L80 150L120 144L170 150L210 142L240 150V160z", PITCH) + line("M30 142L80 150L120 144L170 150L210 142", FIRE, 1.8),
      figure:
        Array.from({ length: 13 }, (_, i) => shard(i)).join("") +
        at(122, 146, figure(t, { stance: "cast", build: "broad", wear: "plate", cloth: "#7a3a22", under: SOOT, metal: "#a87258", trim: HONEY, cloak: "#8a2f18", flow: 6, legs: "greaves", head: { skin: "#c07a4a", hair: "#f0dcc0", style: "wind", beard: "long", look: "stern", eyes: "#3fd8e0", old: true, gear: "circlet", of: BRASS, trim: FIRE }, near: { grip: "open" }, far: { grip: "open" } }), 1.36),
      deed: glow(56, 66, 30, t.accent) + glow(180, 34, 30, t.accent) + line("M56 66Q40 30 74 6M56 66Q20 76 14 112M180 34Q216 40 226 84M180 34Q160 6 128 -2", t.accent, 2.2) + line("M56 66Q40 30 74 6M180 34Q216 40 226 84", "#eafdff", 0.9) + disc(56, 66, 4, "#eafdff") + disc(180, 34, 4, "#eafdff"),
      near: sparks(4, 36, 120, 80, 120, CREAM) + [[26, 150, 20], [220, 148, 130], [60, 156, 70]].map(([x, y, turn]) => at(x!, y!, form("M-8 -8L4 -12L10 2L2 12L-8 8z", IRON, "", 4), 1.3, turn!)).join(""),
    };
  }),
  "mechana-initiate": card("dusk", "a pupil welds the first rune into a head of brass", (t) => ({
    far: hall("#4a2010") + farGears([[40, 36, 34], [206, 28, 36]], "#5a2812") + sky("#2a0c06", 0.6) + glow(110, 70, 100, "#ff7a1a", 0.8),
    middle: pipe("-6 70, 40 66, 54 90, 54 170", 8, IRON, 5) + flat("M0 160V138H240V160z", PITCH) + line("M0 138H240", FIRE, 2),
    figure:
      at(84, 148, figure(t, { stance: "aim", wear: "coat", cloth: "#b0602e", under: "#f0c880", trim: HONEY, legs: "hose", sleeves: "tight", head: { skin: "#d8935c", hair: "#a03c18", style: "curls", look: "smile", eyes: "#3fd8e0", gear: "goggles", of: BRASS, trim: "#3fd8e0" }, neck: 8, far: { to: [46, -34], grip: "fist", holds: form("M-5 10L-4 -12L4 -12L5 10z", STEEL) + form("M-6 8H6V22H-6z", COPPER), turn: 64, front: true }, near: { to: [20, -14], grip: "fist", holds: form("M-4 30V-8Q-14 -14 -12 -26L-4 -19H4L12 -26Q14 -14 4 -8V30z", STEEL), turn: 20 } }), 1.5) +
      at(190, 112, form(shape("-34 20!, -38 -10, -28 -32, 0 -40, 28 -32, 38 -10, 34 20!, 20 30, -20 30"), BRASS, flat(shape("-34 20, -38 -10, -28 -32, 0 -40, -14 -24, -20 28"), CREAM, 0.35) + line("M-36 -14Q0 -26 36 -14M0 -40V-20M-34 16H34", BRONZE, 2.2)) + rivetsOn("-30 10, 30 10", 8, CREAM) + disc(-15, -3, 11, SOOT) + ring(-15, -3, 10, HONEY, 2) + disc(15, -3, 11, SOOT) + ring(15, -3, 10, HONEY, 2) + form("M-14 18H14V28H-14z", SOOT, line("M-8 18V28M0 18V28M8 18V28", STEEL, 2)) + form("M-24 30H24L30 50H-30z", COPPER) + pipe("-38 -4, -48 -10, -50 -26", 4, STEEL, 2) + line("M0 -40V-52", STEEL, 3), 1, 0) + gear(226, 140, 20, 10, STEEL, 4),
    deed: glow(166, 100, 46, t.accent) + glow(170, 108, 18, "#ffffff") + sparks(3, 44, 168, 104, 44, "#eafdff") + disc(175, 109, 4.6, "#eafdff") + glow(205, 109, 16, t.accent) + disc(205, 109, 5, t.accent) + at(190, 58, glow(0, 0, 20, t.accent) + flat("M0 -9L8 -4V5L0 10L-8 5V-4z", t.accent) + line("M0 -5V5M-4 -1L0 -5L4 -1", SOOT, 1.8)),
    near: form("M-6 146H246V170H-6z", COPPER, line("M-6 150H246M50 146V170M130 146V170M206 146V170", SOOT, 2)) + rivetsOn("4 155, 236 155", 20, CREAM) + at(30, 140, form(toothed(0, 0, 17, 10, 4), BRASS, disc(0, 0, 8, SOOT))) + form("M52 138L96 134L98 140L54 145z", STEEL),
  }), { right: -10 }),
  "reactor-monk": card("night", "he floats above the shaft with the core between his hands", (t) => {
    const tower = form("M176 172L180 70H214L220 172z", BRONZE, line("M179 92H216M178 120H218M177 146H219M190 70V172M204 70V172", SOOT, 2)) + form("M172 72Q178 40 197 40Q216 40 222 72z", COPPER, line("M180 60H214", HONEY, 2)) + form("M190 42V28H204V42z", BRASS) + rivetsOn("182 80, 214 80", 6, CREAM);
    return {
      far: hall("#4a2010") + farGears([[120, 40, 66]], "#5a2812") + sky("#2a0c06", 0.6) + glow(120, 56, 84, "#ff8a2a", 0.9),
      middle: mirrored(tower) + mirrored(pipe("180 96, 164 90, 152 104, 138 108", 6, COPPER, 5) + pipe("182 130, 166 134, 150 126", 5, STEEL, 4)) + flat("M0 160V150H66L84 140H156L174 150H240V160z", PITCH) + line("M0 150H66L84 140H156L174 150H240", FIRE, 2),
      figure:
        at(120, 126, figure(t, { stance: "sit", wear: "monk", cloth: "#c8602a", under: "#7a2f16", trim: HONEY, cloak: "#8a3418", head: { skin: "#c98a58", look: "lit", eyes: t.accent, gear: "hood", of: "#a84a20", trim: HONEY }, near: { to: [-22, -14], grip: "cup" }, far: { to: [24, -14], grip: "cup" }, sleeves: "bare" }), 1.22),
      deed: glow(122, 102, 44, t.accent, 0.9) + ring(122, 102, 21, HONEY, 3) + ring(122, 102, 21, t.accent, 1.4, 0.9, 8) + ring(122, 102, 8, t.accent, 1.4, 0.9, 21) + disc(122, 102, 10, t.accent) + disc(122, 102, 6, "#eafdff") + line("M92 154Q120 164 150 154", t.accent, 2),
      near: sparks(6, 34, 120, 120, 90, "#bff6fb") + flat("M0 160V156H240V160z", SOOT),
    };
  }),
  "cognition-courier": card("dusk", "a thought outruns its bearer: plans for whoever builds next", (t) => {
    const sheet = (x: number, y: number, turn: number, k: number): string => at(x, y, flat("M-13 -10Q0 -14 13 -9L12 10Q0 6 -12 11z", t.accent) + flat("M-10 -7Q0 -10 10 -6L9 7Q0 4 -9 8z", "#0a3a44") + ring(0, -1, 4, "#dffcff", 1.2) + line("M-7 4L7 2", "#dffcff", 1), k, turn);
    const brain = form("M-15 -9Q-19 -32 2 -34Q21 -32 16 -10Q2 -15 -15 -9z", "#ffb8a0", line("M-10 -14Q-14 -22 -8 -26M-4 -14Q-6 -20 0 -24Q6 -28 2 -32M6 -14Q12 -18 8 -24M12 -14Q16 -20 12 -28M-8 -30Q-2 -28 0 -33", "#b0442c", 1.7)) + line("M-18 -8Q2 -15 18 -9", HONEY, 4) + ball(-16, -5, 5, BRASS) + disc(-16, -5, 2, SOOT) + `<path d="M-19 -8C-24 -44 28 -46 20 -9" fill="none" stroke="${CREAM}" stroke-width="1.8"/>` + line("M-11 -28Q-6 -36 4 -37", "#ffffff", 2.4);
    return {
      far: sky("#3a1208", 0.8) + glow(130, 90, 150, "#ff7a1a") + glow(130, 70, 90, HONEY) + works(140, "#6a2c14") + farGears([[30, 34, 30]], "#5a2410"),
      middle: line("M-4 52H50M10 72H44M-4 92H48M10 112H52", CREAM, 2, 0.5) + flat("M0 160V144Q80 130 160 142T240 138V160z", PITCH) + line("M0 144Q80 130 160 142T240 138", FIRE, 2),
      figure:
        at(110, 140, figure(t, { stance: "stride", wear: "coat", cloth: "#8a3018", under: "#f4dca8", trim: HONEY, cloak: "#5a1c10", flow: 44, legs: "hose", sleeves: "tight", shoulder: -4, spine: 10, hip: 4, head: { skin: "#f0b482", look: "smile", style: "none", eyes: "#5a3a20", over: brain }, far: { to: [52, -44], grip: "fist", over: true, holds: at(8, -6, flat("M-13 -12Q0 -16 14 -11L13 12Q0 8 -12 13z", t.accent) + flat("M-10 -9Q0 -12 11 -8L10 9Q0 6 -9 10z", "#0a3a44") + ring(1, -3, 4.4, "#dffcff", 1.3) + line("M-6 5L8 3", "#dffcff", 1.1)) }, near: { to: [-40, -6], grip: "fist" } }), 1.22) +
        form("M66 118L100 112L106 138L70 144z", "#e09a34", flat("M66 118L100 112L102 121L88 130L70 126z", COPPER) + line("M69 125L88 131L102 120", SOOT, 1.8)) + disc(88, 130, 3, CREAM),
      deed: sheet(206, 58, 14, 1) + sheet(216, 100, -12, 0.8) + glow(196, 80, 34, t.accent, 0.5) + glow(126, 20, 30, t.accent, 0.6) + sparks(4, 14, 128, 16, 24, "#dffcff"),
      near: flat("M0 160V153Q60 147 120 153T240 151V160z", SOOT),
    };
  }, { right: -24 }),
  "magnet-monk": card("dusk", "all iron comes flying to the magnet", (t) => {
    const bits: readonly (readonly [number, number, number, number])[] = [[214, 40, 62, 1], [222, 82, 96, 1.1], [206, 118, 128, 1], [184, 22, 24, 0.9], [178, 134, 158, 0.8]];
    const magnet = form("M-24 -50V-14A24 24 0 0 0 24 -14V-50H8V-14A8 8 0 0 1 -8 -14V-50z", "#e8381c", flat("M-24 -50H-8V-37H-24zM8 -50H24V-37H8z", "#fff6e0") + line("M-24 -37H-8M8 -37H24", SOOT, 2) + line("M-19 -32V-14A19 19 0 0 0 -4 4", HONEY, 2.4, 0.8), 5);
    return {
      far: sky("#2a0c06", 0.85) + glow(70, 66, 120, "#ff7a1a", 0.95) + disc(66, 62, 48, "#ffb860") + disc(64, 64, 40, "#ffd890", 0.7) + works(146, "#4a1c10"),
      middle: flat("M0 160V134L40 126L80 136L130 130L180 138L240 130V160z", PITCH) + line("M0 134L40 126L80 136L130 130L180 138L240 130", FIRE, 1.6),
      figure:
        at(72, 140, figure(t, { stance: "aim", spine: -6, shoulder: 4, wear: "monk", cloth: "#a8381c", under: "#5a1e12", trim: HONEY, cloak: "#6a2014", flow: 14, head: { skin: "#e0a26c", look: "shout", style: "short", hair: "#3a1a10", beard: "short", gear: "band", of: HONEY }, sleeves: "bare", far: { to: [54, -44], over: true, holds: magnet, turn: 84 }, near: { to: [40, -32], grip: "fist" } }), 1.3) +
        bits.map(([x, y, turn, k]) => at(x, y, form("M-4 -9H4V14H-4zM-8 -15H8V-8H-8z", "#e8c8a0", line("M-4 2L4 -1M-4 7L4 4", SOOT, 1.2), 4), k, turn)).join(""),
      deed: line("M212 62Q236 40 226 4M212 86Q240 96 234 140M216 70Q244 70 246 50", t.accent, 2, 0.9) + line("M208 58Q224 38 216 12M210 92Q230 104 226 128", "#eafdff", 1) + glow(212, 75, 26, t.accent, 0.7),
      near: flat("M0 160V154L60 149L120 155L180 150L240 154V160z", SOOT) + sparks(7, 14, 200, 80, 60, CREAM),
    };
  }),
};
