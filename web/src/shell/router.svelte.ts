/** Which page is shown: follows the address bar and changes it. */
import { Scrolled } from "./scrolled";

class Page {
  url: URL = $state.raw(new URL(location.href));

  get path(): string {
    return this.url.pathname;
  }

  get query(): URLSearchParams {
    return this.url.searchParams;
  }
}

export const page = new Page();
const scrolled = new Scrolled();

function follow(): void {
  page.url = new URL(location.href);
}

/** Go to a page of this site. With `replace` the page before is not kept in the history. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, "", path);
  else history.pushState(scrolled.next(), "", path);
  const before = page.path;
  follow();
  if (page.path !== before) scrollTo(0, 0);
}

/** The page of the address is shown now: one that was there before lies as it was left. */
export function arrived(): void {
  scrolled.restore();
}

/** Follow the back and forward buttons. Call once, when the page starts. */
export function watchHistory(): void {
  scrolled.watch();
  addEventListener("popstate", follow);
}

/** `<a href="/rules" use:link>`: go there without loading everything again. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  function go(event: MouseEvent): void {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented || anchor.target || anchor.origin !== location.origin) return;
    event.preventDefault();
    navigate(anchor.pathname + anchor.search + anchor.hash);
  }
  anchor.addEventListener("click", go);
  return { destroy: () => anchor.removeEventListener("click", go) };
}

/** The parts of a path that a pattern names: `/t/:table` and `/t/abc` give `{table: "abc"}`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
