/** Asking the server over HTTP: typed answers, errors in words of the page's language. */
import { settings } from "./settings.svelte";

/** An error that the server explains (problem details). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly detail: string,
    readonly code = "",
  ) {
    super(detail || title);
  }
}

function csrfToken(): string | undefined {
  return document.cookie.match(/(?:^|; )csrftoken=([^;]+)/)?.[1];
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  let told: { title?: string; detail?: string; code?: string } = {};
  try {
    told = (await response.json()) as typeof told;
  } catch {
    // not one of our own errors: a proxy's page, or nothing at all
  }
  throw new Problem(response.status, told.title ?? response.statusText, told.detail ?? "", told.code);
}

/** `/api` + path + the query's given values. */
export function address(path: string, query: Record<string, string | number | boolean | null | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `/api${path}${search ? `?${search}` : ""}`;
}

export async function get<T>(path: string, query: Parameters<typeof address>[1] = {}): Promise<T> {
  return answer<T>(await fetch(address(path, query), { headers: spoken() }));
}

/** What every question says: also what went wrong is told in the language that was chosen here, not in the browser's. */
function spoken(): Record<string, string> {
  return { accept: "application/json", "accept-language": settings.lang };
}

async function send<T>(method: "POST" | "DELETE", path: string, body?: string | Blob): Promise<T> {
  if (!csrfToken()) await fetch("/api/rulesets"); // the first answer brings the token
  const headers = spoken();
  const token = csrfToken();
  if (token) headers["x-csrftoken"] = token;
  if (body !== undefined) headers["content-type"] = "application/json";
  return answer<T>(await fetch(address(path), { method, headers, body: body ?? null }));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return send<T>("POST", path, JSON.stringify(body));
}

/** Hand in a file as it is. */
export async function postFile<T>(path: string, file: Blob): Promise<T> {
  return send<T>("POST", path, file);
}

export async function remove(path: string): Promise<void> {
  await send<undefined>("DELETE", path);
}
