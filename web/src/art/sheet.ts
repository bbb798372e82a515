/** A page with many pictures side by side, large and small, to look at them: `npm run art -- --sheet FILE.html [game] [from-to]`. */

/** What a sheet shows: the pictures of games, perhaps of one game alone, perhaps of some places in its list. */
export function contactSheet(drawn: readonly { game: string; pictures: Record<string, () => string> }[], wanted: readonly string[]): string {
  const [game, places] = wanted;
  const [from, to] = places ? places.split("-").map(Number) : [1, Infinity];
  const shown = drawn
    .filter((one) => !game || one.game === game)
    .flatMap(({ game: of, pictures }) => Object.entries(pictures).map(([id, draw]) => ({ of, id, draw })))
    .slice(from! - 1, to);
  const figure = ({ of, id, draw }: (typeof shown)[number]): string => {
    const src = `data:image/svg+xml;base64,${Buffer.from(draw()).toString("base64")}`;
    return `<figure><img src="${src}" width="320"><img src="${src}" width="64"><figcaption>${of} ${id}</figcaption></figure>`;
  };
  return (
    '<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:4px;background:#222;color:#ddd;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:4px}' +
    "figure{margin:0;width:320px;position:relative}img{display:block}img+img{position:absolute;right:2px;bottom:2px;border:1px solid #fff}figcaption{position:absolute;left:2px;top:2px;background:#000a;padding:0 3px}</style>\n" +
    shown.map(figure).join("\n") + "\n"
  );
}
