import { describe, expect, it } from 'vitest';
import { textOf } from './textOf.ts';

describe('textOf', () => {
  it.each([
    ['text', 'text'],
    [12, '12'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [['a', 'b'], 'a,b'],
    [{ zhCN: '课程', enUS: 'Course' }, 'Course'],
    [{ zhCN: '课程', enUS: 7 }, '7'],
  ])('%j reads %j', (value, text) => {
    expect(textOf(value, 'enUS')).toBe(text);
  });
});
