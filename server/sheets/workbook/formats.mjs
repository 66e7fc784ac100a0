import { readPart } from './readPart.mjs';

/** Format codes that files only number (ECMA-376 part 1, 18.8.30), those of Chinese spreadsheets among them. */
const BUILT_IN = new Map(
  /** @type {[string, number[]][]} */ ([
    ['0', [1]],
    ['0.00', [2]],
    ['#,##0', [3]],
    ['#,##0.00', [4]],
    ['0%', [9]],
    ['0.00%', [10]],
    ['0.00E+00', [11]],
    ['# ?/?', [12]],
    ['# ??/??', [13]],
    ['m/d/yyyy', [14, 30]],
    ['d-mmm-yy', [15]],
    ['d-mmm', [16]],
    ['mmm-yy', [17]],
    ['h:mm AM/PM', [18]],
    ['h:mm:ss AM/PM', [19]],
    ['h:mm', [20]],
    ['h:mm:ss', [21]],
    ['m/d/yyyy h:mm', [22]],
    ['yyyy"年"m"月"', [27, 36, 50, 52, 57]],
    ['m"月"d"日"', [28, 29, 51, 53, 54, 58]],
    ['yyyy"年"m"月"d"日"', [31]],
    ['h"时"mm"分"', [32, 34, 55]],
    ['h"时"mm"分"ss"秒"', [33, 35, 56]],
    ['#,##0', [37, 38, 41, 42]],
    ['#,##0.00', [39, 40, 43, 44]],
    ['mm:ss', [45]],
    ['[h]:mm:ss', [46]],
    ['mm:ss.0', [47]],
    ['0.0', [48]],
    ['@', [49]],
  ]).flatMap(([code, ids]) => ids.map((id) => /** @type {[number, string]} */ ([id, code]))),
);

/**
 * The format code of each style of a workbook's cells. What the file says of an id wins over what is built in.
 * @param {import('./archive.mjs').Archive} archive
 * @param {string} part
 * @returns {Promise<string[]>}
 */
export async function readFormats(archive, part) {
  const own = new Map();
  /** @type {string[]} */
  const formats = [];
  let ofCells = false;
  await readPart(archive, part, {
    open: (name, { numFmtId = '0', formatCode }) => {
      const id = Number(numFmtId);
      if (name === 'cellXfs') ofCells = true;
      else if (name === 'numFmt') own.set(id, formatCode ?? '');
      else if (name === 'xf' && ofCells) formats.push(own.get(id) ?? BUILT_IN.get(id) ?? 'General');
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false;
    },
  });
  return formats;
}
