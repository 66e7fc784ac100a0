import type { Locale } from '../../src/schemas/text.ts';

const OTHER: Record<Locale, Locale> = { zhCN: 'enUS', enUS: 'zhCN' };

/** Every string that a example may bring into the page in a language: all but its texts of the other language. */
export function textsOf(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === OTHER[locale] ? [] : textsOf(member, locale),
  );
}

/** What a person reads on the page: texts, and what fields and pictures say in their stead. */
export function readTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest('style, script') === null) texts.push(textContent ?? '');
  }
  for (const element of root.querySelectorAll('[placeholder], [alt]')) {
    texts.push(element.getAttribute('placeholder') ?? element.getAttribute('alt') ?? '');
  }
  return texts;
}

/** A run of letters that only the other language has; one or two Latin letters may be a code or a unit. */
const FOREIGN: Record<Locale, RegExp> = { zhCN: /[A-Za-z]{3,}/g, enUS: /[\u3400-\u9fff]+/g };

/** Words of the other language that the example did not bring. */
export function foreignWords(texts: readonly string[], locale: Locale, example: unknown): string[] {
  const own = textsOf(example, locale);
  const words = texts.flatMap((text) => text.match(FOREIGN[locale]) ?? []);
  return words.filter((word) => !own.some((text) => text.includes(word)));
}
