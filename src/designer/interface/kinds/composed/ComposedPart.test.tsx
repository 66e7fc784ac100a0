import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../../tests/support/renderPortal.tsx';
import { InterfaceModel } from '../../InterfaceModel.ts';
import { ComposedPart } from './ComposedPart.tsx';

const column = (name: string) => ({ name, title: name, type: 'text' });

const books = {
  call: 'library/books',
  name: '馆藏图书',
  answers: 'list',
  writes: false,
  inputs: [{ name: 'author', title: '作者', type: 'number', required: true }],
  outputs: [column('title'), column('loanId')],
};

const fields = [column('id'), column('reader')];
const loans = {
  call: 'loan/list',
  name: '借阅',
  answers: 'list',
  action: 'list',
  writes: false,
  inputs: [
    { name: 'where', title: '筛选条件', type: 'conditions', required: false },
    { name: 'limit', title: '行数', type: 'number', required: false },
  ],
  outputs: fields,
  fields,
};
const addLoan = {
  call: 'loan/add',
  name: '借阅',
  answers: 'result',
  action: 'add',
  writes: true,
  inputs: [],
  outputs: fields,
  fields: [{ name: 'reader', title: '读者', type: 'text' }],
};

const answers = { '/interface/callables.do': { list: [books, loans, addLoan] } };

async function open(composed: unknown = { steps: [] }, more: object = {}) {
  const { root, ui } = createTestRoot({ ...answers, ...more });
  const model = new InterfaceModel(root);
  model.choose('composed');
  model.change({ composed });
  renderPortal(root, <ComposedPart model={model} />);
  await waitFor(() => expect(screen.queryByText(/正在读取/)).toBeNull());
  return { model, root, ui };
}

const pick = async (name: string, option: string | RegExp) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  const [found] = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  if (found === undefined) throw new Error(`No option ${String(option)}`);
  fireEvent.click(found);
};

const line = (nth: string) => {
  const [first] = within(screen.getByRole('listitem', { name: `步骤 ${nth}` })).getAllByRole('button', {
    name: new RegExp(`^${nth} `),
  });
  if (first === undefined) throw new Error(`No step ${nth}`);
  return first;
};
const openStep = (nth: string) => fireEvent.click(line(nth));

const twoSteps = {
  steps: [
    { do: 'call', name: 'books', call: 'library/books', param: { author: '{{inputs.author}}' } },
    { do: 'call', name: 'loan', call: 'loan/list' },
  ],
  list: 'books',
};
type Steps = readonly { param?: Record<string, unknown> }[];
const stepsOf = ({ definition }: InterfaceModel) => (definition.composed as { steps: Steps }).steps;

test('a call is added in words, named after what it calls, and its inputs are proposed as they are there', async () => {
  const { model } = await open();
  fireEvent.click(screen.getByRole('button', { name: '添加步骤' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^调用/ }));
  await pick('调用', '馆藏图书');
  fireEvent.click(await screen.findByRole('button', { name: '添加输入 author' }));
  expect(model.definition).toMatchObject({
    inputs: [{ name: 'author', type: 'number', title: '作者', required: true }],
    composed: {
      steps: [{ do: 'call', name: 'books', call: 'library/books', param: { author: '{{inputs.author}}' } }],
      list: 'books',
    },
  });
  expect(line('1').textContent).toContain('调用『馆藏图书』 → books');
});

test('where what can be called cannot be read, it is said and can be tried again', async () => {
  const failing = { '/interface/callables.do': { msgState: 9, code: 'INTERNAL', msg: '服务器内部错误' } };
  await open({ steps: [{ do: 'call', call: '' }] }, failing);
  openStep('1');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '调用' }));
  await screen.findByText('服务器内部错误');
  expect(screen.getByRole('button', { name: /重\s?试/ })).toBeDefined();
});

