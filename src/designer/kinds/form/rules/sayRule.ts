import { insideBraces } from '../../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { sayRules } from '../../../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import { Check } from 'typebox/value';
import type { TextOf } from '../../../../runtime/locale/useText.ts';
import { RuleSetSchema, type RuleSet } from '../../../../schemas/condition.ts';
import { localise, type Locale } from '../../../../schemas/text.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import type { NamedField } from '../../../settings/SettingsContext.ts';
import type { rulesLocale } from './rules.locale.ts';
import type { RuleMember } from './ruleMembers.ts';

interface Saying {
  /** What expressions name, by path: `form.days`. */
  readonly places: readonly NamedField[];
  readonly locale: Locale;
  readonly text: TextOf<keyof typeof rulesLocale.texts.zhCN>;
}

const isRules = (value: unknown): value is RuleSet => Check(RuleSetSchema, value);

/** When something holds, in words: always, never, or the sentence of its condition. */
export function sayRule(
  member: RuleMember,
  value: unknown,
  fallback: unknown,
  { places, locale, text }: Saying,
): string {
  const held = value ?? fallback;
  if (held === true) return text('always');
  if (held === false) return text('never');
  if (held === undefined) return text('typed');
  if (typeof held === 'string') {
    const said = withTitles(insideBraces(held) ?? held, places, locale);
    return text(member === 'value' ? 'computed' : 'byExpression', { said });
  }
  if (isRules(held)) return text('when', { said: sayRules(held, places, locale) });
  return text('named', { name: String(recordOf(held).condition) });
}

/** An expression in which fields, parameters and variables are called by their titles. */
function withTitles(expression: string, places: readonly NamedField[], locale: Locale): string {
  const titles = new Map(places.map(({ code, title }) => [code, localise(title, locale)]));
  return expression.replaceAll(/\b(?:form|params|vars)\.\w+/g, (path) => titles.get(path) ?? path);
}
