import { isObject, refusals } from './judge.mjs';
import { isValid } from './reference.mjs';

/**
 * @typedef {object} Case
 * @property {any} schema
 * @property {unknown} data
 * @property {boolean} wrapped the schema is a property of the form
 * @property {boolean} valid what the suite says
 * @property {import('./judge.mjs').ImportedForm} imported
 * @property {import('./judge.mjs').Product} product
 * @property {(schema: unknown) => import('./judge.mjs').ImportedForm} read
 */

/**
 * What `docs/formily.md` says of verdicts that differ without a finding, each with what takes its sign out of a schema or
 * its data. It excuses a verdict only where that sign decides: without it, the form and JSON Schema agree.
 * @type {readonly (readonly [string, (around: Case) => { schema: any, data: unknown }])[]}
 */
const SIGNS = [
  ['an empty value is no value', ({ schema, data }) => ({ schema, data: without(data, isEmpty) })],
  [
    'blanks alone say nothing where something is required',
    ({ schema, data }) => ({ schema, data: without(data, isBlank) }),
  ],
  [
    'members without a field are no part of a form',
    ({ schema, data }) => ({ schema, data: named(schema, data) }),
  ],
  ['a keyword says the type of what says none', ({ schema, data }) => ({ schema: typed(schema), data })],
  [
    'a form is the record of an object',
    ({ schema, data, wrapped }) => ({ schema: wrapped ? schema : { type: 'object', ...schema }, data }),
  ],
  [
    'a field is of one type, also where its condition does not hold',
    ({ schema, data }) => ({ schema: always(schema), data }),
  ],
  ['formats are checked as documented', ({ schema, data }) => ({ schema, data: texts(data, usual) })],
  [
    'a text holds no sign U+0000',
    ({ schema, data }) => ({ schema, data: texts(data, (text) => text.replaceAll('\0', '-')) }),
  ],
];

/**
 * The reason for which a verdict differs, as the documentation has it; undefined where none of them decides it.
 * @param {Case} around
 * @returns {string | undefined}
 */
export function documentedReason(around) {
  const { schema, data, valid } = around;
  if (isValid(schema, data) !== valid) return unknownToReference(around);
  const found = SIGNS.find(([, change]) => decides(around, change(around)));
  if (found) return found[0];
  // Several of them at once.
  /** @type {string[]} */
  const reasons = [];
  let left = around;
  for (const [reason, change] of SIGNS) {
    const next = { ...left, ...change(left) };
    if (isSame(next, left)) continue;
    reasons.push(reason);
    left = next;
  }
  return reasons.length > 1 && decides(around, left) ? reasons.join('; ') : undefined;
}

/** What a reference without a parser of its own, and with formats, sees as the form does. @param {Case} around */
function unknownToReference({ schema, data, valid, imported, product, read }) {
  const seen = isValid(schema, data);
  const ours = refusals(imported, data, product).length === 0;
  if (seen !== ours) return undefined;
  const broken = numbers(data, (number) => (Number.isInteger(number) ? number + 0.5 : number));
  if (!valid && isValid(schema, broken) === false) return '1.0 is a whole number';
  const bare = withoutFormats(schema);
  const free = refusals(read(bare), data, product).length === 0;
  if (valid && free && isValid(bare, data) === true) return 'formats are checked as documented';
  return valid && hasDialect(schema) ? 'a dialect of one’s own is read as any other' : undefined;
}

/** Whether a schema says by which vocabulary it is to be read. @param {any} schema @returns {boolean} */
const hasDialect = (schema) =>
  Object.entries(Object(schema)).some(([key, each]) =>
    key === '$schema' ? !/json-schema\.org\/draft/.test(String(each)) : isObject(each) && hasDialect(each),
  );

/** @param {Case} around @param {{ schema: any, data: unknown }} changed */
function decides({ schema, data, imported, product }, changed) {
  if (isSame(changed, { schema, data })) return false;
  return isValid(changed.schema, changed.data) === (refusals(imported, changed.data, product).length === 0);
}

/** @param {{ schema: unknown, data: unknown }} one @param {{ schema: unknown, data: unknown }} other */
const isSame = (one, other) =>
  JSON.stringify([one.schema, one.data]) === JSON.stringify([other.schema, other.data]);