test('a value is a reference, fixed, or an expression, which may be typed without braces on the way', async () => {
  const { model } = await open(twoSteps);
  openStep('1');
  const given = () => stepsOf(model)[0]?.param?.author;
  await pick('author 的来源', '固定值');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'author 的值' }), { target: { value: '7' } });
  expect(given()).toBe(7);
  await pick('author 的来源', '表达式');
  expect(given()).toBe('{{ }}');
  const box = () => screen.getByRole('textbox', { name: 'author 的值' });
  for (const typed of ['', '7', '{{ 3 + 4 }}']) {
    fireEvent.change(box(), { target: { value: typed } });
    expect(given()).toBe(typed);
  }
  await pick('author 的来源', '引用');
  expect(given()).toBe('{{platform_userId}}');
});

test('what a module takes beyond that is added, set up and taken away', async () => {
  const { model } = await open(twoSteps);
  openStep('2');
  const loan = screen.getByRole('listitem', { name: '步骤 2' });
  const param = () => stepsOf(model)[1]?.param;
  fireEvent.mouseDown(within(loan).getByRole('combobox', { name: '传入更多的值' }));
  fireEvent.click(await screen.findByText('筛选条件（where）'));
  const where = await within(loan).findByRole('group', { name: 'where' });
  fireEvent.click(within(where).getByRole('button', { name: '添加条件' }));
  expect(param()).toMatchObject({ where: { conditionList: [{ bindKey: 'id' }] } });
  fireEvent.click(within(where).getByRole('button', { name: '删除传入的值 where' }));
  expect(param()).toBeUndefined();
});

