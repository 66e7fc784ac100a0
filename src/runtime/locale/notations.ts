import type { FormatLocale, Notation } from '../../schemas/notation.ts';

/** A locale of dayjs, of which the formats of days and times and the first day of the week are read. */
interface Region {
  readonly formats: { readonly L?: string; readonly LT?: string };
  readonly weekStart?: number;
}

/** Each comes when it is chosen. */
const regions: Readonly<Record<FormatLocale, () => Promise<{ default: Region }>>> = {
  'zh-cn': () => import('dayjs/locale/zh-cn.js'),
  'en-au': () => import('dayjs/locale/en-au.js'),
  'en-ca': () => import('dayjs/locale/en-ca.js'),
  'en-gb': () => import('dayjs/locale/en-gb.js'),
  'en-ie': () => import('dayjs/locale/en-ie.js'),
  'en-il': () => import('dayjs/locale/en-il.js'),
  'en-in': () => import('dayjs/locale/en-in.js'),
  'en-nz': () => import('dayjs/locale/en-nz.js'),
  'en-sg': () => import('dayjs/locale/en-sg.js'),
};

/** How a region writes. @throws TypeError where its file does not come */
export async function loadNotation(region: FormatLocale): Promise<Notation> {
  const { formats, weekStart = 0 } = (await regions[region]()).default;
  const [language = '', country = ''] = region.split('-');
  const tag = `${language}-${country.toUpperCase()}`;
  return { date: formats.L ?? 'YYYY-MM-DD', time: formats.LT ?? 'HH:mm', weekStart, tag };
}
