import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('puts commas between thousands and nowhere else', () => {
  expect(grouped('1234567.8901')).toBe('1,234,567.8901');
  expect([grouped('-1000'), grouped('999'), grouped('-999'), grouped(''), grouped(undefined)]).toEqual([
    '-1,000',
    '999',
    '-999',
    '',
    '',
  ]);
});
