/**
 * The characters that a text of a workbook writes as `_xHHHH_` (ECMA-376 part 1, 22.9.2.19): those that XML cannot hold,
 * and an underscore before what would read as such.
 * @param {string} text
 */
export const unescaped = (text) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_whole, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
