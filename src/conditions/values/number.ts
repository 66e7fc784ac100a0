const NUMERIC = /^[ \t\r\n]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?[ \t\r\n]*$/;

/**
 * The number that a value is: a finite number, a boolean (1, 0), or text written as a number with a finite value.
 * Undefined for all else, lists and objects included.
 */
export function readNumber(value: unknown): number | undefined {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return value ? 1 : 0;
    case 'string': {
      if (!NUMERIC.test(value)) return undefined;
      const number = Number(value);
      return Number.isFinite(number) ? number : undefined;
    }
    default:
      return undefined;
  }
}

/** The number that a value counts as: 0 for what is no number. */
export function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : (readNumber(value) ?? 0);
}
