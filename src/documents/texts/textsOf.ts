import { pointer } from '../../schemas/pointer.ts';
import { isText, type Locale, type LocalText, locales, type Text, wordingIn } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { type Part, type PartTree, walkParts } from '../parts/part.ts';

/** A text that people read, where it stands. */
export interface PlacedText {
  /** The part that says it. */
  readonly part: Part;
  /** Within the part: `/title`, `/props/options/0/label`. */
  readonly member: string;
  /** Absolute. */
  readonly pointer: string;
  readonly text: Text;
}

/** Members that people read wherever they stand, even where one text serves both languages. */
const READ: ReadonlySet<string> = new Set([
  'title',
  'description',
  'tooltip',
  'label',
  'message',
  'content',
  'placeholder',
  'submitText',
  'emptyText',
  'done',
]);

/** All texts of a document that people read, in the order of its parts. What is one expression needs no translation. */
export function textsOf({ root }: PartTree, metas: MetaIndex): readonly PlacedText[] {
  const found: PlacedText[] = [];
  for (const part of walkParts(root)) {
    const inside = new Set(part.holdings.map((holding) => holding.pointer));
    const props = metas.get(part.type ?? '')?.props ?? {};
    const isRead = (member: string, name: string): boolean => {
      if (READ.has(name)) return true;
      if (part.role === 'menu' && member === '/name') return true;
      const declared = member === `/props/${name}` ? props[name] : undefined;
      return declared?.kind === 'text';
    };
    const visit = (value: unknown, member: string, name: string): void => {
      const at = `${part.pointer}${member}`;
      if (inside.has(at)) return;
      if (isText(value)) {
        const isOwn = typeof value !== 'string' || isRead(member, name);
        if (isOwn && isSaid(value)) found.push({ part, member, pointer: at, text: value });
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) visit(inner, pointer(member, key), key);
      }
    };
    visit(part.value, '', '');
  }
  return found;
}

/** Whether people read something of it that could be translated: an expression yields the same in both languages. */
const isSaid = (text: Text): boolean =>
  typeof text !== 'string' || (text.trim() !== '' && !/^\s*\{\{(?:(?!\}\})[\s\S])*\}\}\s*$/.test(text));

const HAN = /\p{Script=Han}/u;

/** The languages in which a text says nothing: one for both serves English only where it has no Chinese in it. */
export function missingIn(text: Text): readonly Locale[] {
  if (typeof text === 'string') return HAN.test(text) ? ['enUS'] : [];
  const empty = locales.filter((locale) => text[locale].trim() === '');
  return empty.length === locales.length ? [] : empty;
}

/** A text with another wording in one language; where one served both, the other language keeps it. */
export const withWording = (text: Text, locale: Locale, wording: string): LocalText => ({
  zhCN: wordingIn(text, 'zhCN'),
  // What one text said for both, in Chinese, is no English.
  enUS: typeof text === 'string' && HAN.test(text) ? '' : wordingIn(text, 'enUS'),
  [locale]: wording,
});
