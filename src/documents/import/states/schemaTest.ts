import { isBool, isList, isNumber, isPlain, isRecord, isText, own, type Raw } from '../read/json.ts';
import type { Run } from '../read/run.ts';
import { knownAt } from './addresses.ts';
import { isEmpty, isFilled, literalFor } from './comparison.ts';
import { type Named, named } from './names.ts';
import { every, negated, type Said, some } from './said.ts';

/** Members that ask nothing of a value. */
export const SILENT = new Set(['title', 'description', 'default', '$comment', 'examples']);

/** Whether an object fits a schema, as an expression over the fields that its properties became. */
export function objectTest(schema: unknown, address: readonly string[], run: Run): Said {
  if (isBool(schema)) return schema;
  if (!isRecord(schema)) return undefined;
  const required = listOf(schema, 'required').filter(isText);
  const parts = Object.entries(schema).map(([key, value]): Said => {
    if (SILENT.has(key) || (key === 'type' && value === 'object')) return true;
    if (key === 'properties' && isRecord(value))
      return every(
        Object.entries(value).map(([name, part]) =>
          memberTest(part, [...address, name], required.includes(name), run),
        ),
      );
    if (key === 'required')
      return every(
        unsaid(schema, required).map((name) =>
          filled(named(knownAt(run, [...address, name].join('.')), run)),
        ),
      );
    return composed(key, value, (part) => objectTest(part, address, run));
  });
  return every(parts);
}

/** Names that are to be filled, without those of which a value is asked that only what is filled has. */
const unsaid = (schema: Raw, names: readonly string[]): readonly string[] => {
  const properties = own(schema, 'properties');
  return names.filter((name) => {
    const part = isRecord(properties) ? own(properties, name) : undefined;
    const asked = isRecord(part) ? [own(part, 'const'), ...listOf(part, 'enum')] : [];
    const values = asked.filter((value) => value !== undefined);
    return values.length === 0 || values.includes(null);
  });
};

/** Whether a property is filled. */
export const filledTest = (address: readonly string[], run: Run): Said =>
  filled(named(knownAt(run, address.join('.')), run));

const filled = (field: Named | undefined): Said => field && isFilled(field);

/** What is asked of a property holds for an object that has it not. */
function memberTest(schema: unknown, address: readonly string[], required: boolean, run: Run): Said {
  if (isRecord(schema) && Object.hasOwn(schema, 'properties')) return objectTest(schema, address, run);
  const field = named(knownAt(run, address.join('.')), run);
  if (!field) return undefined;
  const fits = valueTest(schema, field);
  return required || typeof fits !== 'string' ? fits : some([isEmpty(field), fits]);
}

/** Whether the value of a field, where it has one, fits a schema. */
export function valueTest(schema: unknown, field: Named): Said {
  if (isBool(schema)) return schema;
  if (!isRecord(schema)) return undefined;
  return every(
    Object.entries(schema).map(([key, value]): Said => {
      if (SILENT.has(key) || (key === 'type' && isText(value) && value !== 'null')) return true;
      if (key === 'const') return equals(field, value);
      if (key === 'enum') return isList(value) ? some(value.map((each) => equals(field, each))) : undefined;
      if (Object.hasOwn(LIMITS, key)) return limited(key, value, field);
      return composed(key, value, (part) => valueTest(part, field));
    }),
  );
}

const LIMITS: Readonly<Record<string, { sign: string; of: 'number' | 'text' }>> = {
  minimum: { sign: '>=', of: 'number' },
  maximum: { sign: '<=', of: 'number' },
  exclusiveMinimum: { sign: '>', of: 'number' },
  exclusiveMaximum: { sign: '<', of: 'number' },
  minLength: { sign: '>=', of: 'text' },
  maxLength: { sign: '<=', of: 'text' },
};

function limited(key: string, value: unknown, { reference, column }: Named): Said {
  const limit = LIMITS[key];
  if (!limit || column !== limit.of || !isPlain(value)) return undefined;
  const measured = limit.of === 'text' ? `length(${reference})` : reference;
  return `(${measured} ${limit.sign} ${String(value)})`;
}

function composed(key: string, value: unknown, test: (part: unknown) => Said): Said {
  if (key === 'not') return negated(test(value));
  if (key === 'allOf' && isList(value)) return every(value.map(test));
  return key === 'anyOf' && isList(value) ? some(value.map(test)) : undefined;
}

function equals(field: Named, value: unknown): Said {
  if (value === null) return isEmpty(field);
  if (!isOfField(field, value)) return false;
  const literal =
    isScalar(value) && field.column !== 'datetime' ? literalFor(field, value, '===') : undefined;
  return literal && `(${field.reference} == ${literal})`;
}

/** Whether a field can have such a value; where that is not known, it is asked. */
function isOfField({ column, originals }: Named, value: unknown): boolean {
  if (originals !== undefined && originals.size > 0) return [...originals.values()].includes(value);
  if (column === 'bool') return isBool(value);
  if (column === 'number') return isNumber(value);
  return (column !== 'text' && column !== 'date') || isText(value);
}

const isScalar = (value: unknown): value is string | number | boolean =>
  isText(value) || isNumber(value) || isBool(value);

const listOf = (schema: Raw, key: string): readonly unknown[] => {
  const value = own(schema, key);
  return isList(value) ? value : [];
};
