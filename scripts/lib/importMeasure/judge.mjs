/**
 * @typedef {import('../../../src/documents/import/importForm.ts').ImportedForm} ImportedForm
 * @typedef {Record<string, unknown>} Data
 * @typedef {object} Product what of the product judges a form
 * @property {typeof import('../../../src/documents/form.ts').compileForm} compileForm
 * @property {typeof import('../../../src/documents/settle.ts').settleRecord} settleRecord
 * @property {typeof import('../../../src/documents/resolve.ts').OPEN} open
 * @property {typeof import('../../../server/records/shape.ts').readShape} readShape
 * @property {typeof import('../../../server/records/value.ts').checkValue} checkValue
 * @property {import('../../../src/documents/environment.ts').Environment} environment
 */

/** @param {unknown} value @returns {value is Data} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What data say at an address; `wrong` where something on the way is no object.
 * @param {unknown} data
 * @param {readonly string[]} address
 */
function valueAt(data, address) {
  let at = data;
  for (const name of address) {
    if (at === undefined) return { value: undefined, wrong: false };
    if (!isObject(at)) return { value: undefined, wrong: true };
    at = Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return { value: at, wrong: false };
}

/** Options of a choice hold texts: a value that became one is sought as one. @param {unknown} value @returns {unknown} */
const asText = (value) =>
  Array.isArray(value)
    ? value.map(asText)
    : ['number', 'boolean'].includes(typeof value)
      ? String(value)
      : value;

/**
 * Whether a record of the form may hold data of the schema: judged by the types of its columns and by the function that
 * settles records in browser and server.
 * @param {ImportedForm} imported
 * @param {unknown} data
 * @param {Product} product
 * @returns {boolean}
 */
export function accepts({ document, places }, data, product) {
  const shape = product.readShape(document, product.environment.metas);
  /** @type {Record<string, unknown>} */
  const values = {};
  let sound = isObject(data);
  /** @param {any} field @param {unknown} given */
  const take = (field, given) => {
    const options = field.node.props?.options;
    const value = field.meta.hasOptions === true ? asText(given) : given;
    if (Array.isArray(options) && value !== null && value !== undefined && value !== '') {
      const known = new Set(options.map((option) => option.value));
      const chosen = Array.isArray(value) ? value : [value];
      sound &&= chosen.every((each) => known.has(each));
    }
    const checked = product.checkValue(field, value);
    if ('code' in checked) sound = false;
    return 'value' in checked ? checked.value : null;
  };
  for (const field of shape.fields) {
    const place = places.find(({ table, code }) => table === undefined && code === field.code);
    const found = valueAt(data, place?.address ?? []);
    sound &&= !found.wrong;
    const columns = places.filter(({ table }) => table === field.code);
    if (columns.length === 0 || !Array.isArray(found.value)) {
      values[field.code] = take(field, found.value);
      continue;
    }
    const rows = found.value.map((entry) =>
      Object.fromEntries(
        columns.map(({ code, address }) => {
          const member = field.members?.find((each) => each.code === code);
          const inside = valueAt(entry, address);
          sound &&= !inside.wrong && (isObject(entry) || address.length === 0);
          return [code, member ? take(member, inside.value) : null];
        }),
      ),
    );
    values[field.code] = take(field, rows);
  }
  if (!sound) return false;
  const form = product.compileForm(document, product.environment);
  return product.settleRecord(form, values, {}, product.open).errors.length === 0;
}
