import { expect, test } from 'vitest';
import { foreignWords, readTexts, textsOf } from './exampleTexts.ts';

const example = {
  props: { text: { zhCN: '保存', enUS: 'Save' }, code: 'enrolled' },
  on: [{ do: 'message' }],
};

test('texts of the other language do not count as the example’s own', () => {
  expect(textsOf(example, 'zhCN')).toEqual(['保存', 'enrolled', 'message']);
  expect(textsOf(example, 'enUS')).toEqual(['Save', 'enrolled', 'message']);
});

test('finds words of the other language', () => {
  expect(foreignWords(['保存', 'enrolled', 'A-1'], 'zhCN', example)).toEqual([]);
  expect(foreignWords(['Save', 'No data'], 'zhCN', example)).toEqual(['Save', 'data']);
  expect(foreignWords(['Save', '暂无数据'], 'enUS', example)).toEqual(['暂无数据']);
  expect(foreignWords(['保存'], 'enUS', example)).toEqual(['保存']);
});

test('reads texts, placeholders and what pictures say, but no styles', () => {
  const root = document.createElement('div');
  root.append('one', document.createElement('style'), document.createElement('input'));
  root.querySelector('style')?.append('.a { color: red }');
  root.querySelector('input')?.setAttribute('placeholder', 'two');
  expect(readTexts(root)).toEqual(['one', 'two']);
});
