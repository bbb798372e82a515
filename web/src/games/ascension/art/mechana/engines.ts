/** Engines and devices: what stands, turns, fires and counts. */

import { bands, billows, form, limb, mirrored, shape, tube } from "../../../../art/forms.ts";
import { at, disc, flat, glow, line, n, polar, ring, star } from "../../../../art/pen.ts";
import { hedron } from "../../../../art/things.ts";
import { BRASS, BRONZE, card, COPPER, CREAM, farGears, FIRE, furnace, gear, HONEY, IRON, lit, NIGHT, pipe, PITCH, rivets, rivetsOn, sky, SOOT, sparks, STEEL, toothed, works } from "./foundry.ts";

export const engines = {
  "hedron-cannon": card("night", "every machine of one's own feeds the shot", (t) => ({
    far: sky(NIGHT) + glow(60, 170, 190, "#ff6a1a") + glow(60, 160, 100, HONEY) + works(138, "#5a2812") + farGears([[30, 60, 34], [80, 30, 20]], "#6a3016", 0.9),
    middle: flat("M150 60L260 -30V60L160 80z", t.accent, 0.35) + flat("M154 62L260 -14V36L158 74z", t.accent, 0.6) + flat("M0 160V136L60 128L120 138L240 130V160z", PITCH) + line("M0 136L60 128L120 138L240 130", FIRE, 2) + gear(40, 116, 26, 11, BRONZE, 6),
    figure:
      at(104, 92,
        form(shape("-86 10!, -84 -20, -66 -38!, 40 -26!, 44 26!, -60 40, -82 30"), BRASS, flat("M-84 -20L-66 -38L40 -26V-14L-70 -22z", CREAM, 0.35) + flat("M-82 20L42 12V30L-60 44z", BRONZE, 0.7) + line("M-60 -37Q-50 0 -56 40M-30 -34Q-20 0 -26 37M2 -30Q12 0 6 33", SOOT, 3)) + rivetsOn("-52 -34, -46 0, -50 36", 8, CREAM) + rivetsOn("-22 -32, -16 0, -20 34", 8, CREAM) + rivetsOn("10 -28, 16 0, 12 30", 8, CREAM) +
        form("M34 -34H50L56 -40H68V42H56L50 34H34z", COPPER, line("M42 -34V34M56 -40V42", SOOT, 2)) + form("M66 -34L92 -44L98 -38V40L92 46L66 36z", BRASS, flat("M66 -34L92 -44L98 -38L70 -28z", CREAM, 0.4) + line("M80 -38V40", BRONZE, 2.4)) + flat("M96 -36Q108 0 96 38Q88 0 96 -36z", SOOT) +
        disc(-62, 0, 22, SOOT) + gear(-62, 0, 21, 12, STEEL, 8) + form("M-34 -44H-8V-32H-34z", BRONZE, line("M-26 -44V-32M-16 -44V-32", SOOT, 1.6)) + form("M-44 -52L-36 -62H-8L0 -52L-6 -44H-38z", COPPER), 1, -30) +
      gear(62, 132, 34, 14, COPPER, 3) + gear(118, 142, 24, 11, STEEL, 10) + form("M28 172L56 124L84 118L104 130L150 172z", IRON, line("M56 124L70 172M84 118L100 172M104 130L124 172", SOOT, 2.4)) + rivetsOn("40 156, 70 150, 104 152, 136 160", 10, CREAM) + disc(84, 134, 12, BRASS) + disc(84, 134, 5, SOOT) +
      pipe("20 150, 14 110, 34 90, 50 104", 6, COPPER, 6),
    deed: lit(188, 44, 24, t.accent) + line("M188 44L236 8M198 60L240 40M178 30L200 -6", "#eafdff", 2.4) + line("M70 118L96 92L128 76M96 92L104 62M60 96L92 60L118 60", t.accent, 2) + glow(82, 92, 20, t.accent) + disc(82, 92, 6, "#eafdff") + glow(112, 76, 16, t.accent) + disc(112, 76, 5, "#eafdff") + glow(136, 60, 14, t.accent) + disc(136, 60, 4.4, "#eafdff"),
    near: sparks(4, 30, 188, 44, 62, CREAM) + flat("M0 160V152H240V160z", SOOT),
  }), { right: -10 }),
  "hedron-link-device": card("dusk", "one light binds every machine, whatever it was", (t) => {
    const stones = [0, 60, 120, 180, 240, 300].map((a, i) => [...polar(120, 78, 58, a + 30), ["#5a9cf0", "#e0a040", "#6acc5a", "#e07a3a", "#a878f0", "#ffce70"][i]!] as const);
    return {
      far: furnace(120, 150, 110) + farGears([[24, 30, 44], [216, 30, 44], [30, 130, 36], [210, 130, 36]], "#74361a"),
      middle: mirrored(pipe("-6 44, 30 50, 52 74, 60 84", 8, IRON, 5)) + mirrored(pipe("20 166, 40 140, 64 122", 9, COPPER, 5)) + flat("M0 160V150H240V160z", SOOT),
      figure:
        form("M76 172L88 140L104 128H136L152 140L164 172z", IRON, line("M88 140H152M84 152H156M104 128L98 172M136 128L142 172", SOOT, 2)) + rivetsOn("84 158, 156 158", 9, CREAM) +
        form("M120 2a76 76 0 1 1 0 152a76 76 0 1 1 0 -152zM120 18a60 60 0 1 0 0 120a60 60 0 1 0 0 -120z", BRASS, ring(120, 78, 68, BRONZE, 3) + line(Array.from({ length: 24 }, (_, i) => { const [a, b] = polar(120, 78, 61, i * 15); const [c, d] = polar(120, 78, i % 2 ? 66 : 70, i * 15); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), SOOT, 1.8)) + rivets(Array.from({ length: 12 }, (_, i) => polar(120, 78, 73, i * 30 + 15).map(Math.round) as [number, number]), CREAM) +
        form("M66 78a54 16 0 1 1 108 0a54 16 0 1 1 -108 0zM72 78a48 11 0 1 0 96 0a48 11 0 1 0 -96 0z", COPPER) + at(120, 78, form("M-54 0a54 16 0 1 1 108 0a54 16 0 1 1 -108 0zM-48 0a48 11 0 1 0 96 0a48 11 0 1 0 -96 0z", STEEL), 1, 62) + at(120, 78, form("M-54 0a54 16 0 1 1 108 0a54 16 0 1 1 -108 0zM-48 0a48 11 0 1 0 96 0a48 11 0 1 0 -96 0z", BRONZE), 1, 120) +
        stones.map(([x, y]) => at(x, y, form("M-17 -8L-10 -17H10L17 -8V8L10 17H-10L-17 8z", COPPER, disc(0, 0, 12, SOOT)))).join(""),
      deed: glow(120, 78, 90, t.accent, 0.8) + line(stones.map(([x, y]) => `M120 78L${n(x)} ${n(y)}`).join("") + "M" + stones.map(([x, y]) => `${n(x)} ${n(y)}`).join("L") + "z", t.accent, 4, 0.6) + line(stones.map(([x, y]) => `M120 78L${n(x)} ${n(y)}`).join(""), "#eafdff", 1.6) + stones.map(([x, y, c]) => at(x, y, hedron(10.5, c))).join("") + at(120, 78, hedron(25, t.accent)) + flat(star(120, 78, 40, 3, 4), "#ffffff", 0.85),
      near: sparks(6, 26, 120, 78, 100, "#dffcff"),
    };
  }),
  "the-grand-design": card("dusk", "the compass draws a titan, and the lines begin to glow", (t) => {
    const ink = "#5a2a14";
    const sketch = (parts: readonly string[], colour: string): string => flat(parts.join(""), colour) + line(parts.join(""), ink, 1.6);
    return {
      far: glow(120, 170, 180, "#ff6a1a") + farGears([[20, 20, 30], [222, 24, 36], [226, 140, 30]], "#74361a") + flat("M0 160V120L240 100V160z", "#5a2812"),
      middle: flat("M14 24L206 8L232 150L4 164z", "#e8b060") + flat("M14 24L206 8L209 22L13 40z", CREAM, 0.5) + line("M18 50L212 36M16 78L216 64M13 106L221 92M10 134L226 120M60 20L46 162M106 16L100 160M152 12L154 156M196 9L208 152", "#b8742c", 0.8, 0.8) + line("M26 140H60M26 147H50M26 154H56M188 24H204M186 31H202M184 38H198", ink, 1.6) + ring(40, 118, 13, ink, 1.4) + line("M27 118H53M40 105V131", ink, 1) + line(toothed(196, 60, 13, 10), ink, 1.4) + ring(196, 60, 5, ink, 1.2) +
        line("M48 84a64 62 0 1 1 128 -4a64 62 0 1 1 -128 4zM56 30H168V146H56z", ink, 1.4) + line("M113 10V150M40 82H186", ink, 0.8, 0.7) +
        sketch(["M97 92L110 94L92 118L66 140L58 132L82 112z", "M129 92L116 94L134 116L160 136L168 128L144 110z", "M86 54L66 70L48 92L56 97L74 78L90 66z", "M140 54L160 68L180 88L172 94L152 77L137 66z"], "#dc9a50") +
        sketch(["M84 50L62 44L34 38L30 46L60 56L86 62z", "M142 50L164 42L190 32L194 40L166 54L140 62z", "M96 92L112 92L108 116L98 146H84L92 116z", "M130 92L114 92L118 116L130 144H144L134 116z", shape("84 50!, 96 44, 130 44, 142 50!, 138 76, 130 92!, 96 92!, 88 76"), "M100 30L104 18H122L126 30L122 42H104z"], "#f0b868") +
        line("M104 31L111 33M122 31L115 33M108 38H118M88 62Q113 72 138 62M113 44V92M96 80H130M92 114L108 116M134 114L118 116M60 45L58 55M166 42L168 52M66 70L74 78M160 68L153 77", ink, 1.6) + disc(88, 54, 5, COPPER) + disc(138, 54, 5, COPPER) + disc(100, 94, 4.4, COPPER) + disc(126, 94, 4.4, COPPER) + ring(113, 64, 9, ink, 1.8),
      figure:
        form("M180 -6L192 -10L196 2L194 14L186 16L178 8z", BRASS) + form("M184 12L192 14L150 104L142 112L144 100z", STEEL, line("M188 14L148 102", CREAM, 1.4)) + form("M190 12L197 10L218 116L216 128L210 118z", STEEL, line("M194 14L213 116", CREAM, 1.4)) + form("M160 72Q182 58 206 66L206 72Q184 66 163 79z", BRASS) + disc(187, 4, 4, SOOT),
      deed: line("M113 18V44M88 62Q113 72 138 62M96 92L113 44L130 92z", t.accent, 3, 0.5) + ring(113, 64, 9, t.accent, 3) + disc(113, 64, 4, "#eafdff") + glow(113, 64, 34, t.accent) + glow(142, 112, 30, t.accent) + line("M142 112A64 62 0 0 1 60 116", t.accent, 2.6) + line("M142 112A64 62 0 0 1 60 116", "#eafdff", 1) + disc(142, 112, 3, "#ffffff"),
      near: at(22, 20, form("M-14 -10Q0 -16 16 -8L14 16Q0 10 -14 14z", COPPER)) + form("M-6 158Q60 140 130 156L128 170H-6z", "#c8843c", "", 4) + at(214, 150, gear(0, 0, 19, 10, BRASS, 6)) + form("M-8 128L62 150L60 156L-10 136z", BRONZE, line("M0 133L4 137M12 137L16 141M24 141L28 145M36 144L40 149", CREAM, 1.2)),
    };
  }),
  "watchmakers-altar": card("night", "the pendulum swings, and each hour brings a rune", (t) => {
    const candle = (x: number, h: number): string => form(`M${x - 4} ${138 - h}H${x + 4}V138H${x - 4}z`, CREAM, line(`M${x - 3} ${140 - h}V${146 - h}M${x + 2} ${140 - h}V${150 - h}`, HONEY, 1.4)) + glow(x, 132 - h, 20, FIRE) + flat(`M${x} ${122 - h}Q${x + 5} ${132 - h} ${x} ${137 - h}Q${x - 5} ${132 - h} ${x} ${122 - h}z`, "#fff0b8");
    return {
      far: furnace(120, 120, 120) + farGears([[22, 44, 44], [220, 40, 48], [64, 118, 24], [182, 120, 22]], "#74361a"),
      middle: flat("M0 160V120L30 104L60 124H180L210 104L240 120V160z", PITCH) + line("M0 120L30 104L60 124H180L210 104L240 120", FIRE, 1.6),
      figure:
        flat("M30 160V70Q30 -14 120 -14T210 70V160H188V74Q184 8 120 8T52 74V160z", PITCH) + line("M52 160V74Q56 8 120 8T188 74V160", FIRE, 2) + gear(36, 104, 22, 10, BRONZE, 4) + gear(206, 102, 24, 11, BRONZE, 9) +
        form("M16 172V150H40V138H200V150H224V172z", COPPER, line("M16 152H224M40 140H200", HONEY, 2) + line("M60 140V150M90 140V150M150 140V150M180 140V150M50 152V172M86 152V172M154 152V172M190 152V172", SOOT, 2)) +
        form("M62 140L70 88Q80 70 92 66H148Q160 70 170 88L178 140z", BRONZE, flat("M62 140L70 88Q80 70 92 66L86 140z", HONEY, 0.25) + flat("M92 140V98Q120 76 148 98V140z", SOOT) + line("M92 140V98Q120 76 148 98V140", HONEY, 2.4)) +
        form(toothed(120, 52, 56, 28, 3, 0.9), BRASS, ring(120, 52, 48, BRONZE, 3)) + disc(120, 52, 43, CREAM) + ring(120, 52, 43, BRONZE, 3) + disc(120, 52, 24, "#f0b860") + ring(120, 52, 24, BRONZE, 1.4) + gear(120, 52, 17, 12, BRONZE, 0) +
        line(Array.from({ length: 12 }, (_, i) => { const [a, b] = polar(120, 52, 40, i * 30); const [c, d] = polar(120, 52, i % 3 ? 34 : 29, i * 30); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`; }).join(""), SOOT, 2.8) + line(Array.from({ length: 60 }, (_, i) => { const [a, b] = polar(120, 52, 41, i * 6); return `M${n(a)} ${n(b)}h.1`; }).join(""), SOOT, 1.2) +
        form("M118 54L104 30L106 26L110 27L122 50z", SOOT) + form("M118 54L116 16L120 8L124 16L122 54z", PITCH, line("M120 14V48", FIRE, 1)) + disc(120, 52, 4.6, COPPER) + disc(120, 52, 1.8, CREAM) +
        form("M96 -2Q120 -16 144 -2L138 6Q120 -4 102 6z", COPPER) + form("M110 -8L120 -24L130 -8L120 -2z", HONEY),
      deed: line("M120 86L132 118", HONEY, 2.4) + glow(134, 124, 34, t.accent) + flat("M134 110L146 117V130L134 138L122 130V117z", t.accent) + flat("M134 110L146 117L134 124L122 117z", "#eafdff", 0.5) + line("M134 116V132M129 121L134 116L139 121", SOOT, 2.2) + line("M104 122Q108 130 116 132M112 112q-4 4 -4 8", t.accent, 1.6),
      near: candle(52, 26) + candle(70, 14) + candle(188, 24) + candle(170, 12) + sparks(7, 22, 120, 60, 110),
    };
  }),
  "foresight-monocle": card("dusk", "through the glass one reads the runes that will come", (t) => {
    const skin = "#f0b484";
    const line2 = "#9a4a28";
    const cuff = limb("216 176, 206 156, 194 138", [18, 15, 12]);
    return {
      far: sky("#2a0c06", 0.75) + glow(110, 70, 140, "#ff7a1a") + glow(110, 66, 70, HONEY, 0.8) + farGears([[26, 34, 40], [222, 26, 34], [14, 120, 30]], "#5a2410"),
      middle: flat("M0 160V140Q60 126 120 138T240 134V160z", PITCH) + line("M0 140Q60 126 120 138T240 134", FIRE, 1.8),
      figure:
        form(shape("22 176, 34 138, 66 122, 108 118, 150 122, 180 140, 192 176"), "#7a2c18", line("M58 126L66 176M158 126L150 176", HONEY, 2.4)) +
        form(shape("58 74, 50 66, 46 78, 52 92, 62 92"), skin) +
        form(shape("106 10, 136 18, 152 44, 152 78, 142 104, 122 120, 106 124, 90 120, 72 104, 60 78, 60 44, 76 18"), skin, flat(shape("60 50, 68 70, 72 104, 64 90, 58 70"), line2, 0.4) + line("M78 30Q106 20 134 30M76 38Q92 32 104 36", line2, 1.8)) +
        form(shape("64 28!, 54 40, 50 58, 54 70!, 60 64, 62 46"), "#fffaf0") + line("M66 59Q78 51 93 57", "#fffaf0", 6) + flat("M70 66Q79 58 90 66Q79 72 70 66z", "#fff6ea") + disc(81, 65.6, 3.8, "#1a8a9c") + disc(81, 65.6, 1.8, SOOT) + line("M68 66Q79 56 92 66M72 76Q80 80 88 76", line2, 2) +
        form("M102 62Q100 78 94 86Q100 94 108 92Q112 80 108 62z", skin, flat("M94 86Q100 94 108 92L107 88Q100 90 94 86z", line2, 0.5)) +
        form(shape("62 84, 66 104, 78 100, 92 96, 106 94, 122 97, 138 100, 150 84, 154 116, 140 150, 122 170, 106 176, 90 170, 70 150, 58 116"), "#fffaf0", line("M78 108Q84 140 98 168M92 112Q96 140 106 168M122 112Q120 140 114 166M136 108Q132 136 120 160M68 108Q70 132 84 154", "#d8a868", 1.8)) + form(shape("106 96, 92 92, 74 104, 66 116!, 86 116, 106 106, 126 116, 146 116!, 138 104, 120 92"), "#ffffff") + flat("M94 109Q106 106 118 109Q106 120 94 109z", "#7a2a1c") +
        line("M166 96L196 136", SOOT, 9) + line("M166 96L196 136", BRASS, 6) +
        form(toothed(138, 62, 47, 22, 3, 0.9), BRASS, ring(138, 62, 40, BRONZE, 2.4) + line("M138 16V24M138 100V108M92 62H100M176 62H184", SOOT, 2)) + disc(138, 62, 36, SOOT) + disc(138, 62, 33, "#0c2a38") +
        form(tube(cuff), "#7a2c18", line(bands(cuff, 3), HONEY, 2)) + form(shape("182 128, 190 118, 204 120, 208 134, 200 144, 186 142"), skin, line("M184 128L196 124M185 133L198 130M188 138L199 136", line2, 1.8)),
      deed: glow(138, 62, 48, t.accent, 0.7) + flat("M108 63Q138 34 168 63Q138 90 108 63z", "#eafdff") + disc(139, 62, 16, "#1a8a9c") + ring(139, 62, 12.4, t.accent, 2) + disc(139, 62, 7.4, "#04141c") + line("M139 57V68M135.6 60.6L139 57L142.4 60.6", "#eafdff", 1.8) + line("M106 62Q138 28 170 62", "#04141c", 3.6) + flat("M110 48Q118 36 134 32Q120 40 115 52z", "#ffffff", 0.6) + line("M190 40V22M190 30L198 36M208 62V46M202 52L208 46L214 52M196 92L206 84M202 80V94", t.accent, 2.6),
      near: sparks(5, 12, 60, 120, 60) + flat("M0 160V156H240V160z", SOOT),
    };
  }, { right: -6, size: 1.06 }),
  omnicron: card("night", "an iron world opens its eye", (t) => ({
    far: sky(NIGHT) + glow(120, 170, 190, "#ff6a1a") + glow(120, 168, 100, HONEY) + line(Array.from({ length: 26 }, (_, i) => `M${(i * 89) % 240} ${(i * 37) % 80}h.1`).join(""), CREAM, 1.6) + works(146, "#5a2812"),
    middle: form("M-30 96C-20 60 60 30 130 20C200 12 260 20 262 44L250 50C240 34 190 30 132 38C70 46 -6 74 -12 104z", BRONZE, line("M-24 98C-10 66 66 38 130 29C190 22 240 26 256 46", HONEY, 2)),
    figure:
      form("M120 -16a86 86 0 1 1 0 172a86 86 0 1 1 0 -172z", COPPER, flat("M34 70a86 86 0 0 1 172 0Q190 10 120 6Q50 10 34 70z", SOOT, 0.45) + line("M36 50Q120 6 204 50M34 74Q120 24 206 74M42 110Q120 150 198 110M60 134Q120 164 180 134", SOOT, 2.2) + line("M120 -16V160M88 -10Q56 70 88 150M152 -10Q184 70 152 150M62 6Q14 70 62 134M178 6Q226 70 178 134", SOOT, 1.8) + flat("M56 112h14v5h-14zM80 122h10v5h-10zM150 124h16v5h-16zM176 108h10v5h-10zM52 30h10v4h-10zM182 34h12v4h-12zM98 140h12v5h-12zM128 142h16v4h-16zM44 90h9v4h-9zM190 88h8v4h-8z", HONEY)) +
      rivetsOn("40 50, 120 14, 200 50", 14, CREAM) + rivetsOn("46 116, 120 152, 194 116", 14, CREAM) +
      form(toothed(120, 70, 56, 22, 4, 0.92), BRASS, ring(120, 70, 48, BRONZE, 2.4)) + disc(120, 70, 44, SOOT) + flat(Array.from({ length: 9 }, (_, i) => { const [a, b] = polar(120, 70, 43, i * 40); const [c, d] = polar(120, 70, 43, i * 40 + 36); const [e, f] = polar(120, 70, 21, i * 40 + 48); return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}L${n(e)} ${n(f)}z`; }).join(""), BRONZE) + line(Array.from({ length: 9 }, (_, i) => { const [a, b] = polar(120, 70, 43, i * 40); const [e, f] = polar(120, 70, 21, i * 40 + 48); return `M${n(a)} ${n(b)}L${n(e)} ${n(f)}`; }).join(""), HONEY, 1) + disc(120, 70, 23, SOOT) +
      form("M34 30L16 14L24 8L44 22zM206 30L224 14L216 8L196 22zM30 116L10 128L16 136L38 124zM210 116L230 128L224 136L202 124z", STEEL),
    deed: glow(120, 70, 62, t.accent) + disc(120, 70, 20, t.accent) + disc(120, 70, 13, "#0a4450") + disc(120, 70, 7, "#eafdff") + disc(113, 62, 3, "#ffffff") + flat("M112 90L96 160H144L128 90z", t.accent, 0.3) + [[28, 40], [214, 36], [26, 120], [216, 122]].map(([x, y]) => glow(x!, y!, 12, t.accent) + disc(x!, y!, 2.6, "#eafdff")).join(""),
    near: form("M262 60C262 100 180 136 110 140C40 142 -20 128 -22 104L-10 100C0 116 50 126 108 122C172 118 240 90 248 58z", BRASS, line("M-16 106C10 134 80 134 112 131C180 126 246 96 254 60", BRONZE, 2)) + rivetsOn("-10 112, 40 128, 110 131, 180 118, 246 76", 16, CREAM) + flat("M0 160V150h12v-8h6v8h20v-12h8v12h24v6h40v-8h10v8h30v-12h7v12h30v-6h20v-8h8v8h15v8z", SOOT),
  })),
  "reactor-shrine": card("night", "before the gate the column burns for every machine", (t) => ({
    far: sky(NIGHT) + furnace(120, 150, 110) + flat("M0 160V90L30 64L58 92L90 50L120 84L150 50L182 92L210 64L240 90V160z", "#7a3616") + farGears([[30, 30, 26], [212, 30, 26]], "#6a3016", 0.8) + farGears([[120, 30, 62]], "#8a4420", 0.7),
    middle: mirrored(flat("M0 160V112H34V160z", PITCH) + pipe("8 166, 8 80, 30 66, 44 80", 8, COPPER, 6) + form("M16 150H38V124Q27 112 16 124z", BRONZE) + flat("M21 146H33V128Q27 121 21 128z", HONEY) + glow(27, 136, 20, FIRE)) + flat("M0 160V146H240V160z", PITCH),
    figure:
      form("M48 172L58 152H182L192 172z", IRON, line("M54 160H186", SOOT, 2)) + form("M68 154L76 142H164L172 154z", COPPER, line("M72 149H168", HONEY, 1.6)) +
      form("M96 144V60H144V144z", BRONZE, flat("M104 144V66H136V144z", "#0a3a44")) + form("M90 70V56H150V70zM88 146V132H152V146z", BRASS, line("M90 63H150M88 139H152", BRONZE, 2)) + rivetsOn("92 66, 148 66", 7, CREAM) + rivetsOn("92 142, 148 142", 7, CREAM) + form("M104 56Q120 26 136 56z", COPPER, line("M112 46Q120 40 128 46", HONEY, 2)) +
      mirrored(form("M190 160L182 40H200L212 160z", COPPER, line("M184 64H203M186 90H205M188 116H208M190 140H210", SOOT, 2.4)) + form("M184 160L182 148H214L216 160z", BRASS) + rivetsOn("192 72, 200 146", 5, CREAM) + pipe("182 104, 166 108, 152 100", 4, STEEL, 3) + pipe("184 126, 168 130, 152 124", 4, STEEL, 3)) +
      form("M44 50H196V64H44z", BRONZE, line("M44 57H196", SOOT, 2)) + rivetsOn("50 53, 190 53", 14, CREAM) + form("M110 28H130V56H110z", BRASS, flat("M114 34H126V50H114z", SOOT)) +
      form("M6 10Q14 24 34 28H206Q226 24 234 10L238 26Q226 42 204 44H36Q14 42 2 26z", COPPER, flat("M2 26Q14 42 36 44H204Q226 42 238 26L236 20Q222 34 204 36H36Q18 34 4 20z", SOOT, 0.4) + line("M40 28V44M70 28V44M170 28V44M200 28V44M100 28V44M140 28V44", SOOT, 1.8)) + rivetsOn("24 32, 216 32", 18, CREAM) + gear(120, 36, 13, 10, HONEY, 4),
    deed: glow(120, 104, 90, t.accent, 0.8) + flat("M106 130V72H134V130z", t.accent) + flat("M112 130V72H128V130z", "#dffcff") + line("M106 84H134M106 98H134M106 112H134", "#0a4450", 3) + flat("M120 74Q130 96 120 128Q110 96 120 74z", "#ffffff") + line("M152 100L166 108L184 104M152 124L168 130L186 126M88 100L74 108L56 104M88 124L72 130L54 126", t.accent, 1.8) + flat("M117 38H123V46H117z", t.accent),
    near: sparks(8, 36, 120, 100, 110, "#bff6fb") + flat("M0 160V154H240V160z", SOOT),
  })),
  "zeta-arsenal": card("day", "a salvo for every machine that stands", (t) => {
    const shell = (x: number, y: number, k: number, hot = false): string => at(x, y, disc(0, 0, 15, SOOT) + ring(0, 0, 14, BRASS, 2.6) + (hot ? glow(0, 0, 26, FIRE) : disc(0, 0, 11, COPPER) + disc(-2, -2, 7, BRASS) + disc(-3, -3, 3, CREAM)), k);
    const pod = form("M142 34L154 20L230 14L240 22V96L228 106L152 100L142 90z", COPPER, flat("M142 34L154 20L230 14L240 22L234 30L150 38z", HONEY, 0.4) + flat("M150 38L234 30V92L152 92z", BRONZE)) + rivetsOn("146 40, 148 88", 6, CREAM) + [[170, 48], [200, 46], [226, 44], [170, 78], [200, 77], [226, 75]].map(([x, y]) => shell(x!, y!, 0.92)).join("");
    const rocket = (x: number, y: number, turn: number, k: number): string => at(x, y, flat("M-8 24L-16 110H16L8 24z", t.accent, 0.35) + flat("M-5 24L-8 80H8L5 24z", "#dffcff") + form("M-9 10L-18 28L-8 24zM9 10L18 28L8 24z", COPPER) + form("M0 -38Q12 -22 10 24H-10Q-12 -22 0 -38z", STEEL, flat("M0 -38Q9 -26 10 -12H-10Q-9 -26 0 -38z", COPPER) + line("M-10 2H10M-10 12H10", SOOT, 2)), k, turn);
    return {
      far: sky(NIGHT, 0.5) + furnace(120, 120, 130) + farGears([[30, 24, 34], [206, 16, 30], [120, 4, 26]], "#74361a") + flat(billows("-10 150, 60 130, 120 140", 8, 18, 4) + billows("120 140, 180 130, 250 150", 8, 18, 5), "#b85a24"),
      middle: rocket(70, 14, -14, 0.86) + rocket(172, 8, 12, 0.86) + flat("M0 160V142L40 132L80 144L160 144L200 132L240 142V160z", PITCH) + line("M0 142L40 132L80 144L160 144L200 132L240 142", FIRE, 2),
      figure:
        mirrored(at(0, 22, pod, 0.96, 0)) +
        form(tube(limb("92 130, 66 134, 46 164", [13, 12, 12])), IRON, line(bands(limb("92 130, 66 134, 46 164", [13, 12, 12]), 6, { bulge: 0.1 }), SOOT, 2)) + form(tube(limb("148 130, 174 134, 194 164", [13, 12, 12])), IRON, line(bands(limb("148 130, 174 134, 194 164", [13, 12, 12]), 6, { bulge: 0.1 }), SOOT, 2)) +
        form(shape("82 150!, 78 104, 90 76!, 104 66, 136 66, 150 76!, 162 104, 158 150!"), BRASS, flat("M90 76L104 66H136L150 76L140 84H100z", CREAM, 0.4) + line("M80 112H160M100 84L96 150M140 84L144 150", BRONZE, 2)) + rivetsOn("86 140, 120 144, 154 140", 8, CREAM) + gear(120, 120, 29, 14, COPPER, 4) + disc(120, 120, 21, SOOT) + ring(120, 120, 21, HONEY, 2) +
        form("M102 72L100 52L110 42H130L140 52L138 72L130 78H110z", COPPER, line("M100 56H140", SOOT, 2)) + flat("M104 58H136L133 68H107z", SOOT) + line("M110 42L104 26M130 42L136 26", STEEL, 3) + form(tube(limb("120 84, 120 96", [8, 8])), IRON),
      deed: line("M109 110H131L109 131H131", t.accent, 5.4) + line("M109 110H131L109 131H131", "#eafdff", 2) + glow(120, 120, 34, t.accent, 0.8) + glow(112, 63, 12, t.accent) + glow(128, 63, 12, t.accent) + disc(112, 63, 3.4, "#eafdff") + disc(128, 63, 3.4, "#eafdff"),
      near: flat(billows("-10 166, 30 158, 70 168", 6, 12, 3) + billows("170 168, 210 158, 250 166", 6, 12, 7), "#e08a44") + sparks(4, 26, 120, 40, 100, CREAM),
    };
  }),
};
