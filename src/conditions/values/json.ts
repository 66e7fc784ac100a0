import { isPlainObject } from '../path.ts';

/** Deeper values are cut, so that neither depth nor a cycle can exhaust the stack. */
const DEPTH = 200;

/**
 * JSON text of a value, as `JSON.stringify` writes it, but that no `toJSON` and no other function of the value is
 * ever called: data stays data. What JSON cannot say (functions, undefined, foreign objects) is left out of
 * objects and null in lists.
 */
export function toJson(value: unknown): string {
  return write(value, 0) ?? 'null';
}

function write(value: unknown, depth: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'bigint':
      return String(value);
    case 'object':
      return value === null ? 'null' : writeObject(value, depth);
    default:
      return undefined;
  }
}

function writeObject(value: object, depth: number): string | undefined {
  if (depth >= DEPTH) return 'null';
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return `[${list.map((item) => write(item, depth + 1) ?? 'null').join(',')}]`;
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'null' : `"${value.toISOString()}"`;
  if (!isPlainObject(value)) return undefined;
  const members: string[] = [];
  for (const key of Object.keys(value)) {
    const text = write(value[key], depth + 1);
    if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${members.join(',')}}`;
}
