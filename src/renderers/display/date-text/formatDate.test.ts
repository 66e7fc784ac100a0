import { expect, test } from 'vitest';
import { dateText } from './formatDate.ts';

const place = { zone: 'Asia/Shanghai', language: 'zh-CN' };

test('a date stays the day that it is', () => {
  expect(dateText('2025-09-01', 'date', place)).toBe('2025-09-01');
  expect(dateText('2025-09-01', 'month', place)).toBe('2025-09');
});

test('an instant is told in the zone of the platform', () => {
  expect(dateText('2025-08-31T16:30:00Z', 'datetime', place)).toBe('2025-09-01 00:30');
  expect(dateText(Date.UTC(2025, 7, 31, 16, 30), 'time', place)).toBe('00:30');
});

test('in words, the language of the reader', () => {
  expect(dateText('2025-09-01', 'long', place)).toBe('2025年9月1日');
  expect(dateText('2025-09-01', 'long', { ...place, language: 'en-US' })).toBe('September 1, 2025');
});

test('nothing gives nothing, what is no time comes back', () => {
  expect(dateText(undefined, 'date', place)).toBe('');
  expect(dateText('soon', 'date', place)).toBe('soon');
});
