import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdCard, isImageAddress, isWebAddress } from './ruleFormats.ts';

describe('isIdCard', () => {
  // Published examples of GB 11643-1999 and of its explanations.
  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])('takes %s', (text) => {
    expect(isIdCard(text)).toBe(true);
  });

  it.each([
    ['a wrong check character', '110105194912310021'],
    ['X where a digit belongs', '44052418800101001X'],
    ['a day that the month lacks', '110105194902300029'],
    ['a month that the year lacks', '110105194913310024'],
    ['the 29th of February in a common year', '110105194902290022'],
    ['a year before there were any cards', '110105004912310020'],
    ['15 digits', '110105491231002'],
    ['19 digits', '1101051949123100200'],
    ['letters within', '1101051949I231002X'],
    ['white space', ' 11010519491231002X'],
    ['nothing', ''],
  ])('refuses %s', (_title, text) => {
    expect(isIdCard(text)).toBe(false);
  });

  it('has exactly one check character for any seventeen digits with a date', () => {
    const seventeen = fc.tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(seventeen, ([region, serial]) => {
        const head = `${String(region).padStart(6, '0')}19991231${String(serial).padStart(3, '0')}`;
        expect(Array.from('0123456789X').filter((check) => isIdCard(head + check))).toHaveLength(1);
      }),
    );
  });

  it('notices any one digit that was mistyped', () => {
    const valid = '11010519491231002X';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        fc.pre(valid[at] !== String(digit));
        expect(isIdCard(`${valid.slice(0, at)}${String(digit)}${valid.slice(at + 1)}`)).toBe(false);
      }),
    );
  });
});

describe('isWebAddress', () => {
  it.each(['http://a.b', 'https://example.edu.cn/x?y#z', 'HTTPS://EXAMPLE.EDU'])('takes %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });
  it.each([
    '',
    'example.edu',
    '/path',
    '//example.edu',
    'ftp://a.b',
    'javascript:alert(1)',
    'http://',
    'mailto:a@b.c',
  ])('refuses %s', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});

describe('isImageAddress', () => {
  it.each([
    'https://example.edu/any',
    'http://example.edu',
    'img/logo',
    'imgs/42',
    'data:image/png;base64,AA==',
    '/files/a.png',
    'a.jpg',
    'a.jpeg',
    'a.gif',
    'a.svg',
    'A.PNG',
  ])('takes %s', (text) => {
    expect(isImageAddress(text)).toBe(true);
  });
  it.each(['', '/files/a.pdf', 'a.png.exe', 'data:text/html,x', 'ftp://a/b', 'a.webp', ' img/logo'])(
    'refuses %s',
    (text) => {
      expect(isImageAddress(text)).toBe(false);
    },
  );
});
