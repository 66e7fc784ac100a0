import { expect, test } from 'vitest';
import { localise, titled } from './text.ts';

test('a title stands with its name in the brackets of the language, and alone where they are one', () => {
  expect(titled('教务库', 'courses', 'zhCN')).toBe('教务库（courses）');
  expect(titled('Courses', 'courses', 'enUS')).toBe('Courses (courses)');
  expect(titled('courses', 'courses', 'enUS')).toBe('courses');
});

test('a reader of a language in which a text says nothing reads the other one', () => {
  expect(localise({ zhCN: '水电', enUS: 'Water' }, 'enUS')).toBe('Water');
  expect(localise({ zhCN: '水电', enUS: '  ' }, 'enUS')).toBe('水电');
  expect(localise({ zhCN: '', enUS: 'Water' }, 'zhCN')).toBe('Water');
  expect(localise({ zhCN: '', enUS: '' }, 'enUS')).toBe('');
});
