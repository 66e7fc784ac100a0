import { literal } from '../../../conditions/index.ts';
import type { Condition, ConditionTree } from '../../../schemas/condition.ts';

/** That a field contains a text, which is no template. */
export const containing = (bindKey: string, value: string): Condition => ({
  bindKey,
  type: 'text',
  judgeType: 'contain',
  value: literal(value),
});

/**
 * The texts that differ from one only by the case of its letters and are likely to be meant: as typed, all small, all
 * capital, each word beginning with a capital.
 */
function spellings(text: string): string[] {
  const small = text.toLowerCase();
  const titled = small.replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([text, small, text.toUpperCase(), titled])];
}

/**
 * Who searches `chen` means `Chen` too. The operator minds the case of letters and has no pair that does not, and a
 * bindKey is a path that takes no function, so that only the likely spellings can
 * be asked for: `latex` does not find `LaTeX`.
 */
export function inLikelyCases(condition: Condition): Condition | ConditionTree {
  const { type, judgeType, value } = condition;
  if (type !== 'text' || judgeType !== 'contain' || typeof value !== 'string') return condition;
  const [only, ...others] = spellings(value);
  if (others.length === 0) return condition;
  return { union: 'OR', list: [only, ...others].map((spelling) => ({ ...condition, value: spelling })) };
}
