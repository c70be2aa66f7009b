/** What is said, in five languages, from the same files as in the terminal (Fluent). */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  ro: "Română",
} as const;
export type Language = keyof typeof LANGUAGES;
/** Texts that are long to read and loaded only then. */
export type Area = "learn" | "review" | "rules";

/** A text by its id, with what it speaks of; a value may be a text itself. It is put into words when it is shown. */
export interface Text {
  id: string;
  values?: Values;
}
export type Values = Record<string, string | number | Text | Text[]>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:texts/de"),
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
  ro: () => import("virtual:texts/ro"),
};
const AREAS: Record<Area, Record<Language, () => Promise<{ default: string }>>> = {
  learn: {
    de: () => import("virtual:texts/de/learn"),
    en: () => import("virtual:texts/en/learn"),
    fr: () => import("virtual:texts/fr/learn"),
    it: () => import("virtual:texts/it/learn"),
    ro: () => import("virtual:texts/ro/learn"),
  },
  review: {
    de: () => import("virtual:texts/de/review"),
    en: () => import("virtual:texts/en/review"),
    fr: () => import("virtual:texts/fr/review"),
    it: () => import("virtual:texts/it/review"),
    ro: () => import("virtual:texts/ro/review"),
  },
  rules: {
    de: () => import("virtual:texts/de/rules"),
    en: () => import("virtual:texts/en/rules"),
    fr: () => import("virtual:texts/fr/rules"),
    it: () => import("virtual:texts/it/rules"),
    ro: () => import("virtual:texts/ro/rules"),
  },
};

/** The language that is spoken now; null until the first one is loaded. */
let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);
const areas = new Set<Area>();
/** The language that was asked for last, which may still be on its way. */
let wish: Language | null = null;
/** How often words were asked for, and the last of these times that was answered: what comes late is older. */
let asked = 0;
let answered = 0;
/** Where texts are that this application does not have, if there are any. */
let brought: ((wanted: Language) => Promise<string>) | null = null;
/** What the server calls things that are unknown here. */
let lent = $state.raw<Record<string, string>>({});

/** Whether there are words already. */
export const ready = (): boolean => spoken !== null;
/** The language that is spoken now. */
export const language = (): Language => spoken?.language ?? "en";

/** Speak another language from now on. */
export async function speak(wanted: Language): Promise<void> {
  wish = wanted;
  const turn = ++asked;
  const [others, ...sources] = await Promise.all([
    brought?.(wanted) ?? "",
    SOURCES[wanted](),
    ...[...areas].map((area) => AREAS[area][wanted]()),
  ]);
  if (wish !== wanted || turn < answered) return; // meanwhile another one was asked for, or more
  answered = turn;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source.default));
  bundle.addResource(new FluentResource(others));
  spoken = { language: wanted, bundle };
  setTimeout(() => warm(wanted)); // in a moment when nobody waits
  document.documentElement.lang = wanted;
}

/** Write a number and choose a plural for the first time, which takes longer than ever after. */
function warm(one: Language): void {
  new Intl.NumberFormat(one).format(1);
  new Intl.PluralRules(one).select(1);
}

/** Have the texts of an area too. */
export async function load(area: Area): Promise<void> {
  areas.add(area);
  await speak(language());
}

/** Whether there is a text with this id in the language that is spoken now. */
export const hasText = (id: string): boolean => spoken?.bundle.hasMessage(id) ?? false;

/** Have the texts of games that this application does not know, in whichever language is spoken. */
export async function bring(source: (wanted: Language) => Promise<string>): Promise<void> {
  brought = source;
  if (wish) await speak(wish);
}

/** Have words for what this application has none for; they are in one language. */
export function lend(texts: Record<string, string>): void {
  lent = { ...lent, ...texts };
}

/** The text with this id, in the language that is spoken now. */
export function t(id: string, values: Values = {}): string {
  const message = spoken?.bundle.getMessage(id);
  if (!spoken || !message?.value) return lent[id] ?? id;
  const plain = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value)]));
  return spoken.bundle.formatPattern(message.value, plain);
}

/** A text in words, or what is in words already. */
export const say = (text: Text | string): string =>
  typeof text === "string" ? text : t(text.id, text.values);

/** Several things in one breath: "a, b and c". */
export function listed(items: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items.map(isolated));
}

/** A number as it is written in this language. */
export const figure = (value: number): string => numbers(language(), 0).format(value);

/** A number with one place after the point. */
export const decimal = (value: number): string => numbers(language(), 1).format(value);

const known = new Map<string, Intl.NumberFormat>();

/** How numbers are written with so many places after the point at least; to find that out again takes long. */
function numbers(one: Language, places: number): Intl.NumberFormat {
  const key = `${one} ${places}`;
  const found =
    known.get(key) ??
    new Intl.NumberFormat(
      one,
      places ? { minimumFractionDigits: places, maximumFractionDigits: places } : {},
    );
  known.set(key, found);
  return found;
}

/** A part of a whole, with so many places after the point. */
export const percent = (share: number, places = 0): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(share);

/** Letters that are written from the right to the left, and signs that turn what follows around. */
const TURNED =
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for a sentence, which it does not turn around whatever script it is written in. */
const isolated = (name: string): string => (TURNED.test(name) ? `\u2068${name}\u2069` : name);

function resolved(value: Values[string]): string | number {
  if (typeof value === "string") return isolated(value);
  if (typeof value !== "object") return value;
  return Array.isArray(value) ? listed(value.map(say)) : say(value);
}
