import type { Part } from '../../documents/parts/part.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { isText, localise, type Locale } from '../../schemas/text.ts';
import { recordOf } from '../settings/recordOf.ts';
import type { Section } from './section.ts';

/**
 * Sections of a field that a further form changes: what it says nothing of is as the form of the module says, and that is
 * shown as what holds.
 */
export function overField(
  sections: readonly Section[],
  part: Part,
  form: FormDocument | undefined,
  locale: Locale,
): readonly Section[] {
  const isChange = part.role === 'place' || part.role === 'override';
  const field = isChange ? form?.fields.find(({ name }) => name === part.name) : undefined;
  if (field === undefined) return sections;
  const own = recordOf(field);
  const fallbackOf = (name: string): unknown => {
    const value = Object.hasOwn(own, name) ? own[name] : undefined;
    return isText(value) ? localise(value, locale) : value;
  };
  return sections.map(({ key, entries }) => ({
    key,
    entries: entries.map((entry) => {
      const fallback = entry.name === 'span' ? undefined : fallbackOf(entry.name);
      return fallback === undefined ? entry : { ...entry, prop: { ...entry.prop, fallback } };
    }),
  }));
}
