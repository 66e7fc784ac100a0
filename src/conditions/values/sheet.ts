import type { Imported } from '../../schemas/rendererMeta.ts';
import type { LocalText } from '../../schemas/text.ts';
import { parseTime } from './time.ts';

// What people type into sheets, as values or with what is wrong. Texts come without white space around them.

const NO_ANSWER: LocalText = { zhCN: '请填写“是”或“否”', enUS: 'Write yes or no' };
/** From here on a number is not what was written any more: 15 digits are kept. */
const LARGEST = 1e15;
const TOO_LONG: LocalText = { zhCN: '数字最多 15 位', enUS: 'A number has at most 15 digits' };
const NO_NUMBER: LocalText = { zhCN: '不是数字', enUS: 'Not a number' };

/** Commas or spaces between groups of three digits, alike throughout: those of `3,5` and `1 2` say something else. */
const THOUSANDS = /^[+-]?\d{1,3}([, ])\d{3}(?:\1\d{3})*(?=\.|$)/;

/** Signs of Chinese keyboards, separators of thousands and currency signs are read over. */
export function readNumber(text: string): Imported {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/\s*(?:JP¥|[¥$€£])\s*/g, '')
    .replace(/^([+-])\s+/, '$1')
    .replace(THOUSANDS, (whole) => whole.replace(/[, ]/g, ''));
  const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  if (Number.isNaN(number)) return { finding: NO_NUMBER };
  return Math.abs(number) < LARGEST ? { value: number } : { finding: TOO_LONG };
}

const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]00:00(?::00)?)?$|^(\d{4})(\d{2})(\d{2})$/;
/** A moment, as workbooks and other systems write it. */
const WITH_TIME = /^(\S+)[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]\d{2}:?\d{2})?$/;
const NO_DATE: LocalText = { zhCN: '不是日期，应如 2024-09-01', enUS: 'Not a date such as 2024-09-01' };

/** A day as people write it, `YYYY-MM-DD`. A time of day is told, for nothing of it would be kept. */
export function readDate(text: string): Imported {
  const written = text.normalize('NFKC');
  const date = readDay(written);
  if (date !== undefined) return { value: date };
  const [, day = '', time = ''] = WITH_TIME.exec(written) ?? [];
  return { finding: readDay(day) === undefined ? NO_DATE : withTime(time) };
}

const withTime = (time: string): LocalText => ({
  zhCN: `此列只填日期，不能带有时间 ${time}`,
  enUS: `This column takes a date only, without the time ${time}`,
});

function readDay(text: string): string | undefined {
  const [, ...parts] = DATE.exec(text) ?? [];
  const [year, month, day] = parts.filter((part) => (part as string | undefined) !== undefined);
  const date = `${year ?? ''}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return parseTime(date, 'UTC') === undefined ? undefined : date;
}

/** What people and this platform's exports write for yes and no, in both languages. */
const YES = new Set(['是', '有', '对', '√', 'yes', 'y', 'true', '1']);
const NO = new Set(['否', '无', '错', '×', 'no', 'n', 'false', '0']);

/** Yes or no, in words of both languages and as people tick things. */
export function readBool(text: string): Imported {
  const word = text.toLowerCase();
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { finding: NO_ANSWER };
}
