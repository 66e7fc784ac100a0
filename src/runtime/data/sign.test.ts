import { describe, expect, it } from 'vitest';
import { md5Hex, signAnswer, signRequest } from './sign.ts';

describe('md5Hex', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['中文', 'a7bac2239fcdcb3a067903d8077c4a07'],
  ])('of %o is %s', (text, hash) => {
    expect(md5Hex(text)).toBe(hash);
  });
});

describe('signs', () => {
  it('cover the sorted fields and the token', () => {
    const fields = { timestamp: '1', param: '{}', appKey: 'k' };
    expect(signRequest(fields, '')).toBe(md5Hex('appKey=k&param={}&timestamp=1'));
    expect(signRequest(fields, 'a_b')).toBe(md5Hex('appKey=k&param={}&timestamp=1a_b'));
  });

  it('cover the exact text of an answer, its time and the token', () => {
    expect(signAnswer('{"msgState":1}', '5', 'a_b')).toBe(md5Hex('{"msgState":1}5a_b'));
  });
});
