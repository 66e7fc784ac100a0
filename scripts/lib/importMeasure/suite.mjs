import { accepts, isObject } from './judge.mjs';

/**
 * @typedef {{ description: string, schema: unknown, tests: readonly { description: string, data: unknown, valid: boolean }[] }} Group
 * @typedef {{ same: number, told: number, toldOf: string[], documented: Map<string, number>, silent: string[], crash: string[] }} Verdicts
 */

/** Whether a file holds groups of the JSON Schema Test Suite. @param {unknown} content @returns {content is Group[]} */
export const isSuite = (content) =>
  Array.isArray(content) &&
  content.length > 0 &&
  content.every((group) => isObject(group) && 'schema' in group && Array.isArray(group.tests));

/** @returns {Verdicts} */
export const noVerdicts = () => ({
  same: 0,
  told: 0,
  toldOf: [],
  documented: new Map(),
  silent: [],
  crash: [],
});

/**
 * The schema of a group as that of a form: wrapped as one property where it is none of an object, with its references.
 * @param {unknown} schema
 * @param {string | undefined} draft
 */
function asForm(schema, draft) {
  const whole = isObject(schema) && isObject(schema.properties);
  const around = draft === undefined ? {} : { $schema: draft };
  if (whole) return { schema: { ...around, ...schema }, wrap: (/** @type {unknown} */ data) => data };
  return {
    schema: {
      ...around,
      type: 'object',
      required: ['value'],
      properties: { value: under('/properties/value', schema) },
    },
    wrap: (/** @type {unknown} */ data) => ({ value: data }),
  };
}

/** Moves the references of a schema to where it now stands. @param {string} place @param {unknown} value @returns {unknown} */
function under(place, value) {
  if (Array.isArray(value)) return value.map((each) => under(place, each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const local = key === '$ref' && typeof each === 'string' && (each === '#' || each.startsWith('#/'));
      return [key, local ? `#${place}${each.slice(1)}` : under(place, each)];
    }),
  );
}

/**
 * What `docs/formily.md` says of verdicts that differ without a finding, each with how it is told in a test.
 * @type {readonly (readonly [string, (around: { schema: any, data: unknown, wrapped: boolean, file: string }) => boolean])[]}
 */
const DOCUMENTED = [
  ['an empty value is no value', ({ data, wrapped }) => holds(data, isEmpty, !wrapped)],
  [
    'blanks alone say nothing where something is required',
    ({ data }) => holds(data, (each) => typeof each === 'string' && each.trim() === ''),
  ],
  ['members without a field are no part of a form', ({ schema, data }) => hasUnnamed(schema, data)],
  ['a keyword says the type of what says none', ({ schema, data }) => hasUntyped(schema, data)],
  [
    'a form is the record of an object',
    ({ schema, data, wrapped }) => !wrapped && !isObject(data) && schema.type === undefined,
  ],
  [
    'a text holds no sign U+0000',
    ({ data }) => holds(data, (each) => typeof each === 'string' && each.includes('\0')),
  ],
  ['1.0 is a whole number', ({ data }) => holds(data, Number.isInteger)],
  ['formats are checked', ({ file }) => /(^|\/)format(\.json|\/)/.test(file)],
];

/** @param {unknown} value */
const isEmpty = (value) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** @param {unknown} data @param {(value: unknown) => boolean} is @param {boolean} inside @returns {boolean} */
const holds = (data, is, inside = false) =>
  (!inside && is(data)) ||
  (typeof data === 'object' && data !== null && Object.values(data).some((each) => holds(each, is)));

/** @param {any} schema @param {unknown} data @returns {boolean} */
function hasUnnamed(schema, data) {
  if (Array.isArray(data)) return data.some((each) => hasUnnamed(schema?.items, each));
  if (!isObject(data)) return false;
  const properties = isObject(schema?.properties) ? schema.properties : {};
  return Object.entries(data).some(
    ([name, value]) => !Object.hasOwn(properties, name) || hasUnnamed(properties[name], value),
  );
}

/** The type that the keywords of a schema speak of, and whether a value is of it. @type {readonly (readonly [readonly string[], (value: unknown) => boolean])[]} */
const SAYING = [
  [
    [
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
    isObject,
  ],
  [['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'], Array.isArray],
  [
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    (value) => typeof value === 'number',
  ],
  [['format', 'pattern', 'minLength', 'maxLength'], (value) => typeof value === 'string'],
];

/** Whether some value is of another type than the keywords of its schema speak of. @param {any} schema @param {unknown} data @returns {boolean} */
function hasUntyped(schema, data) {
  if (!isObject(schema)) return false;
  if (
    schema.type === undefined &&
    SAYING.some(([keys, is]) => keys.some((key) => key in schema) && !is(data))
  )
    return true;
  if (Array.isArray(data)) return data.some((each) => hasUntyped(schema.items, each));
  if (!isObject(data) || !isObject(schema.properties)) return false;
  const { properties } = schema;
  return Object.entries(data).some(
    ([name, value]) => Object.hasOwn(properties, name) && hasUntyped(properties[name], value),
  );
}

/** Whether a finding speaks of such data at all. @param {{ code: string }} finding @param {unknown} data */
const speaksOf = ({ code }, data) => {
  if (code === 'CODE_CHANGED') return false;
  if (code !== 'CAPACITY') return true;
  const beyond = (/** @type {unknown} */ each) =>
    (typeof each === 'string' && (each.length > 200 || /[\n\r\u2028\u2029]/.test(each))) ||
    (typeof each === 'number' && (Math.abs(each) >= 1e15 || Number(each.toFixed(6)) !== each)) ||
    (Array.isArray(each) && each.length > 200);
  return holds(data, beyond);
};

/**
 * Judges the tests of a group by the form that its schema becomes.
 * @param {Group} group
 * @param {{ file: string, draft: string | undefined, product: import('./judge.mjs').Product, read: (schema: unknown) => import('./judge.mjs').ImportedForm }} how
 * @param {Verdicts} verdicts
 */
export function judgeGroup(group, { file, draft, product, read }, verdicts) {
  const { schema, wrap } = asForm(group.schema, draft);
  for (const { description, data, valid } of group.tests) {
    const name = `${group.description}: ${description} (${valid ? 'valid' : 'invalid'})`;
    try {
      const imported = read(schema);
      const wrapped = wrap(data);
      if (accepts(imported, wrapped, product) === valid) verdicts.same += 1;
      else if (imported.notCarried.some((finding) => speaksOf(finding, wrapped))) {
        verdicts.told += 1;
        verdicts.toldOf.push(
          `${name}: ${[...new Set(imported.notCarried.map(({ code }) => code))].join(', ')}`,
        );
      } else {
        const around = { schema, data: wrapped, wrapped: wrapped !== data, file };
        const reason = DOCUMENTED.find(([, is]) => is(around))?.[0];
        if (reason === undefined) verdicts.silent.push(name);
        else verdicts.documented.set(reason, (verdicts.documented.get(reason) ?? 0) + 1);
      }
    } catch (error) {
      verdicts.crash.push(`${name}: ${String(error)}`);
    }
  }
}
