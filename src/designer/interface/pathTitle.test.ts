import { expect, test } from 'vitest';
import { interfaceLocale } from './interface.locale.ts';
import { pathTitle } from './pathTitle.ts';

const text = (key: keyof (typeof interfaceLocale.texts)['zhCN']) => interfaceLocale.texts.zhCN[key];

test('a value that a step hands on is named by what it is for', () => {
  const definition = { composed: { steps: [{ inputs: [{ name: 'where', value: {} }] }] } };
  expect(pathTitle('composed.steps.0.inputs.0.value', text, definition)).toBe('步骤 1 · 输入 where');
});

test.each([
  ['name', '名称'],
  ['inputs.0.name', '输入 1 · 输入名'],
  ['http.rows', '行的位置'],
  ['try.college', 'college'],
  ['composed', '组合调用'],
  ['composed.list', '返回的行'],
  ['composed.join.by', '合并 · 列'],
  ['composed.steps', '步骤'],
  ['composed.steps.1.inputs.0.value', '步骤 2 · 输入 1'],
  ['composed.steps.1.inputs.0.value.conditionList.0', '步骤 2 · 输入 1'],
  ['composed.steps.1.inputs.author', '步骤 2 · 输入 · author'],
  ['composed.steps.1.call', '步骤 2 · 调用'],
  ['composed.steps.0.when.conditionList.0.value', '步骤 1 · 执行条件'],
])('%s is called %s', (path, title) => {
  expect(pathTitle(path, text)).toBe(title);
});
