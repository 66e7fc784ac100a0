import { Type } from 'typebox';
import { quotedEntry } from '../../../schemas/entries.ts';
import type { TextContext } from '../../../schemas/rendererMeta.ts';
import { listed } from '../../../schemas/text.ts';

/** Somebody or something by id, with the name that it had when it was chosen. */
export const LabelledSchema = Type.Object(
  { value: Type.String({ minLength: 1, maxLength: 200 }), label: Type.String({ maxLength: 500 }) },
  { additionalProperties: false },
);

/** Entries that one field of many holds at most. */
export const MOST_LABELLED = 200;

/**
 * What a sheet says of an entry, or of several: name and id, by which an import finds it again. A name that holds what
 * stands between several is in quotes.
 */
export const labelledText = (value: unknown, { locale }: TextContext): string =>
  listed(
    ([value].flat() as { value: string; label: string }[]).map(
      (one) => `${quotedEntry(one.label)}(${one.value})`,
    ),
    locale,
  );
