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
  ['composed.list', '返回的行'],
  ['composed.join.by', '合并 · 列'],
  ['composed.steps', '步骤'],
  ['composed.steps.1.param.where', '步骤 2 · 输入 where'],
  ['composed.steps.1.param.where.conditionList.0', '步骤 2 · 输入 where'],
  ['composed.steps.1.call', '步骤 2 · 调用'],
  ['composed.steps.0.when.conditionList.0.value', '步骤 1 · 条件'],
  ['composed.steps.0.otherwise.1.steps.2.data.state', '步骤 1.否则.2.3 · 字段 state'],
  ['composed.steps.0.steps', '步骤 1 · 步骤'],
])('%s is called %s', (path, title) => {
  expect(pathTitle(path, text)).toBe(title);
});
