import { operatorTexts, toText } from '../../conditions/index.ts';
import type { Locale } from '../../schemas/text.ts';

/** How a person reads an operator; one that there is none of, in a document that nobody checked, as it is written. */
export function operatorText(judgeType: unknown, locale: Locale): string {
  const written = toText(judgeType);
  const known = Object.entries(operatorTexts).find(([name]) => name === written);
  return known?.[1][locale] ?? written;
}
