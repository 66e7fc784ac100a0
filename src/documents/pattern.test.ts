import { describe, expect, it } from 'vitest';
import { linearPattern } from './pattern.ts';

describe('linearPattern', () => {
  it('finds a match anywhere, unless the pattern is anchored', () => {
    expect(linearPattern('\\d{3}')('ab123cd')).toBe(true);
    expect(linearPattern('^\\d{3}$')('ab123cd')).toBe(false);
    expect(linearPattern('^[\\u4e00-\\u9fa5]+$')('学生')).toBe(true);
  });

  it.each(['(a)\\1', '(?=a)b', '(?<!a)b', '(', '[z-a]'])('refuses %s', (source) => {
    expect(() => linearPattern(source)).toThrow();
  });

  it('ends on patterns that drive others into the ground', () => {
    expect(linearPattern('^(a+)+$')(`${'a'.repeat(5000)}!`)).toBe(false);
    expect(linearPattern('^(a|a)*$')(`${'a'.repeat(5000)}!`)).toBe(false);
  });
});
