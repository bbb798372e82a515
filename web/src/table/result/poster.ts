/** The picture of a result, as it is shared: 1200 by 630, drawn on a canvas of the page in its colours. */
import { FIELD, leaves, STAR, stem } from "./laurels";

export const SIZE = { width: 1200, height: 630 };

/** What it shows: nothing that the result beside it does not say to everybody who sees it. */
export interface Poster {
  heading: string;
  note: string;
  lost: boolean;
  score: string | null; // in a seal instead of the laurels
  rows: { name: string; value: number; won: boolean }[];
  pictures: { src: string; name: string }[]; // a fan of cards, the first of them in its middle
  foot: string[]; // what was played, and when
}

const MOST_ROWS = 6;
const LEFT = 64;
const WIDE = 512; // of what is written
const CARD = { width: 196, height: 274 };
const FAN = { x: 886, y: 868, radius: 550, step: 8, first: 1.16 };

interface Ink {
  table: string;
  glow: string;
  brass: string;
  text: string;
  dim: string;
  gold: string;
  title: string; // the family of titles
  plain: string;
}

/** The colours of the table and the typefaces of the page, as its style sheet says them. */
function inkOf(root: HTMLElement): Ink {
  const probe = document.createElement("span");
  root.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const family = (name: string): string => {
    probe.style.fontFamily = `var(${name})`;
    return getComputedStyle(probe).fontFamily || "serif";
  };
  const ink = {
    table: colour("--table"),
    glow: colour("--table-glow"),
    brass: colour("--brass"),
    text: colour("--text"),
    dim: colour("--text-dim"),
    gold: colour("--honor"),
    title: family("--font-title"),
    plain: family("--font"),
  };
  probe.remove();
  return ink;
}

function load(src: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const image = new Image(720, 480);
    image.onload = () => done(image);
    image.onerror = () => done(null); // the card has its name all the same
    image.src = src;
  });
}

/** A size at which a text is no wider than this. */
export function fittingSize(measure: (size: number) => number, most: number, least: number, width: number): number {
  let size = most;
  while (size > least && measure(size) > width) size -= 2;
  return size;
}

/** A text in at most so many lines, its last one cut where it must be. */
export function linesOf(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] : lines;
  const cut = (line: string): string => (line.length < 2 || fits(`${line}…`) ? `${line.trimEnd()}…` : cut(line.slice(0, -1)));
  return shown.map((line) => (fits(line) ? line : cut(line)));
}

