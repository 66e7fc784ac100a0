import { expect, it } from 'vitest';
import type { ConditionField } from './fields.meta.ts';
import { ruleFault } from './fault.meta.ts';

const name: ConditionField = { code: 'name', title: '姓名', type: 'text' };
const fault = (judgeType: 'lengthLess' | 'contain', value: unknown): string | undefined => {
  const condition = { bindKey: 'name', type: 'text', judgeType, value } as const;
  return ruleFault({ kind: 'leaf', id: 'c1', condition }, [name])?.zhCN;
};

it.each([-1, 2.5, '3'])('takes %s for no length', (length) => {
  expect(fault('lengthLess', length)).toBe('长度应为不小于 0 的整数');
});

it.each([0, 12])('takes %s for a length', (length) => {
  expect(fault('lengthLess', length)).toBeUndefined();
});

it('takes blanks for no text', () => {
  expect(fault('contain', '  ')).toBe('比较的值不能全是空格');
  expect(fault('contain', [' '])).toBe('比较的值不能全是空格');
  expect(fault('contain', ' 林')).toBeUndefined();
});
