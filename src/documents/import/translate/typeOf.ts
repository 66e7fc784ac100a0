import { listed } from '../../../schemas/text.ts';
import { importFinding } from '../read/findings.ts';
import type { Branch } from '../normalise/branches.ts';
import { isList, isRecord, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';

/** Lists as Formily's designer types them: `string[]`, `Array<object>`. */
const LIST_TYPE = /^(?:\w+\[\]|Array<\w+>)$/i;

/** Members that say of which type a value is, where nothing else does. */
const SAYING: Readonly<Record<string, readonly string[]>> = {
  object: [
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'minProperties',
    'maxProperties',
    'propertyNames',
  ],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['x-component', 'format', 'pattern', 'minLength', 'maxLength'],
};

/** The type of a value; of several the one beside null. Values of more than one are told of, unless they are listed. */
export function typeOf(reader: Reader, branches: readonly Branch[], run: Run): string {
  const type = reader.peek('type');
  if (isText(type)) {
    reader.take('type');
    return run.formily && LIST_TYPE.test(type) ? 'array' : type;
  }
  const types = isList(type) ? typesAmong(type) : [];
  if (types.length > 0) reader.take('type');
  if (types[0] !== undefined && types.length === 1 && types[0] !== ANOTHER) return types[0];
  const said = saidBy(reader, branches);
  if (listsSingle(reader)) return isRecord(reader.peek('properties')) ? 'object' : 'string';
  if (types.length > 1) {
    const kept = isRecord(reader.peek('properties')) ? 'object' : 'string';
    const among = { zhCN: listed(types, 'zhCN'), enUS: listed(types, 'enUS') };
    run.report(importFinding('TYPE_UNION', reader.path, { types: among, kept }));
    return kept;
  }
  // What a component, a pattern or a limit says is as good as a type.
  if (said === undefined) run.report(importFinding('NO_TYPE', reader.path));
  return said ?? 'string';
}

/** The type that members speak of, or conditions over members of the value. */
function saidBy(reader: Reader, branches: readonly Branch[]): string | undefined {
  const ofObject = branches.some(
    ({ when, then }) =>
      isText(when) || [when, then.source].some((schema) => Object.hasOwn(schema, 'properties')),
  );
  if (ofObject) return 'object';
  return Object.entries(SAYING).find(([type, members]) =>
    members.some(
      (member) => reader.peek(member) !== undefined && !(type === 'object' && reader.peek(member) === true),
    ),
  )?.[0];
}

/** Before draft 4 one of several types could be a schema. */
const ANOTHER = '{…}';

/** The types of a union that hold something: null is an empty value, a whole number a number. */
function typesAmong(list: readonly unknown[]): readonly string[] {
  const named = list.flatMap((type) => (isText(type) ? type : isRecord(type) ? ANOTHER : []));
  const types = new Set(named.filter((type) => type !== 'null'));
  if (types.has('number')) types.delete('integer');
  return [...types];
}

/** Whether the values are written out, which then are as good as a type. */
export const listsValues = (reader: Reader): boolean =>
  ['enum', 'const'].some((member) => reader.peek(member) !== undefined) ||
  ['oneOf', 'anyOf'].some((member) => isListOfConstants(reader.peek(member)));

/** Whether some value that is written out is a single one: lists and objects are none to choose from. */
const listsSingle = (reader: Reader): boolean => {
  const only = reader.peek('const');
  return listsValues(reader) && !(reader.peek('enum') === undefined && (isRecord(only) || isList(only)));
};

/** Whether alternatives are values to choose from, and no shapes. */
export const isListOfConstants = (list: unknown): list is readonly unknown[] =>
  isList(list) && list.every(isConstant);

const isConstant = (entry: unknown): boolean => isRecord(entry) && Object.hasOwn(entry, 'const');
