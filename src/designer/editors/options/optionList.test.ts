import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_OPTIONS, readPasted, repeatedValues } from './optionList.ts';

test.each([
  ['new=待处理', [{ value: 'new', label: { zhCN: '待处理', enUS: '' } }]],
  ['new\t待处理\tNew', [{ value: 'new', label: { zhCN: '待处理', enUS: 'New' } }]],
  ['  Open  \r\n\n', [{ value: 'Open', label: { zhCN: 'Open', enUS: 'Open' } }]],
  ['a==b', [{ value: 'a', label: { zhCN: '=b', enUS: '=b' } }]],
  ['\t只有名称', [{ value: '只有名称', label: { zhCN: '只有名称', enUS: '' } }]],
  ['=', []],
])('lines %j are read', (text, options) => {
  expect(readPasted(text, []).options).toEqual(options);
});

test('whatever is pasted, no value is there twice, every line is accounted for, and there is room for all', () => {
  const lines = fc.array(fc.stringMatching(/^[a-f]{1,2}(=[A-Z]{1,2})?$/), { maxLength: 40 });
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const there = readPasted(first.join('\n'), []).options;
      const { options, repeated, left } = readPasted(second.join('\n'), there);
      expect(repeatedValues([...there, ...options]).size).toBe(0);
      expect(options.length + repeated.length + left).toBe(second.length);
    }),
  );
  const many = Array.from({ length: MOST_OPTIONS + 3 }, (_, at) => `v${String(at)}`).join('\n');
  expect(readPasted(many, [])).toMatchObject({ left: 3 });
});
