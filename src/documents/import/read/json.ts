/** An object of a schema as it was read from a file. */
export type Raw = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
/** A number that expressions write as JSON does. */
export const isPlain = (value: unknown): value is number =>
  isNumber(value) && /^-?\d+(\.\d+)?$/.test(String(value));
export const isBool = (value: unknown): value is boolean => typeof value === 'boolean';
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The value of an own member: what a prototype has is not there. */
export const own = (source: Raw, key: string): unknown =>
  Object.hasOwn(source, key) ? source[key] : undefined;
