import { UnreadableSheet } from './UnreadableSheet.mjs';
import { readPart } from './readPart.mjs';

/** Rows that are counted one by one, of all sheets of a workbook together; of more it is asked what the sheets say. */
const MOST_COUNTED = 20_000;

/** What a sheet says of where its cells are. */
const DIMENSION = /^[A-Z]{1,3}(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/i;

/**
 * How many rows of each sheet hold something, titles among them; a guess by what the sheet says of itself where that is
 * much, undefined where nobody can tell without reading it all.
 * @param {import('./archive.mjs').Archive} archive
 * @param {readonly string[]} parts
 * @returns {Promise<(number | undefined)[]>}
 */
export async function countRows(archive, parts) {
  let left = MOST_COUNTED;
  const counts = [];
  for (const part of parts) {
    try {
      const { rows, counted } = await countIn(archive, part, left);
      left -= counted;
      counts.push(rows);
    } catch (error) {
      // Nobody has asked for this sheet yet: what is wrong with it is told when it is read.
      if (!(error instanceof UnreadableSheet)) throw error;
      counts.push(undefined);
    }
  }
  return counts;
}

/**
 * @param {import('./archive.mjs').Archive} archive
 * @param {string} part
 * @param {number} most
 */
async function countIn(archive, part, most) {
  let counted = 0;
  let holds = false;
  let inside = false;
  let ended = false;
  /** @type {number | undefined} */
  let said;
  await readPart(archive, part, {
    open: (name, attributes) => {
      inside = name === 'v' || name === 't' || name === 'f';
      if (name === 'f') holds = true;
      if (name === 'row') holds = false;
      if (name === 'dimension') {
        const [, first, last] = DIMENSION.exec(attributes.ref ?? '') ?? [];
        if (last !== undefined) said = Number(last) - Number(first) + 1;
      }
    },
    text: (characters) => {
      if (inside && characters.trim() !== '') holds = true;
    },
    close: (name) => {
      inside = false;
      if (name === 'row' && holds) counted += 1;
      if (name === 'sheetData') ended = true;
    },
    isDone: () => ended || counted >= most,
  });
  return { rows: ended ? counted : said, counted };
}
