import { parseTime, toText } from '../conditions/index.ts';

const BOOLS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [1, true],
  [false, false],
  ['false', false],
  ['0', false],
  [0, false],
]);

/**
 * A parameter as the page declares it: an address holds texts only, and `"false"` is no yes. What cannot be read as the
 * declared type is null, as if it had not been given.
 * @param type `text`, `number`, `bool`, `time`, `list` or `record`; of any other the value stays as it is
 */
export function asDeclared(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'text':
      return toText(value);
    case 'number':
      return asNumber(value);
    case 'bool':
      return BOOLS.get(value) ?? null;
    case 'time':
      // A zone decides which moment it is, and not whether it is one.
      return parseTime(value, 'UTC') === undefined ? null : value;
    case 'list':
      return Array.isArray(value) ? value : [value];
    case 'record':
      return typeof value === 'object' && !Array.isArray(value) ? value : null;
    default:
      return value;
  }
}

function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
