import { expect, test } from 'vitest';
import { RESOURCE_ID } from '../../schemas/kinds.ts';
import { idOf } from './idOf.ts';

test.each([
  ['宿舍报修', 'sushebaoxiu'],
  ['学号', 'xuehao'],
  ['绿色通道', 'lvsetongdao'],
  ['Leave requests', 'leave-requests'],
  ['2024 年度评优', 'niandupingyou'],
  ['！！', ''],
])('%s is %s', (name, id) => {
  expect(idOf(name)).toBe(id);
  if (id !== '') expect(id).toMatch(new RegExp(RESOURCE_ID));
});
