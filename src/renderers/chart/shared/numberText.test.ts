import { expect, test } from 'vitest';
import { numberText } from './numberText.ts';

test('values carry separators and their unit', () => {
  expect(numberText(5023, 'zh-CN', '人')).toBe('5,023人');
  expect(numberText(5023, 'en-US', 'students')).toBe('5,023 students');
  expect(numberText(3.14159, 'en-US')).toBe('3.14');
  expect(numberText(45, 'zh-CN', '%')).toBe('45%');
  expect(numberText(null, 'zh-CN', '人')).toBe('—');
});
