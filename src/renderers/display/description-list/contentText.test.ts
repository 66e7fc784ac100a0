import { expect, test } from 'vitest';
import { contentText } from './contentText.ts';

test('values read as a person writes them', () => {
  expect(contentText('A', 'zhCN')).toBe('A');
  expect(contentText(3.5, 'enUS')).toBe('3.5');
  expect(contentText(true, 'zhCN')).toBe('是');
  expect(contentText(false, 'enUS')).toBe('No');
  expect(contentText({ zhCN: '秋季', enUS: 'Autumn' }, 'enUS')).toBe('Autumn');
  expect(contentText({ label: 'Li', value: 7 }, 'enUS')).toBe('Li');
});

test('lists are joined as the language does', () => {
  expect(contentText(['a', 'b'], 'zhCN')).toBe('a、b');
  expect(contentText(['a', 'b'], 'enUS')).toBe('a, b');
});

test('nothing, and records without a label, read as nothing', () => {
  expect(contentText(null, 'zhCN')).toBe('');
  expect(contentText(undefined, 'zhCN')).toBe('');
  expect(contentText({ secret: 1 }, 'zhCN')).toBe('');
});
