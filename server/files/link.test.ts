import { expect, test } from 'vitest';
import { isLinkGood, signLink } from './link.ts';

const key = Buffer.alloc(32, 7);
const end = new Date('2024-05-01T12:00:00.000Z');
const link = signLink(key, 'a', end);

test('a link is good for its file until its end', () => {
  expect(isLinkGood(key, 'a', link, end.getTime() - 1)).toBe(true);
  expect(isLinkGood(key, 'a', link, end.getTime())).toBe(false);
  expect(isLinkGood(key, 'b', link, 0)).toBe(false);
  expect(isLinkGood(Buffer.alloc(32, 8), 'a', link, 0)).toBe(false);
});

test('a link to a thumbnail opens that one only', () => {
  const small = signLink(key, 'a', end, 128);
  expect(isLinkGood(key, 'a', small, 0)).toBe(true);
  const { size, ...whole } = small;
  expect(size).toBe('128');
  expect(isLinkGood(key, 'a', whole, 0)).toBe(false);
  expect(isLinkGood(key, 'a', { ...small, size: '1024' }, 0)).toBe(false);
  expect(isLinkGood(key, 'a', { ...link, size: '128' }, 0)).toBe(false);
});

test.each([
  { expires: String(end.getTime() + 1) },
  { expires: `0${link.expires}` },
  { expires: '' },
  { expires: '1e99' },
  { sign: '' },
  { sign: link.sign.slice(1) },
  { sign: `${link.sign}=` },
  { sign: link.sign.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) },
])('a link with %j is not', (over) => {
  expect(isLinkGood(key, 'a', { ...link, ...over }, 0)).toBe(false);
});
