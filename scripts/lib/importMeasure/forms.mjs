import { isObject } from './judge.mjs';

/**
 * The schema in a file of a form: Formily's, as its designer exports it, or beside a `uischema` as JSON Forms and rjsf
 * keep it; undefined for what is no schema of a form.
 * @param {unknown} content
 * @returns {Record<string, unknown> | undefined}
 */
export function schemaIn(content) {
  if (!isObject(content)) return undefined;
  if (isObject(content.properties) || Array.isArray(content.allOf)) return content;
  return isObject(content.schema) ? (isObject(content.form) ? content : content.schema) : undefined;
}

/**
 * The properties of a schema that are to become fields, those that hold no properties themselves: pointers, each with
 * the references that lead there.
 * @param {unknown} root
 * @returns {Map<string, readonly string[]>}
 */
function fieldsOf(root) {
  /** @type {Map<string, readonly string[]>} */
  const found = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {unknown} schema @param {string} path @param {readonly string[]} way */
  const walk = (schema, path, way) => {
    if (typeof schema !== 'object' || schema === null || seen.has(path) || path.length > 2_000) return;
    seen.add(path);
    if (isObject(schema)) {
      const reference = schema.$ref;
      if (typeof reference === 'string' && reference.startsWith('#/'))
        walk(at(root, reference.slice(1)), reference.slice(1), [...way, path]);
      if (isObject(schema.properties))
        for (const [name, each] of Object.entries(schema.properties)) {
          const place = step(`${path}/properties`, name);
          if (isObject(each) && !holdsMore(each) && each.type !== 'void') found.set(place, way);
        }
    }
    for (const [key, each] of Object.entries(schema))
      if (!NO_FIELDS.has(key)) walk(each, step(path, key), way);
  };
  walk(root, '', []);
  return found;
}

/** Under which nothing is a field: what is only referred to, values, and what only asks. */
const NO_FIELDS = new Set(['definitions', '$defs', 'default', 'enum', 'examples', 'if', 'not']);

/** @param {string} path @param {string} key */
const step = (path, key) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** @param {Record<string, unknown>} schema */
const holdsMore = (schema) => ['properties', '$ref', 'allOf'].some((key) => key in schema);

/** @param {unknown} root @param {string} path */
const at = (root, path) =>
  path
    .split('/')
    .slice(1)
    .reduce(
      (/** @type {any} */ found, key) => found?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      root,
    );

/**
 * What became of the fields of a schema: arrived, told of, or neither.
 * @param {Record<string, unknown>} schema
 * @param {import('./judge.mjs').ImportedForm} imported
 */
export function measureForm(schema, { places, notCarried }) {
  const paths = new Set(places.map(({ path }) => path));
  const told = notCarried.map(({ path = '' }) => path);
  const about = (/** @type {string} */ field) =>
    told.some(
      (path) =>
        path !== '' && (field === path || field.startsWith(`${path}/`) || path.startsWith(`${field}/`)),
    );
  const inner = isObject(schema.properties) || !isObject(schema.schema) ? '' : '/schema';
  const fields = [...fieldsOf(inner === '' ? schema : schema.schema)];
  const arrived = fields.filter(([path]) => paths.has(`${inner}${path}`));
  const silent = fields
    .filter(([path]) => !paths.has(`${inner}${path}`))
    .filter(([path, way]) => ![path, ...way].some((each) => about(`${inner}${each}`)));
  return { fields: fields.length, arrived: arrived.length, silent: silent.map(([path]) => path) };
}
