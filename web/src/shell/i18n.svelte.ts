/** The words of the pages in four languages; one file of words per language comes when it is needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "./settings.svelte";

type Words = Record<string, string>; // by file name

const LOADERS: Record<Language, () => Promise<{ words: Words }>> = {
  en: () => import("./locale/en"),
  pt: () => import("./locale/pt"),
  pl: () => import("./locale/pl"),
  ru: () => import("./locale/ru"),
};

/** A language's words, ready to be formatted. */
export function bundleOf(lang: Language, words: Words): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [file, text] of Object.entries(words)) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) console.error(file, errors);
  }
  return bundle;
}

const loaded = new Map<Language, FluentBundle>();
let current: FluentBundle | null = $state.raw(null);

/** Show the pages in this language. */
export async function speak(lang: Language): Promise<void> {
  let bundle = loaded.get(lang);
  if (!bundle) {
    bundle = bundleOf(lang, (await LOADERS[lang]()).words);
    loaded.set(lang, bundle);
  }
  if (settings.lang === lang || current === null) current = bundle;
}

/** The text of a key in the page's language; the key itself where there is none. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = current?.getMessage(key);
  if (!current || !message?.value) return key;
  const errors: Error[] = []; // a text with a missing part is better than no page
  const text = current.formatPattern(message.value, args, errors);
  if (errors.length > 0) console.error(key, errors);
  return text;
}

/** Whether the page's language has a text for this key. */
export function has(key: string): boolean {
  return current?.hasMessage(key) ?? false;
}

/** Whether any language is there yet. */
export function speaking(): boolean {
  return current !== null;
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(settings.lang, options).format(value);
}
