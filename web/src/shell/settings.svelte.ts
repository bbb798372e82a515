/** What somebody has chosen for this browser: language, theme, speed, sound, touch, memory aids, reminder, keys, voices, taps. */

import { LANGUAGES } from "../api/types.gen";

export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name, whatever the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pt: "Português", pl: "Polski", ru: "Русский" };
/** The game whose cards, rules and lessons are shown where nobody has named another. */
export const DEFAULT_GAME = "ascension";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "instant"] as const;

export interface Settings {
  lang: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  volume: number; // of what is heard: 0 to 1
  music: boolean; // a quiet ground under the table
  touch: boolean; // a device that can be felt trembles at what one does
  aids: boolean;
  remind: boolean;
  keys: boolean; // single keys as shortcuts
  voices: boolean; // what bots say
  oneTap: boolean; // a finger acts at once, without lifting the card first
}

const KEY = "deckwright.settings";
const USUAL_VOLUME = 0.6;

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((lang) => lang === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return "en";
}

function oneOf<T extends string>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

function share(value: unknown, otherwise: number): number {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : otherwise;
}

/** Settings out of whatever was stored; what is missing or unknown gets its default. */
export function readSettings(stored: string | null, languages: readonly string[]): Settings {
  let known: Partial<Record<keyof Settings, unknown>> = {};
  try {
    known = (JSON.parse(stored ?? "{}") as typeof known | null) ?? {};
  } catch {
    known = {};
  }
  return {
    lang: oneOf(LANGUAGES, known.lang, preferredLanguage(languages)),
    theme: oneOf(THEMES, known.theme, "auto"),
    speed: oneOf(SPEEDS, known.speed, "normal"),
    sound: known.sound !== false,
    volume: share(known.volume, USUAL_VOLUME),
    music: known.music !== false,
    touch: known.touch !== false,
    aids: known.aids !== false,
    remind: known.remind !== false,
    keys: known.keys !== false,
    voices: known.voices !== false,
    oneTap: known.oneTap === true,
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage switched off in this browser
  }
}

export const settings: Settings = $state(readSettings(stored(), navigator.languages));

/** Keep the settings and show the theme from now on. Call once, when the page starts. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = settings.theme;
      document.documentElement.lang = settings.lang;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // storage switched off or full: the choice lasts as long as the page
      }
    });
  });
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, readSettings(event.newValue, navigator.languages));
  });
}

/** Whether things should move at all. */
export function motionAllowed(): boolean {
  return settings.speed !== "instant" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
