/** The ceremony that ends a game falls over the table like a curtain: behind it the table makes way for the result. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("curtain");

/** What is to be done once nothing of the table is seen any more. */
export function setCurtain(covered: () => void): void {
  setContext(KEY, covered);
}

export function getCurtain(): () => void {
  return getContext<(() => void) | undefined>(KEY) ?? (() => undefined);
}
