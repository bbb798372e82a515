/** What this browser remembers between visits; a browser that keeps nothing still plays. */

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`deckwright.${key}`) ?? "null") as unknown;
  } catch {
    return null; // storage switched off, or not ours
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`deckwright.${key}`, JSON.stringify(value));
  } catch {
    // storage switched off or full: forgotten with the page
  }
}

/** The same for this tab alone, as long as it is open. */
export function recallHere(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`deckwright.${key}`) ?? "null") as unknown;
  } catch {
    return null; // storage switched off, or not ours
  }
}

export function rememberHere(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(`deckwright.${key}`, JSON.stringify(value));
  } catch {
    // storage switched off or full: forgotten with the page
  }
}
