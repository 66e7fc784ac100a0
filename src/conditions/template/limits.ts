import { isPlainObject } from '../path.ts';
import { splitAlternatives } from './alternatives.ts';
import { parseText } from './parse.ts';
import { countCharacters } from '../../schemas/characters.ts';

/** Most characters of a text that holds templates, as Unicode counts them. */
export const TEMPLATE_LENGTH = 4_096;

/** Whether a text may hold a template at all; cheap, whatever its length. */
export function mayHoldTemplates(text: string): boolean {
  const start = text.indexOf('{{');
  return start >= 0 && text.includes('}}', start + 2);
}

/** Whether a text holds templates and is longer than such texts may be. */
export function isTooLong(text: string): boolean {
  if (text.length <= TEMPLATE_LENGTH || !mayHoldTemplates(text)) return false;
  if (text.length > 2 * TEMPLATE_LENGTH) return true;
  return countCharacters(text) > TEMPLATE_LENGTH;
}

/**
 * Placeholders in a value, which nothing is compiled for. One with more than one default counts as often as it has
 * defaults, since each of them is an expression of its own; a text that is too long counts as one.
 * @param most where counting ends: a larger answer says no more than that there are more
 */
export function countPlaceholders(value: unknown, most: number): number {
  const seen = new Set<object>();
  const open: unknown[] = [value];
  let found = 0;
  while (open.length > 0 && found <= most) {
    const next = open.pop();
    if (typeof next === 'string') found += placeholdersIn(next);
    else if ((Array.isArray(next) || isPlainObject(next)) && !seen.has(next)) {
      seen.add(next);
      for (const member of Object.values(next)) open.push(member);
    }
  }
  return found;
}

function placeholdersIn(text: string): number {
  if (!mayHoldTemplates(text)) return 0;
  if (isTooLong(text)) return 1;
  return parseText(text).parts.reduce(
    (sum, part) =>
      part.kind === 'text' ? sum : sum + Math.max(1, splitAlternatives(part.source).length - 1),
    0,
  );
}
