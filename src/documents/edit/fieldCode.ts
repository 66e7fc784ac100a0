import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { isRefusedCode } from '../../schemas/kinds.ts';
import type { Target } from '../parts/nesting.ts';

/** Codes of the fields that would stand beside a new one. */
export function codesBeside(document: AtriumDocument, { parent, holding }: Target): ReadonlySet<string> {
  const inside = holding.roles.includes('field') ? holding.parts.map(({ value }) => value) : [];
  const own = 'fields' in document && parent.role !== 'field' ? document.fields : [];
  return new Set([...inside, ...own].map(codeOf));
}

const codeOf = (field: unknown): string => {
  const { name } = (field ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
};

/** Characters of a code at most, with room for the number that tells it from others. */
const LONGEST_STEM = 60;

/** A code that is not taken and that a field may have: the stem, else with the first free number behind it. */
export function unusedCode(stem: string, taken: ReadonlySet<string>): string {
  let code = stem;
  for (let at = 2; taken.has(code) || isRefusedCode(code); at += 1) code = `${stem}${String(at)}`;
  return code;
}

/** What a code begins as: made of a title, or the type of a widget, of which its last word is taken: `short-text` → `shortText`. */
export const stemOf = (wanted: string): string =>
  (wanted.split('/').at(-1) ?? wanted)
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    .slice(0, LONGEST_STEM);

/**
 * A code that no field beside has: `louhao`, `louhao2`; never a word that is refused.
 * @param wanted as `stemOf` takes it
 */
export const freeCode = (document: AtriumDocument, wanted: string, target: Target): string =>
  unusedCode(stemOf(wanted), codesBeside(document, target));
