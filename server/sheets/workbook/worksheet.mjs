import { UnreadableSheet } from './UnreadableSheet.mjs';
import { fillMerged } from './mergedCells.mjs';
import { readCell } from './readCell.mjs';
import { readPart } from './readPart.mjs';
import { TextGatherer } from './readTexts.mjs';

/** @typedef {import('./readCell.mjs').ReadCell} ReadCell */

/**
 * A row that holds something.
 * @typedef {object} SheetRow
 * @property {number} row as people count them
 * @property {string[]} cells what its cells show
 * @property {Record<number, string>} [exact] what cells hold that show something else
 * @property {Record<number, string>} [faults] codes of what is wrong with cells
 * @property {number[]} [filled] cells that a merged one fills
 * @property {true} [hidden]
 */

/**
 * How much is read: rows below the titles, and columns. More is refused, but where `beyond` is told of each further row.
 * @typedef {{ mostRows: number, mostColumns: number, beyond?: () => void }} SheetLimits
 */

/** @param {string} letters @returns {number} the first being 0 */
const columnOf = (letters) =>
  [...letters.toUpperCase()].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const REFERENCE = /^([A-Za-z]{1,3})(\d{1,7})$/;

/** @param {string} reference such as `B2` */
function placeOf(reference) {
  const [, letters = '', row = ''] = REFERENCE.exec(reference.replaceAll('$', '')) ?? [];
  return letters === '' ? undefined : { row: Number(row), column: columnOf(letters) };
}

/** Reads the markup of a sheet: its rows that hold something. A row or cell that does not say where it is comes next. */
class SheetReader {
  /** @type {SheetRow[]} */
  rows = [];
  /** @type {import('./mergedCells.mjs').Merge[]} */
  merges = [];
  #work;
  #limits;
  #row = 0;
  #hidden = false;
  #column = -1;
  /** The last of the rows that were not kept. */
  #beyond = 0;
  /** @type {SheetRow | undefined} */
  #current = undefined;
  /** @type {import('./readCell.mjs').CellMarkup | undefined} */
  #cell = undefined;
  #inValue = false;
  #inline = new TextGatherer();

  /**
   * @param {import('./readCell.mjs').CellWork} work
   * @param {SheetLimits} limits
   */
  constructor(work, limits) {
    this.#work = work;
    this.#limits = limits;
  }

  /** @param {string} name @param {Readonly<Record<string, string>>} attributes */
  open(name, attributes) {
    if (this.#cell !== undefined) this.#inline.open(name);
    switch (name) {
      case 'row':
        this.#row = Number(attributes.r) || this.#row + 1;
        this.#hidden = isTrue(attributes.hidden);
        this.#column = -1;
        this.#current = undefined;
        break;
      case 'c': {
        const place = placeOf(attributes.r ?? '');
        this.#column = place?.column ?? this.#column + 1;
        this.#cell = {
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          value: '',
          inline: '',
          isFormula: false,
        };
        break;
      }
      case 'v':
        this.#inValue = true;
        break;
      case 'f':
        if (this.#cell) this.#cell.isFormula = true;
        break;
      case 'mergeCell':
        this.#merge(attributes.ref ?? '');
    }
  }

  /** @param {string} characters */
  text(characters) {
    if (this.#cell === undefined) return;
    if (this.#inValue) this.#cell.value += characters;
    else this.#inline.take(characters);
  }

  /** @param {string} name */
  close(name) {
    if (name === 'v') this.#inValue = false;
    else if (name === 'c') this.#endCell();
    else if (this.#cell !== undefined) this.#inline.close(name);
  }

  #endCell() {
    const cell = this.#cell;
    if (cell === undefined) return;
    this.#cell = undefined;
    cell.inline = this.#inline.end();
    const read = readCell(cell, this.#work);
    if (read.shown === '' && read.fault === undefined) return;
    this.#put(read);
  }

  /** @param {ReadCell} read */
  #put({ shown, exact, fault }) {
    const at = this.#column;
    if (at >= this.#limits.mostColumns) throw new UnreadableSheet('SHEET_TOO_WIDE');
    if (this.#current === undefined) {
      if (this.rows.length > this.#limits.mostRows) {
        this.#count();
        return;
      }
      this.#current = { row: this.#row, cells: [], ...(this.#hidden && { hidden: true }) };
      this.rows.push(this.#current);
    }
    const { cells } = this.#current;
    while (cells.length < at) cells.push('');
    cells[at] = shown;
    if (exact !== undefined) (this.#current.exact ??= {})[at] = exact;
    if (fault !== undefined) (this.#current.faults ??= {})[at] = fault;
  }

  /** Tells of a row that is not kept, once. */
  #count() {
    if (this.#limits.beyond === undefined) throw new UnreadableSheet('SHEET_TOO_LARGE');
    if (this.#beyond === this.#row) return;
    this.#beyond = this.#row;
    this.#limits.beyond();
  }

  /** @param {string} ref such as `A2:A3` */
  #merge(ref) {
    const [first = '', last = ''] = ref.split(':');
    const [from, to] = [placeOf(first), placeOf(last)];
    if (from && to) this.merges.push({ from, to });
  }
}

/** @param {string | undefined} value */
const isTrue = (value) => value === '1' || value === 'true';

/**
 * A worksheet's rows that hold something, from top to bottom; merged cells fill what they span of them.
 * @param {import('./archive.mjs').Archive} archive
 * @param {string} part
 * @param {import('./readCell.mjs').CellWork} work
 * @param {SheetLimits} limits
 * @returns {Promise<SheetRow[]>}
 * @throws {UnreadableSheet}
 */
export async function readWorksheet(archive, part, work, limits) {
  const reader = new SheetReader(work, limits);
  await readPart(archive, part, {
    open: (name, attributes) => {
      reader.open(name, attributes);
    },
    text: (characters) => {
      reader.text(characters);
    },
    close: (name) => {
      reader.close(name);
    },
  });
  const rows = reader.rows.toSorted((a, b) => a.row - b.row);
  fillMerged(rows, reader.merges, limits.mostColumns);
  return rows;
}