/** @param {unknown} value */
const isEmpty = (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** @param {unknown} value */
const isBlank = (value) => typeof value === 'string' && value.trim() === '';

/** Data without the members and entries that are something. @param {any} data @param {(value: unknown) => boolean} is @returns {any} */
function without(data, is) {
  if (Array.isArray(data)) return data.filter((each) => !is(each)).map((each) => without(each, is));
  if (!isObject(data)) return data;
  const left = Object.entries(data).filter(([, each]) => !is(each));
  return Object.fromEntries(left.map(([name, each]) => [name, without(each, is)]));
}

/** Data without members that the schema has no property for. @param {any} schema @param {any} data @returns {any} */
function named(schema, data) {
  if (Array.isArray(data) && isObject(schema?.items)) return data.map((each) => named(schema.items, each));
  if (!isObject(data) || !isObject(schema?.properties)) return data;
  const { properties } = schema;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => Object.hasOwn(properties, name))
      .map(([name, each]) => [name, named(properties[name], each)]),
  );
}

/** @param {any} data @param {(text: string) => string} change @returns {any} */
const texts = (data, change) => scalars(data, (each) => (typeof each === 'string' ? change(each) : each));

/** @param {any} data @param {(number: number) => number} change @returns {any} */
const numbers = (data, change) => scalars(data, (each) => (typeof each === 'number' ? change(each) : each));

/** @param {any} data @param {(value: any) => any} change @returns {any} */
function scalars(data, change) {
  if (Array.isArray(data)) return data.map((each) => scalars(each, change));
  if (!isObject(data)) return change(data);
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, scalars(each, change)]));
}

/** The type that the keywords of a schema speak of, in the order in which the import asks them. @type {Readonly<Record<string, readonly string[]>>} */
const SAYING = {
  object: [
    'properties',
    'required',
    'dependencies',
    'dependentSchemas',
    'dependentRequired',
    'patternProperties',
    'additionalProperties',
    'minProperties',
    'maxProperties',
    'propertyNames',
  ],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['format', 'pattern', 'minLength', 'maxLength'],
};

/** Under which stand values and tests, and nothing that a value has to fit. */
const NO_SCHEMAS = new Set(['default', 'enum', 'const', 'examples', 'if', 'not', 'required', 'type']);

/** A schema whose parts are of the types that their keywords speak of. @param {any} schema @param {boolean} names @returns {any} */
function typed(schema, names = false) {
  if (Array.isArray(schema)) return schema.map((each) => typed(each));
  if (!isObject(schema)) return schema;
  const inside = Object.entries(schema).map(([key, each]) => [
    key,
    !names && NO_SCHEMAS.has(key) ? each : typed(each, !names && HOLDING_NAMES.has(key)),
  ]);
  const said =
    names || schema.type !== undefined
      ? undefined
      : Object.entries(SAYING).find(([, keys]) => keys.some((key) => key in schema))?.[0];
  return Object.fromEntries(said === undefined ? inside : [...inside, ['type', said]]);
}

/** A schema in which properties that there are under conditions are of their types anyway. @param {any} schema @returns {any} */
function always(schema) {
  if (Array.isArray(schema)) return schema.map(always);
  if (!isObject(schema)) return schema;
  const parts = [
    schema.then,
    schema.else,
    ...Object.values(Object(schema.dependencies ?? schema.dependentSchemas)),
  ];
  const brought = parts.flatMap((part) =>
    Object.entries(Object(isObject(part) ? part.properties : undefined)),
  );
  const inside = Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, always(each)]));
  const types = brought.flatMap(([name, { type }]) => (type === undefined ? [] : [[name, { type }]]));
  return types.length === 0 ? inside : { allOf: [inside, { properties: Object.fromEntries(types) }] };
}

/** A text without what formats here refuse or take other than JSON Schema. @param {string} text */
const usual = (text) =>
  text
    .replace(/^"[^"]*"@/, 'a@')
    .replace(/@\[.*\]$/, '@b.cn')
    .replace(/^\.+|\.+(?=[.@])/g, '')
    .replace(/@.*[^\w.-].*$/, '@b.cn')
    .replace(/\d\d:\d\d:60/, '12:00:59')
    .replace(/^[\d-]+t[\d:.]+(z|[+-][\d:]+)$/, (moment) => moment.toUpperCase());

/** Members whose own members are called as people chose. */
const HOLDING_NAMES = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
  'dependentRequired',
]);

/** @param {any} schema @returns {any} */
function withoutFormats(schema) {
  if (Array.isArray(schema)) return schema.map(withoutFormats);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, each]) => !(key === 'format' && typeof each === 'string'))
      .map(([key, each]) => [key, withoutFormats(each)]),
  );
}
