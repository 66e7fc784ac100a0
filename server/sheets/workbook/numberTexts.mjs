import { format, getFormatDateInfo, isDateFormat } from 'numfmt';

// What the number of a cell says by its format: to people (`shown`), and to a field that holds a number, a day or a time
// of the day (`exact`). Days and times read the same whatever the format: 2024-09-01, 08:30, 25:12:00.

/** @typedef {{ shown: string, exact: string }} CellTexts */
/** @typedef {(value: number, date1904: boolean) => CellTexts} NumberReader */

const DAY_SECONDS = 86_400;
/** The first serial after 9999-12-31. */
const AFTER_LAST_DAY = 2_958_466;
/** Days between the two systems of dates. */
const DAYS_TO_1904 = 1_462;
/** The day that 1900 did not have, and that spreadsheets count. */
const FEIGNED_DAY = 60;
/** Serials below it are no days of our time: a time of the day beyond 24 hours is a stretch. */
const SURELY_A_DAY = 366;

/**
 * A number without the noise of binary fractions.
 * @param {number} value
 */
export const plainNumber = (value) => String(Number(value.toPrecision(15)));

/** @param {number} value @returns {CellTexts} */
const asNumber = (value) => ({ shown: plainNumber(value), exact: plainNumber(value) });

/** @type {Map<string, NumberReader>} */
const readers = new Map();

/**
 * How numbers of a format read.
 * @param {string} code (ECMA-376 part 1, 18.8.31)
 * @returns {NumberReader}
 */
export function numberReader(code) {
  const known = readers.get(code);
  if (known) return known;
  const reader = makeReader(code);
  readers.set(code, reader);
  return reader;
}

/** @param {string} code @returns {NumberReader} */
function makeReader(code) {
  const bare = withoutLiterals(code);
  try {
    if (isDateFormat(code)) return temporalReader(code, bare);
  } catch {
    return asNumber;
  }
  if (isOnlyRounding(bare) && !hasLiterals(code)) return asNumber;
  return (value) => ({ shown: written(code, value), exact: plainNumber(value) });
}

/**
 * Whether a format groups and rounds only, which says nothing that the number does not; zeros in front, units, fractions
 * and percent signs do.
 * @param {string} bare
 */
function isOnlyRounding(bare) {
  const whole = bare.split(';')[0]?.split(/[.e]/i)[0] ?? '';
  return /^(?:general|@|[#0?.,;\-+() e]*)$/i.test(bare) && whole.split('0').length <= 2;
}

/** @param {string} code @param {number} value */
function written(code, value) {
  try {
    return format(code, value).trim() || plainNumber(value);
  } catch {
    return plainNumber(value);
  }
}

/** A format less quoted texts, escaped signs, filling, colours, conditions and languages. @param {string} code */
const withoutLiterals = (code) =>
  code.replace(/"[^"]*"|\\.|[_*]./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

/** Whether a format writes signs of its own, such as a unit or a currency. @param {string} code */
const hasLiterals = (code) => /"[^"]*[^"\s-][^"]*"|\\[^\s\-()]|\[\$[^\-\]]/.test(code.replace(/[_*]./g, ''));

/**
 * @param {string} code
 * @param {string} bare
 * @returns {NumberReader}
 */
function temporalReader(code, bare) {
  const says = getFormatDateInfo(code);
  const isElapsed = /\[(?:h+|m+|s+)\]/i.test(bare);
  const hasTime = says.hours || says.minutes || says.seconds;
  // In mm:ss the first are minutes.
  const hasDay = says.year || says.day || (says.month && !hasTime);
  return (value, date1904) => {
    if (isElapsed && (value >= 0 || date1904)) {
      return { shown: written(code, value), exact: elapsed(value) };
    }
    const serial = date1904 ? value + DAYS_TO_1904 : value;
    if (value < 0 || serial >= AFTER_LAST_DAY) return asNumber(value);
    const { day, clock } = momentOf(serial);
    if (!hasDay) {
      if (value < 1) return { shown: clock, exact: clock };
      return { shown: clock, exact: value < SURELY_A_DAY ? elapsed(value) : momentText(day, clock) };
    }
    // A day of the number 0 is what spreadsheets make of an empty cell.
    if (serial < 1) return clock === MIDNIGHT ? asNumber(value) : { shown: clock, exact: clock };
    const exact = momentText(day, clock);
    if (says.year && says.day) return { shown: hasTime ? exact : day, exact };
    return { shown: partOfDay(code, value, { day, date1904, says }), exact };
  };
}

const MIDNIGHT = '00:00';

/** @param {string} day @param {string} clock */
const momentText = (day, clock) => (clock === MIDNIGHT ? day : `${day} ${clock}`);

/**
 * What a format shows that leaves out the year or the day.
 * @param {string} code
 * @param {number} value
 * @param {{ day: string, date1904: boolean, says: { year: boolean, month: boolean } }} of
 */
function partOfDay(code, value, { day, date1904, says }) {
  if (/[年月日]/.test(code)) return written(code, date1904 ? value + DAYS_TO_1904 : value);
  if (!says.year) return day;
  return says.month ? day.slice(0, 7) : day.slice(0, 4);
}

/** @param {number} serial @returns {{ day: string, clock: string }} */
function momentOf(serial) {
  const seconds = Math.round(serial * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const time = new Date((seconds % DAY_SECONDS) * 1000).toISOString().slice(11, 19);
  return { day: dayOf(days), clock: time.endsWith(':00') ? time.slice(0, 5) : time };
}

/** @param {number} days */
function dayOf(days) {
  if (days === FEIGNED_DAY) return '1900-02-29';
  const since = days < FEIGNED_DAY ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30);
  return new Date(since + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}

/** Hours, minutes and, where there are any, seconds of a number of days. @param {number} value */
function elapsed(value) {
  const seconds = Math.round(Math.abs(value) * DAY_SECONDS);
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${value < 0 ? '-' : ''}${two(hours)}:${two(minutes)}${rest === 0 ? '' : `:${two(rest)}`}`;
}
