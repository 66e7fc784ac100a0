// @formily/antd-v5 1.2.4 numbers the rows of its ArrayTable by a member that it writes into each of them, which would be
// saved with the record. It becomes one that nobody copies.

const FILE = /@formily\/antd-v5\/(?:esm|lib)\/array-table\/index\.js$/;
const WRITTEN = 'item[indexKey] = index;';
const HIDDEN =
  'Object.defineProperty(item, indexKey, { value: index, enumerable: false, configurable: true, writable: true });';

/** @returns {import('vite').Plugin} */
export function formilyRows() {
  return {
    name: 'formily-rows',
    enforce: 'pre',
    transform(code, id) {
      if (!FILE.test(id.split('?')[0] ?? '')) return null;
      if (!code.includes(WRITTEN)) throw new Error('formilyRows: ArrayTable no longer numbers its rows so.');
      return { code: code.replace(WRITTEN, HIDDEN), map: null };
    },
  };
}