test('a step is renamed in what names it, moved by keys, and comes back after it was taken away', async () => {
  const { model, ui } = await open(twoSteps);
  openStep('1');
  const name = screen.getByRole('textbox', { name: '结果的名称' });
  fireEvent.focus(name);
  for (const value of ['', 'v', 'loan', 'volumes']) fireEvent.change(name, { target: { value } });
  expect(model.definition.composed).toMatchObject({ steps: [{ name: 'volumes' }, {}], list: 'volumes' });
  fireEvent.keyDown(line('1'), { key: 'ArrowDown', altKey: true });
  const moved = { steps: [{ name: 'loan' }, { name: 'volumes' }], list: 'volumes' };
  expect(model.definition.composed).toMatchObject(moved);
  expect(document.activeElement).toBe(line('2'));
  const message = vi.spyOn(ui, 'message');
  fireEvent.click(screen.getByRole('button', { name: '步骤 2的更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(stepsOf(model)).toHaveLength(1);
  const [, said, action] = message.mock.calls[0] ?? [];
  expect(said).toContain('馆藏图书');
  act(() => action?.run());
  expect(model.definition.composed).toMatchObject(moved);
});

test('steps that write are offered where it is declared, with fields picked by their titles', async () => {
  const { model } = await open();
  const add = async () => {
    fireEvent.click(screen.getByRole('button', { name: '添加步骤' }));
    return screen.findByRole('menuitem', { name: /^保存记录/ });
  };
  const refused = await add();
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  within(refused).getByText(/声明“写入数据”/);
  act(() => model.change({ writes: true }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^保存记录/ }));
  await pick('模块', '借阅');
  await pick('添加字段', '读者（reader）');
  fireEvent.change(screen.getByRole('textbox', { name: 'reader 的值' }), { target: { value: 'me' } });
  expect(stepsOf(model)).toEqual([{ do: 'save', module: 'loan', data: { reader: 'me' } }]);
  expect(line('1').textContent).toContain('保存『借阅』：新增');
});

test('where a step always answers, no rows of others are asked for', async () => {
  const answer = { do: 'answer', value: [] };
  const { model } = await open({ steps: [{ do: 'call', name: 'loan', call: 'loan/list' }, answer] });
  expect(screen.queryByRole('combobox', { name: '返回此步骤的行' })).toBeNull();
  screen.getByText(/返回的是“返回”步骤的值/);
  fireEvent.click(screen.getByRole('button', { name: '步骤 2的更多操作' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  screen.getByRole('combobox', { name: '返回此步骤的行' });
  expect(model.definition.composed).toMatchObject({ list: 'loan' });
});

test('rows are joined by columns that there are', async () => {
  const { model } = await open(twoSteps);
  fireEvent.click(screen.getByRole('checkbox', { name: '为每一行合并另一步骤的行' }));
  await pick('books 的列', 'loanId');
  await pick('等于 loan 的列', 'id');
  expect(model.definition.composed).toMatchObject({ join: { step: 'loan', by: 'loanId', key: 'id' } });
});

test('what is wrong marks its step, opens it, stands at its field, and stays there until that changes', async () => {
  const { model } = await open(twoSteps);
  act(() =>
    model.findings.put([
      { path: 'composed.steps.0.param.author', message: '没有这个输入' },
      { path: 'composed.steps.1.call', message: '没有这个接口' },
    ]),
  );
  await within(screen.getByRole('group', { name: 'author' })).findByText('没有这个输入');
  openStep('1');
  expect(screen.queryByText('没有这个输入')).toBeNull();
  expect(screen.getAllByText('有 1 处需要修改')).toHaveLength(2);
  openStep('1');
  await pick('author 的来源', '固定值');
  expect(model.findings.list.map(({ path }) => path)).toEqual(['composed.steps.1.call']);
});

test('what became of each step in a try stands at it', async () => {
  const steps = [
    { at: 'steps.0', do: 'call', name: 'books', outcome: 'ran', rows: 2, took: 1 },
    { at: 'steps.1', do: 'call', name: 'loan', outcome: 'left out', took: 0 },
  ];
  const { model } = await open(twoSteps, {
    '/interface/test.do': {
      result: { ok: true, columns: [], rows: [], total: 0, took: 1, missing: [], steps },
    },
  });
  await act(() => model.tried.run(model.definition));
  within(screen.getByRole('listitem', { name: '步骤 1' })).getByText('已执行，2 行');
  within(screen.getByRole('listitem', { name: '步骤 2' })).getByText('未执行');
});

test('what a step was refused for in a try stands at its field until the next try', async () => {
  const errors = [{ path: 'steps.0.param.author', message: '没有这个作者' }];
  const failed = { ok: false, reason: 'refused', took: 1, errors };
  const ran = { ok: true, columns: [], rows: [], total: 0, took: 1, missing: [] };
  const results = [failed, ran];
  const { model } = await open(twoSteps, { '/interface/test.do': () => ({ result: results.shift() }) });
  await act(() => model.tried.run(model.definition));
  await within(screen.getByRole('group', { name: 'author' })).findByText('没有这个作者');
  await act(() => model.tried.run(model.definition));
  expect(model.findings.list).toEqual([]);
});

const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;

test.each([
  { steps: [{ do: 'call', name: 'a', call: 'a/b', extra: 1 }] },
  { steps: [{ name: 'a', call: 'a/b' }] },
  { steps: [{ do: 'call', name: 'a', call: 'a/b', param: { where: deep } }] },
  'no JSON',
  null,
])('what no field shows is changed as JSON: %j', async (composed) => {
  const { model } = await open(composed);
  const box = screen.getByRole('textbox', { name: '步骤（JSON）' });
  fireEvent.change(box, { target: { value: '{ "steps": ' } });
  expect(model.definition.composed).toBe('{ "steps": ');
  fireEvent.change(box, { target: { value: '{ "steps": [] }' } });
  // Fields are there again, but nobody is taken away from where they type.
  expect(screen.getByRole('textbox', { name: '步骤（JSON）' })).toBe(box);
  fireEvent.click(screen.getByRole('radio', { name: '字段' }));
  expect(screen.getByRole('button', { name: '添加步骤' })).toBeDefined();
});

test('a fixed value that is no JSON yet is not stored over, and is one again once it is mended', async () => {
  const step = { do: 'call', name: 'loan', call: 'loan/list', param: { after: { a: 1 } } };
  const { model } = await open({ steps: [step], list: 'loan' });
  openStep('1');
  const field = screen.getByRole('textbox', { name: /after/ });
  fireEvent.change(field, { target: { value: '{"a": 2,' } });
  const why = await screen.findByText(/不是有效的 JSON/);
  expect([model.findings.isHolding, await act(() => model.save())]).toEqual([true, false]);
  // Once, at the field itself.
  expect(screen.getAllByText(why.textContent)).toHaveLength(1);
  fireEvent.change(field, { target: { value: '{"a": 2}' } });
  expect(model.findings.isHolding).toBe(false);
  expect(model.definition.composed).toMatchObject({ steps: [{ param: { after: { a: 2 } } }] });
});
