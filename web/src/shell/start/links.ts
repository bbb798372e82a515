/** What somebody pasted: a link to a table, a replay or a setup, or a bare setup code. */

const CODE = /^[A-Za-z0-9_.~-]{6,}$/;
const PLACES = /^\/(t|replay)\/[^/]+\/?$/;

/** The page of this site that a pasted text leads to, or null where it leads nowhere. */
export function destination(pasted: string): string | null {
  const text = pasted.trim();
  if (CODE.test(text) && !text.includes("..")) return `/new?setup=${encodeURIComponent(text)}`;
  let url: URL;
  try {
    url = new URL(text.startsWith("/") ? `http://here${text}` : text.includes("://") ? text : `http://${text}`);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  if (PLACES.test(url.pathname)) return url.pathname + url.search + url.hash;
  if (url.pathname === "/new" && url.searchParams.has("setup")) return url.pathname + url.search;
  return null;
}
