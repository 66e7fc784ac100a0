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
 * @typedef {object} Refusal a value that the form does not accept
 * @property {string} path of the property that its field was
 * @property {unknown} value
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
 * Where a record of the form may not hold data of the schema: judged by the types of its columns and by the function that
 * settles records in browser and server.
 * @param {ImportedForm} imported
 * @param {unknown} data
 * @param {Product} product
 * @returns {readonly Refusal[]} nothing: the form accepts them
 */
export function refusals({ document, places }, data, product) {
  const shape = product.readShape(document, product.environment.metas);
  /** @type {Record<string, unknown>} */
  const values = {};
  /** @type {Refusal[]} */
  const refused = [];
  if (!isObject(data)) refused.push({ path: '', value: data });
  /** @param {any} field @param {unknown} given @param {string} path */
  const take = (field, given, path) => {
    const options = field.node.props?.options;
    const value = field.meta.hasOptions === true ? asText(given) : given;
    if (Array.isArray(options) && value !== null && value !== undefined && value !== '') {
      const known = new Set(options.map((option) => option.value));
      const chosen = Array.isArray(value) ? value : [value];
      if (!chosen.every((each) => known.has(each))) refused.push({ path, value: given });
    }
    const checked = product.checkValue(field, value);
    if ('code' in checked) refused.push({ path, value: given });
    return 'value' in checked ? checked.value : null;
  };
  for (const field of shape.fields) {
    const place = places.find(({ table, code }) => table === undefined && code === field.code);
    const path = place?.path ?? '';
    const found = valueAt(data, place?.address ?? []);
    if (found.wrong) refused.push({ path, value: data });
    const columns = places.filter(({ table }) => table === field.code);
    if (columns.length === 0 || !Array.isArray(found.value)) {
      values[field.code] = take(field, found.value, path);
      continue;
    }
    const rows = found.value.map((entry) =>
      Object.fromEntries(
        columns.map(({ code, address, path: within }) => {
          const member = field.members?.find((each) => each.code === code);
          const inside = valueAt(entry, address);
          if (inside.wrong || (!isObject(entry) && address.length > 0))
            refused.push({ path: within, value: entry });
          return [code, member ? take(member, inside.value, within) : null];
        }),
      ),
    );
    values[field.code] = take(field, rows, path);
  }
  if (refused.length > 0) return refused;
  const form = product.compileForm(document, product.environment);
  return product.settleRecord(form, values, {}, product.open).errors.map(({ field }) => {
    const [code, ...within] = field.split('.');
    const place = places.find((each) =>
      within.length === 0
        ? each.table === undefined && each.code === code
        : each.table === code && each.code === within.at(-1),
    );
    return { path: place?.path ?? '', value: valueAt(data, place?.address ?? []).value };
  });
}
