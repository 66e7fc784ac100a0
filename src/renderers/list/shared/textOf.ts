import { toText } from '../../../conditions/index.ts';
import type { Locale } from '../../../schemas/text.ts';

/** What a template of a text came to, as text: it may be any value of the record, or a text for each language. */
export function textOf(value: unknown, locale: Locale): string {
  const written = typeof value === 'object' && value !== null && locale in value;
  return toText(written ? (value as Record<Locale, unknown>)[locale] : value);
}
