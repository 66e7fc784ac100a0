import { Type } from 'typebox';

/** Somebody or something by id, with the name that it had when it was chosen. */
export const LabelledSchema = Type.Object(
  { value: Type.String({ minLength: 1, maxLength: 200 }), label: Type.String({ maxLength: 500 }) },
  { additionalProperties: false },
);

/** Entries that one field of many holds at most. */
export const MOST_LABELLED = 200;
