import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { formatLocales } from '../../schemas/notation.ts';
import { readWritten } from '../../renderers/input/shared/writtenDay.ts';
import { loadNotation } from './notations.ts';

const EVENING = '2026-09-01T10:05:00.000Z';

test.each([
  [undefined, '2026-09-01 18:05', '1,234,567', undefined],
  ['zh-cn', '2026/09/01 18:05', '1,234,567', 1],
  ['en-au', '01/09/2026 6:05 PM', '1,234,567', 1],
  ['en-ca', '2026-09-01 6:05 PM', '1,234,567', 0],
  ['en-gb', '01/09/2026 18:05', '1,234,567', 1],
  ['en-ie', '01/09/2026 18:05', '1,234,567', 1],
  ['en-il', '01/09/2026 18:05', '1,234,567', 0],
  ['en-in', '01/09/2026 18:05', '12,34,567', 1],
  ['en-nz', '01/09/2026 6:05 PM', '1,234,567', 1],
  ['en-sg', '01/09/2026 18:05', '1,234,567', 1],
] as const)(
  '%s writes %s and %s, and is read as it is written',
  async (format, moment, number, weekStart) => {
    const { locale } = createPlainRoot().root;
    await locale.writeAs(format);
    expect([locale.dateTime(EVENING), locale.count(1_234_567)]).toEqual([moment, number]);
    expect(locale.notation?.weekStart).toBe(weekStart);
    expect(readWritten(moment, locale.notation)).toEqual({ date: '2026-09-01', time: '18:05' });
  },
);

test('all regions have a row of their own', async () => {
  const all = await Promise.all(formatLocales.map((one) => loadNotation(one)));
  expect(new Set(all.map(({ tag }) => tag)).size).toBe(9);
});
