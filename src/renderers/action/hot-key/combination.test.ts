import { expect, test } from 'vitest';
import { keyNames, matches, readCombination } from './combination.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['mod+k', press('k', { ctrlKey: true }), false, true],
  ['mod+k', press('K', { ctrlKey: true }), false, true],
  ['mod+k', press('k', { metaKey: true }), true, true],
  ['mod+k', press('k', { ctrlKey: true }), true, false],
  ['mod+k', press('k', { ctrlKey: true, shiftKey: true }), false, false],
  ['f9', press('F9'), false, true],
  ['alt+up', press('ArrowUp', { altKey: true }), false, true],
  ['?', press('?', { shiftKey: true }), false, true],
  ['k', press('j'), false, false],
])('%s and what is pressed, %#', (keys, event, apple, expected) => {
  expect(matches(event, readCombination(keys), apple)).toBe(expected);
});

test('keys read as they stand on the keyboard', () => {
  expect(keyNames(readCombination('mod+shift+k'), false)).toEqual(['Ctrl', 'Shift', 'K']);
  expect(keyNames(readCombination('mod+alt+enter'), true)).toEqual(['⌘', '⌥', 'Enter']);
});
