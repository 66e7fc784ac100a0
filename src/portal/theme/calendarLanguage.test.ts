import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { afterEach, expect, test } from 'vitest';
import { datePatterns } from '../../runtime/locale/datePatterns.ts';
import { loadNotation } from '../../runtime/locale/notations.ts';
import { formatDateTime } from '../../documents/dateText.ts';
import { setCalendarLanguage } from './calendarLanguage.ts';

dayjs.extend(customParseFormat);

afterEach(() => {
  setCalendarLanguage('zhCN');
});

test.each(['zhCN', 'enUS'] as const)(
  'in %s pickers write a clock of twelve hours as cells do, and read it again',
  async (language) => {
    const notation = await loadNotation('en-au');
    setCalendarLanguage(language, notation.weekStart);
    const [pattern = '', iso = ''] = datePatterns(notation, true);
    const evening = dayjs('2026-09-01T18:05');
    const written = evening.format(pattern);
    expect(written).toBe(formatDateTime('2026-09-01T18:05:00Z', 'UTC', notation));
    expect(dayjs(written, pattern, true).isSame(evening)).toBe(true);
    expect(dayjs('2026-09-01 18:05', iso, true).isSame(evening)).toBe(true);
  },
);
