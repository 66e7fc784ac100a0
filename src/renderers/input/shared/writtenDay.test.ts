import dayjs from 'dayjs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWritten, writtenFault } from './writtenDay.ts';

test.each([
  ['2026-12-08', '2026-12-08', '00:00'],
  ['2026-12-8', '2026-12-08', '00:00'],
  [' 2026/1/2 ', '2026-01-02', '00:00'],
  ['2026.12.08', '2026-12-08', '00:00'],
  ['20261208', '2026-12-08', '00:00'],
  ['2026年12月8日', '2026-12-08', '00:00'],
  ['２０２６－１２－０８', '2026-12-08', '00:00'],
  ['2026-12-08 9:05', '2026-12-08', '09:05'],
  ['2026/12/8 16：45', '2026-12-08', '16:45'],
  ['20261208 16:45:59', '2026-12-08', '16:45'],
])('%s is a day', (text, date, time) => {
  expect(readWritten(text)).toEqual({ date, time });
});

test.each([
  '',
  '2026',
  '2026-12',
  '2026-12-',
  '2026-12-020',
  '2026-13-01',
  '2026-02-30',
  '12-08',
  '1026-12-08',
  '2026-12-08 24:00',
  '2026-12-08 9:60',
  'today',
])('%s is none', (text) => {
  expect(readWritten(text)).toBeNull();
});

test('what is written is read, however it is parted', () => {
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('YYYY-MM-DD', 'YYYY/M/D', 'YYYYMMDD', 'YYYY.M.DD', 'YYYY年M月D日'),
      (at, form) => {
        const written = dayjs(at);
        expect(readWritten(written.format(form))?.date).toBe(written.format('YYYY-MM-DD'));
      },
    ),
  );
});

test('limits are told by their day, whatever the time', () => {
  const at = dayjs('2026-12-08T16:45');
  const limit = (date: string) => dayjs(date);
  expect(writtenFault(at, { minDate: limit('2026-12-08'), maxDate: limit('2026-12-08') })).toBeUndefined();
  expect(writtenFault(at, { minDate: limit('2026-12-09') })?.zhCN).toBe('不能早于 2026-12-09');
  expect(writtenFault(at, { maxDate: limit('2026-12-07') })?.enUS).toBe('Must not be after 2026-12-07');
  expect(writtenFault(null, {})?.zhCN).toMatch(/请输入日期/);
});
