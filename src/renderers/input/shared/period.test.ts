import dayjs from 'dayjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importClock, importClocks } from './clock.meta.ts';
import { importPeriod, periodText } from './period.meta.ts';
import { firstDay, storedPeriod } from './PeriodInput.tsx';

describe('years, quarters, months and weeks', () => {
  it.each([
    ['year', '2024年', '2024'],
    ['quarter', '2024年第3季度', '2024-Q3'],
    ['quarter', '2024 Q3', '2024-Q3'],
    ['month', '2024年9月', '2024-09'],
    ['month', '2024/9', '2024-09'],
    ['week', '2024年第6周', '2024-W06'],
    ['week', '2024-W36', '2024-W36'],
  ] as const)('%s: %s', (period, text, value) => {
    expect(importPeriod(period, text)).toEqual({ value });
    expect(importPeriod(period, periodText(period, value, 'zhCN'))).toEqual({ value });
  });

  it.each([
    ['year', '24'],
    ['quarter', '2024-Q5'],
    ['month', '2024-13'],
    ['week', '2024-W54'],
    ['month', '九月'],
  ] as const)('%s: not %s', (period, text) => {
    expect(importPeriod(period, text)).toHaveProperty('finding');
  });

  it('are read in the words of their reader', () => {
    expect(periodText('week', '2024-W06', 'enUS')).toBe('Week 6, 2024');
    expect(periodText('quarter', '2024-Q3', 'enUS')).toBe('Q3 2024');
    expect(periodText('month', null, 'enUS')).toBe('');
  });

  it('hold their own first day, weeks by ISO 8601', () => {
    expect(firstDay('week', '2024-W01')?.format('YYYY-MM-DD')).toBe('2024-01-01');
    expect(firstDay('week', '2020-W53')?.format('YYYY-MM-DD')).toBe('2020-12-28');
    expect(firstDay('month', 'x')).toBeNull();
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => dayjs('1990-01-01').add(days, 'day'));
    fc.assert(
      fc.property(day, fc.constantFrom('year', 'quarter', 'month', 'week'), (at, period) => {
        const value = storedPeriod(period, at);
        const first = firstDay(period, value);
        expect(first && storedPeriod(period, first)).toBe(value);
        expect(first?.isAfter(at, 'day')).toBe(false);
      }),
    );
  });
});

describe('times of a day', () => {
  it.each([
    ['8:30', '08:30'],
    ['8：05', '08:05'],
    ['8点', '08:00'],
    ['8点30分', '08:30'],
    ['23:59:00', '23:59'],
    ['９点半', '09:30'],
    ['9点5分', '09:05'],
    ['905', '09:05'],
    ['1430', '14:30'],
  ])('%s', (text, value) => {
    expect(importClock(text)).toEqual({ value });
  });

  it.each(['24:00', '8:60', '8', '960', '半', '早上'])('not %s', (text) => {
    expect(importClock(text)).toHaveProperty('finding');
  });

  it('come in pairs', () => {
    expect(importClocks('8:00-9:40')).toEqual({ value: ['08:00', '09:40'] });
    expect(importClocks('8:00')).toHaveProperty('finding');
  });
});
