import { expect, test } from 'vitest';
import { interfaceLocale } from './interface.locale.ts';
import { pathTitle } from './pathTitle.ts';

const text = (key: keyof (typeof interfaceLocale.texts)['zhCN']) => interfaceLocale.texts.zhCN[key];

test.each([
  ['name', '名称'],
  ['inputs.0.name', '输入 1 · 输入名'],
  ['http.rows', '行的位置'],
  ['try.college', 'college'],
  ['composed', '组合调用'],
  ['composed.list', 'list'],
  ['composed.steps', '步骤'],
  ['composed.steps.1.inputs.0.name', '步骤 2 · inputs 1 · name'],
  ['composed.steps.0.when.testRule', '步骤 1 · when · testRule'],
])('%s is called %s', (path, title) => {
  expect(pathTitle(path, text)).toBe(title);
});
