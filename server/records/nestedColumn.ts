import type { TSchema } from 'typebox';
import { parsePath, pathText } from '../../src/conditions/index.ts';
import type { SqlColumn } from '../../src/conditions/index.ts';
import { columnText } from './identifier.ts';
import type { ModuleShape } from './shape.ts';

/**
 * Conditions over what stands within a structured value: the id of a reference (`tutor.value`), the first day of a
 * range (`internship[0]`). A path leads somewhere only where the schema of the field's own widget says that something
 * is there, so that no name of a request ever reaches a statement.
 */

/** Names of members as they may stand in a statement; others are not reached. */
const MEMBER = /^[A-Za-z0-9_]{1,63}$/;
const INDEX = /^(?:0|[1-9]\d{0,3})$/;

/** What of a schema this file reads. */
interface Shape {
  type?: unknown;
  properties?: unknown;
  items?: unknown;
  maxItems?: unknown;
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** The schema of what a path leads to within a value; undefined where it leads nowhere. */
function schemaAt(schema: unknown, [key, ...rest]: readonly string[]): Shape | undefined {
  if (!isShape(schema)) return undefined;
  if (key === undefined) return schema;
  if (schema.type === 'array') {
    const isElement = INDEX.test(key) && Number(key) < Number(schema.maxItems);
    return isElement ? schemaAt(schema.items, rest) : undefined;
  }
  if (!MEMBER.test(key) || !isShape(schema.properties) || !Object.hasOwn(schema.properties, key))
    return undefined;
  return schemaAt((schema.properties as Record<string, TSchema>)[key], rest);
}

/** What a canonical path (`internship.0`) reads of a structured field, as `toSql` takes it; undefined for nothing. */
export function columnInside({ byCode }: ModuleShape, path: string): SqlColumn | undefined {
  const [code = '', ...keys] = path.split('.');
  const field = byCode.get(code);
  if (field?.type !== 'json' || keys.length === 0) return undefined;
  const found = schemaAt(field.meta.value, keys);
  const at = (operator: '#>' | '#>>'): string => `(${columnText(field)} ${operator} '{${keys.join(',')}}')`;
  if (found?.type === 'string') return { sql: at('#>>'), type: 'text' };
  const isNumber = found?.type === 'number' || found?.type === 'integer';
  return isNumber ? { sql: at('#>'), type: 'json' } : undefined;
}

/** The code of the field that a condition's key reads, whole or a part of it; the key itself where it reads none. */
export function fieldOfKey(shape: ModuleShape, bindKey: string): string {
  const steps = parsePath(bindKey) ?? [];
  const inside = steps.length > 1 && columnInside(shape, pathText(steps)) !== undefined;
  return inside ? (steps[0]?.key ?? bindKey) : bindKey;
}