function ground(pen: CanvasRenderingContext2D, ink: Ink) {
  const light = pen.createRadialGradient(FAN.x, 300, 40, FAN.x, 300, 900);
  light.addColorStop(0, ink.glow);
  light.addColorStop(1, ink.table);
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.save();
  pen.strokeStyle = ink.brass;
  pen.globalAlpha = 0.26;
  pen.lineWidth = 1.4;
  for (const radius of [150, 236, 330, 352]) {
    pen.beginPath();
    pen.arc(FAN.x, 315, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (let tick = 0; tick < 120; tick += 1) {
    const angle = (tick * Math.PI) / 60;
    const from = tick % 10 ? 339 : 330;
    pen.beginPath();
    pen.moveTo(FAN.x + from * Math.cos(angle), 315 + from * Math.sin(angle));
    pen.lineTo(FAN.x + 352 * Math.cos(angle), 315 + 352 * Math.sin(angle));
    pen.stroke();
  }
  pen.globalAlpha = 0.7;
  pen.strokeRect(18, 18, SIZE.width - 36, SIZE.height - 36);
  pen.globalAlpha = 0.3;
  pen.strokeRect(25, 25, SIZE.width - 50, SIZE.height - 50);
  pen.restore();
}

/** Where a card of a fan stands, from its left: the first in the middle, the others by turns at its sides. */
export function placeIn(fan: number, at: number): number {
  const middle = Math.floor((fan - 1) / 2);
  return at % 2 ? middle + (at + 1) / 2 : middle - at / 2;
}

function card(pen: CanvasRenderingContext2D, ink: Ink, image: HTMLImageElement | null, name: string, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const { width, height } = CARD;
  pen.save();
  pen.translate(FAN.x + FAN.radius * Math.sin(angle), FAN.y - FAN.radius * Math.cos(angle));
  pen.rotate(angle);
  if (name) pen.scale(FAN.first, FAN.first);
  pen.shadowColor = "rgb(0 0 0 / 0.6)";
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 8;
  pen.fillStyle = ink.table;
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, 16);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.clip();
  if (image) {
    const scale = Math.max(width / image.width, height / image.height);
    const [w, h] = [image.width * scale, image.height * scale];
    pen.drawImage(image, -w / 2, -h / 2, w, h);
  }
  if (name) called(pen, ink, name);
  pen.beginPath();
  pen.roundRect(-width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 14);
  pen.lineWidth = 4;
  pen.strokeStyle = ink.brass;
  pen.stroke();
  pen.restore();
}

function called(pen: CanvasRenderingContext2D, ink: Ink, name: string) {
  const { width, height } = CARD;
  const shade = pen.createLinearGradient(0, height / 2 - 84, 0, height / 2);
  shade.addColorStop(0, "rgb(10 8 20 / 0)");
  shade.addColorStop(0.55, "rgb(10 8 20 / 0.82)");
  shade.addColorStop(1, "rgb(10 8 20 / 0.94)");
  pen.fillStyle = shade;
  pen.fillRect(-width / 2, height / 2 - 84, width, 84);
  pen.fillStyle = "#fff6df";
  pen.textAlign = "center";
  pen.font = `600 19px ${ink.title}`;
  const lines = linesOf(name, (line) => pen.measureText(line).width <= width - 24, 2);
  lines.forEach((line, at) => pen.fillText(line, 0, height / 2 - 16 - (lines.length - 1 - at) * 22));
}

function laurels(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, width: number) {
  const scale = width / FIELD.width;
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.lineCap = "round";
  pen.fill(new Path2D(STAR));
  for (const side of [1, -1]) {
    pen.save();
    if (side < 0) {
      pen.translate(FIELD.width, 0);
      pen.scale(-1, 1);
    }
    for (const { path } of stem) pen.stroke(new Path2D(path));
    for (const { path } of leaves) pen.fill(new Path2D(path));
    pen.restore();
  }
  pen.restore();
}

function seal(pen: CanvasRenderingContext2D, ink: Ink, score: string) {
  pen.save();
  pen.strokeStyle = ink.gold;
  for (const [radius, width] of [
    [62, 4],
    [54, 1.5],
  ] as const) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(LEFT + 64, 158, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.fillStyle = ink.gold;
  pen.textAlign = "center";
  const size = fittingSize((px) => ((pen.font = `700 ${px}px ${ink.title}`), pen.measureText(score).width), 58, 24, 96);
  pen.font = `700 ${size}px ${ink.title}`;
  pen.fillText(score, LEFT + 64, 158 + size * 0.35);
  pen.restore();
}

function rows(pen: CanvasRenderingContext2D, ink: Ink, listed: Poster["rows"], top: number, bottom: number) {
  const shown = listed.slice(0, MOST_ROWS);
  const most = Math.max(1, ...shown.map((row) => Math.abs(row.value)));
  const step = Math.min(58, (bottom - top) / Math.max(1, shown.length));
  shown.forEach(({ name, value, won }, at) => {
    const y = top + at * step + step * 0.5;
    const colour = won ? ink.gold : ink.text;
    pen.fillStyle = colour;
    const font = (px: number) => `${won ? 700 : 500} ${px}px ${ink.plain}`;
    const size = fittingSize((px) => ((pen.font = font(px)), pen.measureText(name).width), 25, 19, WIDE - 110);
    pen.font = font(size);
    pen.textAlign = "left";
    pen.fillText(linesOf(name, (line) => pen.measureText(line).width <= WIDE - 110, 1)[0] ?? "", LEFT, y);
    pen.textAlign = "right";
    pen.font = `700 29px ${ink.title}`;
    pen.fillText(String(value), LEFT + WIDE, y);
    pen.globalAlpha = 0.16;
    pen.fillStyle = ink.text;
    pen.fillRect(LEFT, y + 9, WIDE, 5);
    pen.globalAlpha = won ? 1 : 0.6;
    pen.fillStyle = won ? ink.gold : ink.brass;
    pen.fillRect(LEFT, y + 9, (WIDE * Math.max(0, value)) / most, 5);
    pen.globalAlpha = 1;
  });
}

/** Draw it; the canvas has the picture when this is done. */
export async function draw(canvas: HTMLCanvasElement, poster: Poster): Promise<void> {
  const ink = inkOf(document.body);
  const words = `${poster.heading}${poster.pictures.map(({ name }) => name).join("")}`;
  await Promise.all([
    document.fonts?.load(`700 60px ${ink.title}`, words).catch(() => []),
    document.fonts?.load(`500 24px ${ink.plain}`, words).catch(() => []),
  ]);
  const images = await Promise.all(poster.pictures.map(({ src }) => load(src)));
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const pen = canvas.getContext("2d");
  if (!pen) return;
  ground(pen, ink);
  const many = poster.pictures.length;
  for (let at = many - 1; at >= 0; at -= 1) {
    const degrees = (placeIn(many, at) - Math.floor((many - 1) / 2)) * FAN.step;
    card(pen, ink, images[at] ?? null, at === 0 ? (poster.pictures[0]?.name ?? "") : "", degrees);
  }

  pen.textAlign = "left";
  pen.fillStyle = ink.brass;
  pen.font = `600 26px ${ink.title}`;
  pen.fillText("Deckwright", LEFT, 74);
  if (poster.score === null) laurels(pen, poster.lost ? ink.dim : ink.gold, LEFT - 4, 92, 170);
  else seal(pen, ink, poster.score);
  pen.textAlign = "left";
  pen.fillStyle = ink.text;
  const beside = poster.score !== null;
  const [x, width] = beside ? [LEFT + 150, WIDE - 150] : [LEFT, WIDE];
  const fits = (size: number, text: string) => ((pen.font = `700 ${size}px ${ink.title}`), pen.measureText(text).width);
  const size = fittingSize((px) => fits(px, poster.heading) / (beside ? 2 : 1.4), 62, 36, width);
  fits(size, poster.heading);
  const heading = linesOf(poster.heading, (line) => pen.measureText(line).width <= width, 2);
  const first = beside ? 158 - (heading.length - 1) * size * 0.5 + size * 0.2 : 238;
  heading.forEach((line, at) => pen.fillText(line, x, first + at * size * 1.08));
  let below = beside ? 250 : 238 + (heading.length - 1) * size * 1.08 + 22;
  if (poster.note) {
    pen.fillStyle = ink.dim;
    pen.font = `400 24px ${ink.plain}`;
    pen.fillText(linesOf(poster.note, (line) => pen.measureText(line).width <= WIDE, 1)[0] ?? "", LEFT, below + 18);
    below += 36;
  }
  rows(pen, ink, poster.rows, below + 24, 556);
  pen.fillStyle = ink.dim;
  pen.textAlign = "left";
  pen.font = `400 21px ${ink.plain}`;
  pen.fillText(linesOf(poster.foot.join(" · "), (line) => pen.measureText(line).width <= SIZE.width - 2 * LEFT, 1)[0] ?? "", LEFT, 588);
}
