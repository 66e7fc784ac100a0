import { Check } from 'typebox/value';
import type { MetaIndex } from '../../../documents/metaIndex.ts';
import { recordOf } from '../../settings/recordOf.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FieldNode } from '../../../schemas/node.ts';
import { localise, type Locale } from '../../../schemas/text.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** How many records are made up. */
const COUNT = 5;
/** When the first of them was made; each further one a day later. */
const DAY = '2026-09-0';

/** Records of a form that are made up, for a list that has none yet: each field holds what its widget can show. */
export function sampleRecords(form: FormDocument, metas: MetaIndex, locale: Locale): readonly ModuleRecord[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const day = `${DAY}${String(index + 1)}`;
    const made = `${day}T01:00:00.000Z`;
    const values = form.fields.map(
      (field) => [field.name, sampleValue(field, metas, locale, index)] as const,
    );
    return {
      ...Object.fromEntries(values),
      id: `sample-${String(index + 1)}`,
      revision: 1,
      createdBy: '',
      createdAt: made,
      updatedBy: '',
      updatedAt: made,
    };
  });
}

/** The first of some usual values that the widget of a field takes; null where it takes none of them. */
function sampleValue(
  { type, name, title, props }: FieldNode,
  metas: MetaIndex,
  locale: Locale,
  index: number,
): unknown {
  const meta = metas.get(type)?.field;
  if (typeof meta?.column !== 'string' || meta.secret === true) return null;
  const option = optionAt(props?.options, index);
  const number = index + 1;
  const day = `${DAY}${String(number)}`;
  const words = `${localise(title ?? name, locale)} ${String(number)}`;
  const usual = [day, `${day}T01:00:00.000Z`, number, index % 2 === 0, words];
  // Of a choice without written options nobody knows what it holds.
  const candidates = meta.hasOptions === true ? option : usual.filter((each) => fits(each, meta.column));
  return candidates.find((each) => Check(meta.value, each)) ?? null;
}

function optionAt(options: unknown, index: number): readonly unknown[] {
  if (!Array.isArray(options) || options.length === 0) return [];
  const { value } = recordOf(options[index % options.length]);
  return [value, [value]];
}

/** A text is no date, though a column of text would take one. */
const fits = (value: unknown, column: string | null | undefined): boolean =>
  typeof value !== 'string' || column !== 'text' || !value.startsWith(DAY);
