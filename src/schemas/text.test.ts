import { expect, test } from 'vitest';
import { titled } from './text.ts';

test('a title stands with its name in the brackets of the language, and alone where they are one', () => {
  expect(titled('教务库', 'courses', 'zhCN')).toBe('教务库（courses）');
  expect(titled('Courses', 'courses', 'enUS')).toBe('Courses (courses)');
  expect(titled('courses', 'courses', 'enUS')).toBe('courses');
});
