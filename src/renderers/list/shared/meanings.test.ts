import { expect, it } from 'vitest';
import type { Option } from '../../../schemas/option.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import { meanings } from './meanings.ts';

const options: readonly Option[] = [
  { value: 'wait', label: '待审批', tone: 'processing' },
  { value: 'done', label: '已批准', tone: 'success' },
  { value: 'plain', label: '其他' },
  { value: 'no', label: '已驳回', tone: 'error' },
];
const list: OptionList = {
  status: 'ready',
  options,
  find: (value) => options.find((option) => option.value === value),
};

it('names the colours that records have, each once, in the order of the options', () => {
  const rows = ['done', 'plain', 'wait', 'done', 'gone'].map((state) => ({ state }));
  expect(meanings(list, rows, 'state')).toEqual([
    { tone: 'processing', title: '待审批' },
    { tone: 'success', title: '已批准' },
  ]);
});

it('names none where nothing colours them', () => {
  expect(meanings(list, [{ state: 'done' }], undefined)).toEqual([]);
  expect(meanings(undefined, [{ state: 'done' }], 'state')).toEqual([]);
});
