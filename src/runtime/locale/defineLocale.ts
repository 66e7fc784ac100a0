import type { Locale } from '../../schemas/text.ts';

/** The texts of one widget or screen in both languages; `{{name}}` inside a text is filled by i18next. */
export interface LocalePack<K extends string = string> {
  readonly namespace: string;
  readonly texts: Readonly<Record<Locale, Readonly<Record<K, string>>>>;
}

/** Declares texts; a key that one language lacks is a type error. */
export const defineLocale = <const T extends Readonly<Record<string, string>>>(
  namespace: string,
  zhCN: T,
  enUS: Readonly<Record<keyof T & string, string>>,
): LocalePack<keyof T & string> => ({
  namespace,
  texts: { zhCN, enUS },
});
