import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { openExpression, rewrite } from '../../../../tests/support/expressionEditor.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { scopeAt } from '../../../documents/check/scopeAt.ts';
import { createVocabulary } from '../../../documents/vocabulary.ts';
import { metas } from '../../../renderers/metas.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import { ConditionEditor } from './ConditionEditor.tsx';

const repair: FormDocument = {
  ...{ kind: 'form', schemaVersion: 1, id: 'repair', name: '报修', grants: [] },
  fields: [
    { type: 'input', id: 'f1', name: 'reporter', title: { zhCN: '报修人', enUS: 'Reporter' } },
    { type: 'number', id: 'f2', name: 'count', title: { zhCN: '数量', enUS: 'Count' } },
    {
      ...{ type: 'select', id: 'f3', name: 'state', title: { zhCN: '状态', enUS: 'State' } },
      props: { options: [{ value: 'open', label: { zhCN: '待处理', enUS: 'Open' } }] },
    },
  ],
};
const names = scopeAt(repair, '/fields/0/visible', {
  ...createVocabulary(metas),
  document: () => undefined,
  ids: () => [],
}).names;

const records = [
  { id: 'r1', revision: 1, reporter: '甲', count: 5, state: 'open' },
  { id: 'r2', revision: 1, reporter: '乙', count: 1, state: 'open' },
];
const grown = {
  id: 'grown',
  kind: 'condition',
  schemaVersion: 1,
  name: '数量多',
  rules: {
    testRule: 'every',
    conditionList: [{ bindKey: 'form.count', type: 'number', judgeType: 'greater', value: 3 }],
  },
};

function openEditor(first: unknown) {
  let value = first;
  function Held() {
    const [held, setHeld] = useState(first);
    value = held;
    return <ConditionEditor id="c" title="可见" names={names} value={held} change={setHeld} />;
  }
  const { root } = createTestRoot({
    '/rest/http/repair/list.htm': { list: records, total: 2 },
    '/resource/list.do': { list: [{ id: 'grown', name: '数量多' }], total: 1 },
    '/resource/get.do': { result: { revision: 1, version: 1, schema: grown } },
  });
  const drawn = renderPortal(root, <Held />);
  return { value: () => value, drawn };
}

const many = {
  testRule: 'every',
  conditionList: [
    { bindKey: 'form.count', type: 'number', judgeType: 'greater', value: 3 },
    { bindKey: 'form.state', type: 'text', judgeType: 'equal', value: 'open' },
  ],
};
const sentence = () => document.querySelector('[data-condition-sentence]')?.textContent;
const result = () => document.querySelector('[data-condition-result]')?.getAttribute('data-condition-result');
const pick = async (box: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: box }));
  fireEvent.click(await screen.findByTitle(option));
};

test('a condition is said in a sentence and tried on a record, comparison by comparison', async () => {
  const { drawn } = openEditor(many);
  expect(sentence()).toBe('当 数量 大于 3 且 状态 等于 待处理 时成立');
  fireEvent.click(screen.getByRole('button', { name: '试一条记录' }));
  expect(result()).toBe('false');
  await pick('选择记录', '甲 · open');
  expect(result()).toBe('true');
  await pick('选择记录', '乙 · open');
  expect(result()).toBe('false');
  const reasons = within(screen.getByRole('list', { name: '逐条结果' })).getAllByRole('listitem');
  expect(reasons.map((each) => [each.getAttribute('data-verdict'), each.textContent])).toEqual([
    ['false', '数量 大于 3实际值：1'],
    ['true', '状态 等于 待处理实际值：待处理'],
  ]);
  fireEvent.change(screen.getByRole('spinbutton', { name: '数量' }), { target: { value: '9' } });
  expect(result()).toBe('true');
  expect(await violationsIn(drawn.container)).toEqual([]);
});

test('a named condition stands for rules, is said and tried as they are, and can be taken over', async () => {
  const { value } = openEditor(undefined);
  expect(sentence()).toBe('没有条件，一律成立');
  fireEvent.click(screen.getByRole('radio', { name: '已有条件' }));
  await pick('可见：已有条件', '数量多');
  expect(value()).toEqual({ condition: 'grown' });
  await screen.findByText('当 数量 大于 3 时成立');
  fireEvent.click(screen.getByRole('button', { name: '复制到此处修改' }));
  expect(value()).toEqual(grown.rules);
});

test('what a rule compares with is written in the editor of expressions', async () => {
  const { value } = openEditor({ ...many, conditionList: many.conditionList.slice(0, 1) });
  fireEvent.click(screen.getByRole('button', { name: '条件 1：改用表达式' }));
  rewrite(await openExpression('条件 1'), 'params.least');
  expect(JSON.stringify(value())).toContain('"value":"{{ params.least }}"');
});
