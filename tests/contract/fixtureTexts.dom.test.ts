import { expect, test } from 'vitest';
import { foreignWords, readTexts, textsOf } from './fixtureTexts.ts';

const fixture = {
  props: { text: { zhCN: '保存', enUS: 'Save' }, code: 'enrolled' },
  on: [{ do: 'message' }],
};

test('texts of the other language do not count as the fixture’s own', () => {
  expect(textsOf(fixture, 'zhCN')).toEqual(['保存', 'enrolled', 'message']);
  expect(textsOf(fixture, 'enUS')).toEqual(['Save', 'enrolled', 'message']);
});

test('finds words of the other language', () => {
  expect(foreignWords(['保存', 'enrolled', 'A-1'], 'zhCN', fixture)).toEqual([]);
  expect(foreignWords(['Save', 'No data'], 'zhCN', fixture)).toEqual(['Save', 'data']);
  expect(foreignWords(['Save', '暂无数据'], 'enUS', fixture)).toEqual(['暂无数据']);
  expect(foreignWords(['保存'], 'enUS', fixture)).toEqual(['保存']);
});

test('reads texts, placeholders and what pictures say, but no styles', () => {
  const root = document.createElement('div');
  root.append('one', document.createElement('style'), document.createElement('input'));
  root.querySelector('style')?.append('.a { color: red }');
  root.querySelector('input')?.setAttribute('placeholder', 'two');
  expect(readTexts(root)).toEqual(['one', 'two']);
});
