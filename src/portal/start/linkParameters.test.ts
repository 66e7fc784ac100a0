import { describe, expect, test } from 'vitest';
import { signOfLink } from '../../runtime/data/linkSign.ts';
import { readLinkParameters } from './linkParameters.ts';

const signed = signOfLink(
  [
    ['b', '2'],
    ['a', '学 1'],
  ],
  'cp_secret',
);

describe('parameters of an address', () => {
  test.each([
    ['nothing', '', { token: undefined, search: '', legal: true }],
    ['no token', '?id=7', { token: undefined, search: '?id=7', legal: true }],
    ['a token alone', '?token=cp_secret', { token: 'cp_secret', search: '', legal: true }],
    [
      'reserved ones beside a token',
      '?token=cp_secret&lang=en',
      { token: 'cp_secret', search: '?lang=en', legal: true },
    ],
    ['unsigned ones', '?token=cp_secret&id=7', { token: undefined, search: '', legal: false }],
    ['a wrong sign', '?token=cp_secret&id=7&sign=00', { token: undefined, search: '', legal: false }],
    ['two tokens', '?token=cp_secret&token=x', { token: undefined, search: '', legal: false }],
    [
      'signed ones, whatever their order',
      `?a=${encodeURIComponent('学 1')}&token=cp_secret&b=2&sign=${signed}`,
      { token: 'cp_secret', search: '?a=%E5%AD%A6+1&b=2', legal: true },
    ],
  ])('%s', (_name, search, expected) => {
    expect(readLinkParameters(search)).toEqual(expected);
  });

  test('a sign made with another token does not fit', () => {
    expect(readLinkParameters(`?b=2&a=${encodeURIComponent('学 1')}&token=cp_x&sign=${signed}`).legal).toBe(
      false,
    );
  });
});
