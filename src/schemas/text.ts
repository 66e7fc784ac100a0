/** The interface languages; Chinese is the default and the fallback. */
export const locales = ['zhCN', 'enUS'] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages. */
export interface LocalText {
  zhCN: string;
  enUS: string;
}
/** What a document may write where a person reads: one text for both languages, or one for each. */
export type Text = string | LocalText;

/** Whether what was kept or sent is a text. */
export const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    locales.every((locale) => typeof (value as Partial<Record<Locale, unknown>>)[locale] === 'string'));

/** The words of a text in a language as they are written, nothing where there are none: for whoever edits them. */
export function wordingIn(text: Text, locale: Locale): string {
  // A document that nobody has checked yet may hold anything in the place of a text, and is drawn all the same.
  const wording: unknown = typeof text === 'string' ? text : text[locale];
  return typeof wording === 'string' ? wording : '';
}

/** Picks the language of a text for a reader; where it says nothing in theirs, they read the other one. */
export function localise(text: Text, locale: Locale): string {
  const own = wordingIn(text, locale);
  return own.trim() === '' ? wordingIn(text, locale === 'zhCN' ? 'enUS' : 'zhCN') || own : own;
}

/** The same text with each of its languages made into another. */
export const mapText = (text: Text, map: (part: string) => string): Text =>
  typeof text === 'string' ? map(text) : { zhCN: map(text.zhCN), enUS: map(text.enUS) };

/** Maps language codes as browsers, addresses and older links write them (`zh`, `cn`, `en-GB`, `us` …) to a locale. */
export function toLocale(code: string | null | undefined): Locale {
  const head = (code ?? '').toLowerCase().replace('_', '-').split('-')[0] ?? '';
  return head.startsWith('en') || head === 'us' ? 'enUS' : 'zhCN';
}

/** A title and, in the brackets of the language, the name that stands for it where it is another. */
export const titled = (title: string, name: string, locale: Locale): string => {
  if (title === name) return title;
  return locale === 'zhCN' ? `${title}（${name}）` : `${title} (${name})`;
};

/** Several texts in one, with what stands between the members of a list in a language. */
export const listed = (texts: readonly string[], locale: Locale): string =>
  texts.join(locale === 'zhCN' ? '、' : ', ');

/** The names of the places in a text with values: `name` of `“{name}”`. Braces around anything else stand for themselves. */
export type PlacesOf<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${string}${' ' | '{' | '.'}${string}` | '' ? never : Place) | PlacesOf<Rest>
  : never;

/** What goes into a place: one text for both languages, or one for each. */
export type PlaceValue = string | number | LocalText;

/** A text with values in its places; a place without a value stays as it is written. */
export function fillPlaces(text: LocalText, values: Readonly<Record<string, PlaceValue>>): LocalText {
  const fill = (locale: Locale): string =>
    text[locale].replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) return place;
      return typeof value === 'object' ? value[locale] : String(value);
    });
  return { zhCN: fill('zhCN'), enUS: fill('enUS') };
}
