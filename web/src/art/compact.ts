/** Makes a picture small: short paths, and parts that occur again are drawn once and used. */

interface Node {
  name: string;
  attributes: string;
  inside: Node[];
  /** As text, and what is inside as text. */
  text: string;
  content: string;
}

/** What is worth an id, in characters. */
const LONG = 50;

function parse(svg: string): Node[] {
  const top: Node[] = [];
  const open: Node[] = [];
  for (const [, close, name, attributes, alone] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (close) open.pop();
    else {
      const node: Node = { name: name!, attributes: attributes!, inside: [], text: "", content: "" };
      (open.at(-1)?.inside ?? top).push(node);
      if (!alone) open.push(node);
    }
  }
  const spell = (node: Node): void => {
    node.inside.forEach(spell);
    node.content = node.inside.map((one) => one.text).join("");
    node.text = node.inside.length ? `<${node.name}${node.attributes}>${node.content}</${node.name}>` : `<${node.name}${node.attributes}/>`;
  };
  top.forEach(spell);
  return top;
}

/** Parts that occur twice are used the second time; `name` makes their ids. */
export function shareParts(svg: string): string {
  const top = parse(svg);
  const uses = new Map<string, number>();
  const key = (node: Node): string => (node.name !== "g" ? node.text : node.inside.length > 1 ? node.content : "");
  const count = (node: Node): void => {
    const what = key(node);
    if (what.length > LONG) {
      const before = uses.get(what);
      uses.set(what, (before ?? -1) + 1);
      if (before !== undefined) return;
    }
    node.inside.forEach(count);
  };
  top.forEach(count);
  const ids = new Map<string, string>();
  const put = (node: Node): string => {
    const what = key(node);
    const known = ids.get(what);
    if (known) return `<use href="#${known}"${node.name === "g" ? node.attributes : ""}/>`;
    const inner = (): string => node.inside.map(put).join("");
    if (!uses.get(what)) return node.inside.length ? `<${node.name}${node.attributes}>${inner()}</${node.name}>` : node.text;
    const id = `u${ids.size.toString(36)}`;
    ids.set(what, id);
    if (node.name !== "g") return `<${node.name} id="${id}"${node.attributes}/>`;
    return node.attributes ? `<g${node.attributes}><g id="${id}">${inner()}</g></g>` : `<g id="${id}">${inner()}</g>`;
  };
  return top.map(put).join("");
}

const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const spelled = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");

/** The numbers of a command as tightly as they may be written. */
function tight(numbers: readonly string[]): string {
  let out = "";
  let dotted = false;
  numbers.forEach((text, i) => {
    if (i && !text.startsWith("-") && !(text.startsWith(".") && dotted)) out += " ";
    out += text;
    dotted = text.includes(".");
  });
  return out;
}

/** A path with relative or absolute commands, whichever is shorter, to one decimal, or to whole numbers where it is `coarse`. */
export function shortPath(d: string, coarse = false): string {
  const tenths = (value: number): number => (coarse ? Math.round(value) * 10 : Math.round(value * 10));
  let out = "";
  let last = "";
  let [x, y, startX, startY] = [0, 0, 0, 0]; // as written, in tenths
  let [exactX, exactY, fromX, fromY] = [0, 0, 0, 0];
  for (const [, letter, rest] of d.matchAll(/([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)/g)) {
    const upper = letter!.toUpperCase();
    const relative = letter !== upper;
    const takes = TAKES[upper]!;
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (upper === "Z") {
      out += "z";
      last = "z";
      [x, y, exactX, exactY] = [startX, startY, fromX, fromY];
      continue;
    }
    for (let from = 0; from < numbers.length; from += takes) {
      const kind = upper === "M" && from > 0 ? "L" : upper;
      const part = numbers.slice(from, from + takes);
      const across = (i: number): boolean => (kind === "A" ? i === 5 : kind === "H" || (kind !== "V" && i % 2 === 0));
      const exact = part.map((value, i) => (relative && (kind !== "A" || i > 4) ? value + (across(i) ? exactX : exactY) : value));
      const far = exact.map(tenths);
      const near = far.map((value, i) => (kind === "A" && i < 5 ? value : value - (across(i) ? x : y)));
      const write = (mark: string, values: readonly number[]): string => {
        const body = tight(values.map(spelled));
        const follows = mark === last || (mark === "L" && last === "M") || (mark === "l" && last === "m");
        return follows && mark !== "M" && mark !== "m" ? (body.startsWith("-") ? body : ` ${body}`) : mark + body;
      };
      const absolute = write(kind, far);
      const moved = write(kind.toLowerCase(), near);
      const shorter = moved.length <= absolute.length ? moved : absolute;
      out += shorter;
      last = shorter === moved ? kind.toLowerCase() : kind;
      if (kind === "H") [x, exactX] = [far[0]!, exact[0]!];
      else if (kind === "V") [y, exactY] = [far[0]!, exact[0]!];
      else [x, y, exactX, exactY] = [far.at(-2)!, far.at(-1)!, exact.at(-2)!, exact.at(-1)!];
      if (kind === "M") [startX, startY, fromX, fromY] = [x, y, exactX, exactY];
    }
  }
  return out;
}

const ROUND = /<path d="M(-?[\d.]+) (-?[\d.]+)a([\d.]+) ([\d.]+) 0 1 1 [\d.]+ 0a[\d.]+ [\d.]+ 0 1 1 -[\d.]+ 0z"/g;

/** Circles and ellipses as such. */
export const roundShapes = (svg: string): string =>
  svg.replace(ROUND, (_, left: string, y: string, rx: string, ry: string) => {
    const x = String(Math.round((Number(left) + Number(rx)) * 10) / 10);
    return rx === ry ? `<circle cx="${x}" cy="${y}" r="${rx}"` : `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`;
  });

/** Strokes of one kind that follow each other are one path. */
export function joinLines(svg: string): string {
  let before = "";
  let now = svg;
  while (now !== before) {
    before = now;
    now = now.replace(/<path d="([^"]*)"( stroke="[^"]*" stroke-width="[^"]*")\/><path d="([^"]*)"\2\/>/g, '<path d="$1$3"$2/>');
  }
  return now;
}
