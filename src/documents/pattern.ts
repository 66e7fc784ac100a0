import { RE2JS } from 're2js';
import { PATTERN_SUBJECT } from '../schemas/limits.ts';
import { asInEcma } from './ecmaPattern.ts';

/** Most instructions of a pattern: `.{1,499}` has 999, `^(a{1,50}){1,20}$` twice as many. */
const PROGRAM = 1_000;
/** Most instructions times characters: what a search costs. Some 40 ms. */
const WORK = 2_000_000;

/**
 * Patterns by re2js: linear time, no back references, no look-around; a match anywhere in the text counts. What only
 * JavaScript writes, such as `\u4e00`, is translated, and blanks are those of ECMA-262. Linear is not short: a large pattern matches shorter texts only.
 * @returns whether a text matches; false for one that is too long for the pattern; with the pattern's instructions
 * @throws for what is no pattern of re2, or too large a one
 */
export function linearPattern(source: string): ((text: string) => boolean) & { readonly size: number } {
  const pattern = RE2JS.compile(RE2JS.translateRegExp(asInEcma(source)));
  const size = pattern.programSize();
  if (size > PROGRAM) throw new RangeError('The pattern is too large: let it repeat less.');
  const longest = Math.min(PATTERN_SUBJECT, Math.floor(WORK / size));
  return Object.assign((text: string) => text.length <= longest && pattern.matcher(text).find(), { size });
}
