import { Type, type TSchema } from 'typebox';

/** What the items of a list of texts, or of numbers, are; undefined where a value is no such list, or an empty one. */
export function plainItem(value: unknown): TSchema | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (value.every((each) => typeof each === 'string')) return Type.String();
  return value.every((each) => typeof each === 'number') ? Type.Number() : undefined;
}
