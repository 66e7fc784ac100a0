import { expect, test } from 'vitest';
import { countCharacters, firstCharacters, fitInsertion } from './characters.ts';

test('characters are code points', () => {
  expect(countCharacters('𠮷😀a')).toBe(3);
  expect(firstCharacters('𠮷😀ab', 3)).toBe('𠮷😀a');
  expect(firstCharacters('ab', 3)).toBe('ab');
});

test.each([
  ['', '𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷'],
  ['ab', 'aXYZb', 'aXb'],
  ['abc', 'abXc', 'abc'],
  ['aaa', 'aaaa', 'aaa'],
  ['abc', 'XYZW', 'XYZ'],
  // What is too long already only grows shorter.
  ['abcdef', 'abcdf', 'abcdf'],
  ['abcdef', 'abcXdef', 'abcdef'],
])('%s changed to %s fits into three characters as %s', (before, after, fitted) => {
  expect(fitInsertion(before, after, 3)).toBe(fitted);
});
