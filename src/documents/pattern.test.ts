import { describe, expect, it } from 'vitest';
import { linearPattern } from './pattern.ts';

describe('linearPattern', () => {
  it('finds a match anywhere, unless the pattern is anchored', () => {
    expect(linearPattern('\\d{3}')('ab123cd')).toBe(true);
    expect(linearPattern('^\\d{3}$')('ab123cd')).toBe(false);
    expect(linearPattern('^[\\u4e00-\\u9fa5]+$')('学生')).toBe(true);
  });

  it.each([
    ['^\\s$', '\u00a0', true],
    ['^\\s$', '\ufeff', true],
    ['^[\\s,]$', '\u2029', true],
    ['^\\s$', '\u180e', false],
    ['^\\S+$', 'a\u3000b', false],
    ['^[\\S]$', '\u3000', false],
    ['^[\\S]$', '\u{1f600}', true],
    ['^.$', '\u2028', false],
    ['^[.]$', 'a', false],
    ['^\\.\\\\s$', '.\\s', true],
  ])('reads blanks and ends of lines as ECMA-262 does: %s, %j', (source, text, matches) => {
    expect(linearPattern(source)(text)).toBe(matches);
  });

  it.each(['(a)\\1', '(?=a)b', '(?<!a)b', '(', '[z-a]'])('refuses %s', (source) => {
    expect(() => linearPattern(source)).toThrow();
  });

  it.each(['(.{1,900}.{1,900}.{1,900}.{1,900})$', '[\\p{L}\\p{N}]{1,1000}$'])(
    'refuses %s, which is linear and long',
    (source) => {
      expect(() => linearPattern(source)).toThrow('too large');
    },
  );

  it('matches a large pattern in texts of a length that it can be searched for in', () => {
    const matches = linearPattern('^.{1,400}$');
    expect([matches('a'.repeat(400)), matches('a'.repeat(401)), matches('a'.repeat(9_000))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('ends on patterns that drive others into the ground', () => {
    expect(linearPattern('^(a+)+$')(`${'a'.repeat(5000)}!`)).toBe(false);
    expect(linearPattern('^(a|a)*$')(`${'a'.repeat(5000)}!`)).toBe(false);
  });
});
