import { expect, test } from 'vitest';
import { FIELD_CODE, isRefusedCode, RESOURCE_ID } from '../schemas/kinds.ts';
import { fieldCodeOf, idOf } from './pinyinNames.ts';

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

test('fields are called by the pinyin of their titles, each once, and by no word that is kept', () => {
  const taken = new Set<string>();
  const titles = ['学号', '学 号', 'ID', 'In', '2024成绩', '（％）', '联系电话(手机)', '很'.repeat(40)];
  const codes = titles.map((title) => fieldCodeOf(title, taken));
  expect(codes.slice(0, -1)).toEqual([
    ...['xuehao', 'xuehao2', 'id2', 'in2', 'chengji', 'field', 'lianxidianhuashouji'],
  ]);
  for (const code of codes) {
    expect(code).toMatch(new RegExp(FIELD_CODE));
    expect(isRefusedCode(code)).toBe(false);
  }
});
