import { pointer } from '../../schemas/pointer.ts';
import { isText, type Locale, localise, locales, type Text } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { type Part, type PartTree, walkParts } from '../parts/part.ts';
import { roleTitles } from '../parts/roleTitles.ts';

/** By what a part was found: its title, code or id, what it is, a text or an expression in it, or another value. */
export type FoundBy = 'title' | 'code' | 'id' | 'type' | 'text' | 'expression' | 'value';

/** A part that was looked for. */
export interface Hit {
  readonly part: Part;
  readonly by: FoundBy;
  /** The text in which it was found. */
  readonly said: string;
  /** Where in the part that stands; empty for the part itself. */
  readonly member: string;
}

/** Characters of a value at most that are told. */
const MOST_SAID = 120;

/**
 * The parts in which a text stands, in the order of the document; each once, by the first of its titles, its names, its
 * kind, its values. Letters are found in either case.
 * @param locale whose wording is told where both languages are found
 */
export function findParts(
  { root }: PartTree,
  metas: MetaIndex,
  wanted: string,
  locale: Locale,
): readonly Hit[] {
  const query = wanted.trim().toLowerCase();
  if (query === '') return [];
  const has = (text: string | undefined): text is string => text?.toLowerCase().includes(query) === true;
  const wordingOf = (text: Text | undefined): string | undefined =>
    text === undefined
      ? undefined
      : [locale, ...locales].map((each) => localise(text, each)).find((each) => has(each));
  return [...walkParts(root)].flatMap((part): Hit[] => {
    const { role, type, title, name, key } = part;
    const kind = metas.get(type ?? '')?.title ?? roleTitles[role];
    const named: readonly (readonly [FoundBy, string | undefined])[] = [
      ['title', wordingOf(title)],
      ['code', name === key ? undefined : name],
      ['id', key],
      ['type', wordingOf(kind)],
      ['type', type],
    ];
    const own = named.find(([, said]) => has(said));
    if (own?.[1] !== undefined) return [{ part, by: own[0], said: own[1], member: '' }];
    const inside = valueWith(part, has);
    return inside === undefined ? [] : [{ part, ...inside }];
  });
}

/** The first value of a part, and of none of the parts in it, that holds what is looked for. */
function valueWith(part: Part, has: (text: string) => boolean): Omit<Hit, 'part'> | undefined {
  const inner = new Set(part.holdings.map((holding) => holding.pointer));
  const visit = (value: unknown, member: string): Omit<Hit, 'part'> | undefined => {
    if (inner.has(`${part.pointer}${member}`)) return undefined;
    if (typeof value === 'string') {
      if (!has(value)) return undefined;
      return { by: byOf(value, member), said: value.slice(0, MOST_SAID), member };
    }
    if (typeof value !== 'object' || value === null) return undefined;
    const isWording = isText(value);
    for (const [name, each] of Object.entries(value)) {
      const found = visit(each, pointer(member, name));
      if (found !== undefined) return isWording ? { ...found, by: 'text' } : found;
    }
    return undefined;
  };
  return visit(part.value, '');
}

const byOf = (value: string, member: string): FoundBy => {
  if (value.includes('{{')) return 'expression';
  return /\/(?:title|description|tooltip|label|message|text)$/.test(member) ? 'text' : 'value';
};
