import { plainText } from '../../conditions/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Text } from '../../schemas/text.ts';
import type { Check, Examined, Place } from './context.ts';
import { checkValue } from './value.ts';
import { checkFinding } from './findings.ts';

const CHINESE = /\p{Script=Han}/u;

/** Findings of a text: its templates, and a language in which a person would read nothing, or the other language. */
export function checkText(text: Text | undefined, place: Place, check: Check): Examined {
  if (text === undefined) return { findings: [], reads: [] };
  const { findings: found, reads } = checkValue(text, place, check);
  return { reads, findings: [...found, ...checkLanguages(text)] };
}

function checkLanguages(text: Text): readonly Finding[] {
  if (typeof text === 'string') {
    return CHINESE.test(plainText(text)) ? [checkFinding('MISSING_TEXT.enUS', '')] : [];
  }
  return (['zhCN', 'enUS'] as const)
    .filter((locale) => text[locale].trim() === '' && text.zhCN + text.enUS !== '')
    .map((locale) => checkFinding(`MISSING_TEXT.${locale}`, `/${locale}`));
}
