import { Type } from 'typebox';
import { readDate } from '../../../conditions/index.ts';
import type { FieldMeta, Imported } from '../../../schemas/rendererMeta.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { oneOfThese } from './filter.meta.ts';

/** Stretches of the calendar as records hold them, in years that conditions read. */
export const periods = {
  year: { pattern: '^(19|[2-9]\\d)\\d{2}$', sample: '2024' },
  quarter: { pattern: '^(19|[2-9]\\d)\\d{2}-Q[1-4]$', sample: '2024-Q3' },
  month: { pattern: '^(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])$', sample: '2024-09' },
  week: { pattern: '^(19|[2-9]\\d)\\d{2}-W(0[1-9]|[1-4]\\d|5[0-3])$', sample: '2024-W36' },
} as const;
export type Period = keyof typeof periods;

const written: Readonly<Record<Period, RegExp>> = {
  year: /^(\d{4})\s*(?:年|学年)?$/,
  quarter: /^(\d{4})\s*[-/.年]?\s*[第Qq]?\s*([1-4])\s*(?:季度|季)?$/,
  month: /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/,
  week: /^(\d{4})\s*[-/.年]?\s*[第Ww]?\s*(\d{1,2})\s*周?$/,
};

/** How English puts the part before the year: `Q3 2024`, `Week 36, 2024`. */
const PART_FIRST = /^(?:Q|Week)\s*(\d{1,2}),?\s+(\d{4})$/i;

/** A time of day behind a day. */
const CLOCK_BEHIND = /[T ]+\d{1,2}:\d{2}(?::\d{2})?$/;

/** Weeks are counted as ISO 8601 does: the Thursday says which week, and of which year, it is. */
function weekOf(day: Date): string {
  const thursday = new Date(day);
  thursday.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(year, 0, 1)) / 86_400_000;
  return join('week', String(year), String(Math.floor(days / 7) + 1));
}

/** The stretch that a day (midnight UTC) lies in. */
const periodOfDay: Readonly<Record<Period, (day: Date) => string>> = {
  year: (day) => String(day.getUTCFullYear()),
  quarter: (day) =>
    join('quarter', String(day.getUTCFullYear()), String(Math.floor(day.getUTCMonth() / 3) + 1)),
  month: (day) => day.toISOString().slice(0, 7),
  week: weekOf,
};

/** The stored form of year and part. */
function join(period: Period, year: string, part: string): string {
  if (period === 'year') return year;
  if (period === 'quarter') return `${year}-Q${part}`;
  return `${year}-${period === 'week' ? 'W' : ''}${part.padStart(2, '0')}`;
}

/** A stretch as people write it: `2024年9月`, `2024 Q3`, `2024年第36周`; a day of it, as sheets hold months, says it too. */
export function importPeriod(period: Period, text: string): Imported {
  const plain = text.normalize('NFKC').replace(PART_FIRST, '$2-$1');
  const day = readDate(plain.replace(CLOCK_BEHIND, ''));
  if ('value' in day) return { value: periodOfDay[period](new Date(String(day.value))) };
  const [, year = '', part = ''] = written[period].exec(plain) ?? [];
  const value = join(period, year, part);
  if (new RegExp(periods[period].pattern).test(value)) return { value };
  const { sample } = periods[period];
  return { finding: { zhCN: `格式不正确，应如 ${sample}`, enUS: `Not in the form of ${sample}` } };
}

const texts: Readonly<Record<Period, (year: string, part: string) => LocalText>> = {
  year: (year) => ({ zhCN: `${year}年`, enUS: year }),
  quarter: (year, part) => ({ zhCN: `${year}年第${part}季度`, enUS: `Q${part} ${year}` }),
  month: (year, part) => ({ zhCN: `${year}年${Number(part)}月`, enUS: `${year}-${part}` }),
  week: (year, part) => ({ zhCN: `${year}年第${Number(part)}周`, enUS: `Week ${Number(part)}, ${year}` }),
};

/** The text of a stored stretch: `2024年9月`, `Week 36, 2024`. */
export function periodText(period: Period, value: unknown, locale: keyof LocalText): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const [year = '', part = ''] = String(value).split(/-[QW]?/);
  return texts[period](year, part)[locale];
}

/** What a widget that holds a stretch of the calendar says of its value. @param width of its column in lists, px */
export const periodField = (period: Period, width: number): FieldMeta => ({
  column: 'text',
  dataType: 'text',
  value: Type.String({
    pattern: periods[period].pattern,
    wanted: {
      zhCN: `形如 ${periods[period].sample} 的文本`,
      enUS: `a text such as ${periods[period].sample}`,
    },
  }),
  span: 8,
  width,
  toText: (value, { locale }) => periodText(period, value, locale),
  fromImport: (text) => importPeriod(period, text),
  readsExact: true,
  toFilter: oneOfThese,
});
