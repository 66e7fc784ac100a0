import { type ExplainedLeaf, toText } from '../../../conditions/index.ts';
import { sayRules } from '../../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import type { Condition } from '../../../schemas/condition.ts';
import { localise, type Locale } from '../../../schemas/text.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';

/** One comparison as a sentence. */
export const sayLeaf = (
  { condition }: ExplainedLeaf,
  fields: readonly NamedField[],
  locale: Locale,
): string => sayRules({ testRule: 'every', conditionList: [condition as Condition] }, fields, locale);

/** What a comparison met, options by their labels; empty where there was nothing. */
export function sayActual(
  { condition, actual }: ExplainedLeaf,
  fields: readonly NamedField[],
  locale: Locale,
): string {
  const options = fields.find(({ code }) => code === condition.bindKey)?.options;
  const one = (value: unknown): string => {
    const option = options?.find((each) => String(each.value) === toText(value));
    if (option) return localise(option.label, locale);
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : toText(value);
  };
  return Array.isArray(actual) ? actual.map(one).join(locale === 'zhCN' ? '、' : ', ') : one(actual);
}
