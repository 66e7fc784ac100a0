import { unescaped } from './escapes.mjs';
import { numberReader, plainNumber } from './numberTexts.mjs';

/** From here on a number has 16 digits, of which spreadsheets keep 15. */
const DIGITS_LOST_FROM = 1e15;

/**
 * What stands in a cell: what it shows, what it holds where that reads otherwise, and what is wrong with it.
 * @typedef {{ shown: string, exact?: string, fault?: 'SHEET_DIGITS' | 'SHEET_NO_VALUE' | 'SHEET_CELL' }} ReadCell
 */

/**
 * What a cell's markup held.
 * @typedef {{ type: string, style: number, value: string, inline: string, isFormula: boolean }} CellMarkup
 */

/** What cells of one workbook have in common. @typedef {{ texts: string[], formats: string[], date1904: boolean }} CellWork */

/**
 * @param {CellMarkup} cell
 * @param {CellWork} work
 * @returns {ReadCell}
 */
export function readCell({ type, style, value, inline, isFormula }, { texts, formats, date1904 }) {
  switch (type) {
    case 's': {
      const text = value.trim() === '' ? '' : texts[Number(value)];
      return text === undefined ? { shown: value, fault: 'SHEET_CELL' } : { shown: text };
    }
    case 'inlineStr':
      return { shown: inline === '' ? unescaped(value) : inline };
    case 'str':
      return { shown: unescaped(value) };
    case 'b':
      return { shown: /^\s*(?:1|true)\s*$/i.test(value) ? 'TRUE' : value.trim() === '' ? '' : 'FALSE' };
    case 'e':
      return { shown: value.trim() };
    case 'd':
      return { shown: writtenMoment(value.trim()) };
    default:
      if (value.trim() === '') return isFormula ? { shown: '', fault: 'SHEET_NO_VALUE' } : { shown: inline };
      return readNumber(value, formats[style], date1904);
  }
}

/**
 * @param {string} value
 * @param {string | undefined} format
 * @param {boolean} date1904
 * @returns {ReadCell}
 */
function readNumber(value, format, date1904) {
  const number = Number(value);
  // Some writers forget to say that it is a text.
  if (Number.isNaN(number)) return { shown: unescaped(value) };
  if (Math.abs(number) >= DIGITS_LOST_FROM) return { shown: value.trim(), fault: 'SHEET_DIGITS' };
  if (format === undefined || format === 'General') return { shown: plainNumber(number) };
  const { shown, exact } = numberReader(format)(number, date1904);
  return shown === exact ? { shown } : { shown, exact };
}

/**
 * A moment as the file writes it (ISO 8601), in no zone: `2024-09-01`, `2024-09-01 08:30`, `08:30`.
 * @param {string} value
 */
function writtenMoment(value) {
  const [, day = '', clock = ''] =
    /^(\d{4}-\d{2}-\d{2})?T?(?:(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(value) ??
    [];
  if (day === '' && clock === '') return value;
  const time = clock.replace(/:00$/, (zeros) => (clock.length > 5 ? '' : zeros));
  if (day === '') return time;
  return time === '' || time === '00:00' ? day : `${day} ${time}`;
}
