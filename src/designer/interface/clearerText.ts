import { unaryOperators } from '../../conditions/index.ts';
import type { JudgeType } from '../../schemas/condition.ts';
import type { LocaleStore } from '../../runtime/stores/LocaleStore.ts';
import { parseJson } from '../settings/jsonText.ts';
import { problemText } from '../settings/problemText.ts';
import { settingsLocale } from '../settings/settings.locale.ts';
import { interfaceLocale } from './interface.locale.ts';

/**
 * What is said of a value in the place of the server's text, where the editor knows better: that nothing was entered, of a
 * condition as well, or where a text that should be JSON is none. Undefined where it does not.
 */
export function clearerText(path: string, value: unknown, locale: LocaleStore): string | undefined {
  if (value === '') return locale.text(interfaceLocale, 'missingText');
  if (isOpenCondition(value)) return locale.text(interfaceLocale, 'openCondition');
  // Only a part of a kind is typed as JSON; deeper in, a text that begins so is a template.
  if (path.includes('.') || typeof value !== 'string' || !/^\s*\{/.test(value)) return undefined;
  const parsed = parseJson(value);
  return parsed.ok ? undefined : locale.text(settingsLocale, ...problemText(parsed.problem));
}

/** Whether a condition of a step has nothing to compare with; the server names members of its JSON. */
const isOpenCondition = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !('value' in value) &&
  'judgeType' in value &&
  !unaryOperators.has(value.judgeType as JudgeType);
