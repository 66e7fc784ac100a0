import { localise, type Text } from '../../schemas/text.ts';
import type { Declaration } from '../uses/declaration.ts';
import type { EditLanguage } from './command.ts';
import { stemOf, unusedCode } from './fieldCode.ts';
import { isOwnField } from './placeOf.ts';

/**
 * The code that a field of a form would have been given with the title that it has now.
 * @param before the title of which its code was made
 * @returns undefined where somebody gave it its code by hand, or it stays the same
 */
export function followingCode(
  { part, name, siblings }: Declaration,
  before: Text | undefined,
  { codeFor, metas }: EditLanguage,
): string | undefined {
  const { type, title } = part;
  if (!isOwnField(part) || type === undefined || codeFor === undefined) return undefined;
  const stemFor = (said: Text | undefined): string => {
    const code = said === undefined ? '' : codeFor(localise(said, 'zhCN'));
    return stemOf(code === '' ? type : code);
  };
  const known = [before, metas.get(type)?.title].map(stemFor);
  if (!known.some((stem) => name.startsWith(stem) && /^\d*$/.test(name.slice(stem.length)))) return undefined;
  if (title === undefined || codeFor(localise(title, 'zhCN')) === '') return undefined;
  const code = unusedCode(stemFor(title), siblings);
  return code === name ? undefined : code;
}
