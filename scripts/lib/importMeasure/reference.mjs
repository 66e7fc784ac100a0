import { Check, Errors } from 'typebox/schema';
import { isObject } from './judge.mjs';

/**
 * Whether data are valid by JSON Schema itself; undefined where the reference cannot tell.
 * @param {any} schema
 * @param {unknown} data
 * @returns {boolean | undefined}
 */
export function isValid(schema, data) {
  try {
    return Check(schema, data);
  } catch {
    return undefined; // a reference that leads to another file, a pattern that is none
  }
}

/** Members that lead to another part of a schema. */
const LEADING = ['$ref', '$dynamicRef', '$recursiveRef', 'extends'];

/**
 * The keywords that data break, each with the parts of the schema on the way there: `/properties/a`, the references on it,
 * and what is behind these.
 * @param {any} schema
 * @param {unknown} data
 * @returns {readonly { keyword: string, way: readonly string[] }[]}
 */
export function brokenKeywords(schema, data) {
  try {
    return Errors(schema, data)[1].flatMap((error) => {
      const parts = wayTo(schema, error.schemaPath.replace(/^#/, ''));
      const last = parts.at(-1) ?? '';
      const way = parts.flatMap((part) => [part, ...LEADING.map((member) => `${part}/${member}`)]);
      if (error.keyword === 'boolean') return { keyword: last, way };
      if (error.keyword !== 'if') return { keyword: `${last}/${error.keyword}`, way };
      // Of what a condition asks the reference says no more than that it is not so.
      const part = `${last}/${error.params.failingKeyword}`;
      const then = /** @type {any} */ (valueAt(schema, part));
      const { $defs, definitions } = schema;
      const inner = brokenKeywords({ $defs, definitions, ...then }, valueAt(data, error.instancePath));
      if (inner.length === 0) return { keyword: part, way };
      return inner.map((each) => ({
        keyword: part + each.keyword,
        way: [...way, ...each.way.map((step) => part + step)],
      }));
    });
  } catch {
    return [];
  }
}

/** @param {any} root @param {string} path @returns {readonly string[]} */
function wayTo(root, path) {
  const way = [''];
  let at = root;
  let here = '';
  const follow = () => {
    for (let steps = 0; steps < 20 && isObject(at) && typeof at.$ref === 'string'; steps += 1) {
      if (at.$ref !== '#' && !at.$ref.startsWith('#/')) return;
      here = at.$ref.slice(1);
      at = valueAt(root, here);
      way.push(here);
    }
  };
  for (const key of path.split('/').slice(1)) {
    if (!isObject(at) || !Object.hasOwn(at, nameOf(key))) follow();
    at = /** @type {any} */ (at)?.[nameOf(key)];
    here = `${here}/${key}`;
    way.push(here);
  }
  follow();
  return way;
}

/** @param {any} root @param {string} path @returns {unknown} */
const valueAt = (root, path) =>
  path
    .split('/')
    .slice(1)
    .reduce((found, key) => found?.[nameOf(decodeURIComponent(key))], root);

/** @param {string} key */
const nameOf = (key) => key.replaceAll('~1', '/').replaceAll('~0', '~');
