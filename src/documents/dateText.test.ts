import { describe, expect, it } from 'vitest';
import { formatDateTime } from './dateText.ts';

describe('formatDateTime', () => {
  it.each([
    ['2025-03-09T16:05:00.000Z', 'Asia/Shanghai', '2025-03-10 00:05'],
    ['2025-03-09T16:05:00.000Z', 'UTC', '2025-03-09 16:05'],
    ['2025-07-01T12:00:00+08:00', 'America/New_York', '2025-07-01 00:00'],
  ])('%s in %s is %s', (value, zone, text) => {
    expect(formatDateTime(value, zone)).toBe(text);
    expect(formatDateTime(Date.parse(value), zone)).toBe(text);
  });

  it('gives back what is no instant', () => {
    expect(formatDateTime('soon', 'UTC')).toBe('soon');
    expect(formatDateTime(NaN, 'UTC')).toBe('NaN');
  });
});
