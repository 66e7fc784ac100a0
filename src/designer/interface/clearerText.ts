import type { LocaleStore } from '../../runtime/stores/LocaleStore.ts';
import { parseJson } from '../settings/jsonText.ts';
import { problemText } from '../settings/problemText.ts';
import { settingsLocale } from '../settings/settings.locale.ts';
import { interfaceLocale } from './interface.locale.ts';

/**
 * What is said of a value in the place of the server's text, where the editor knows better: that nothing was entered, or
 * where a text that should be JSON is none. Undefined where it does not.
 */
export function clearerText(path: string, value: unknown, locale: LocaleStore): string | undefined {
  if (value === '') return locale.text(interfaceLocale, 'missingText');
  // Only a part of a kind is typed as JSON; deeper in, a text that begins so is a template.
  if (path.includes('.') || typeof value !== 'string' || !/^\s*\{/.test(value)) return undefined;
  const parsed = parseJson(value);
  return parsed.ok ? undefined : locale.text(settingsLocale, ...problemText(parsed.problem));
}
