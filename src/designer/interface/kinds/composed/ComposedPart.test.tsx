import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../../tests/support/renderPortal.tsx';
import { InterfaceModel } from '../../InterfaceModel.ts';
import { ComposedPart } from './ComposedPart.tsx';

const column = (name: string) => ({ name, title: name, type: 'text' });

const books = {
  call: 'library/books',
  name: '馆藏图书',
  answers: 'list',
  inputs: [{ name: 'author', title: '作者', type: 'number', required: true }],
  outputs: [column('title'), column('loanId')],
};

const fields = [column('id'), column('reader')];
const loans = {
  call: 'loan/list',
  name: '借阅',
  answers: 'list',
  read: 'list',
  inputs: [
    { name: 'where', title: '筛选条件', type: 'conditions', required: false },
    { name: 'limit', title: '行数', type: 'number', required: false },
  ],
  outputs: fields,
  fields,
};

const answers = { '/interface/callables.do': { list: [books, loans] } };

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

const twoSteps = {
  steps: [
    { name: 'books', call: 'library/books', inputs: [{ name: 'author', value: '{{inputs.author}}' }] },
    { name: 'loan', call: 'loan/list' },
  ],
  list: 'books',
};

test('a step is added by the name of what it calls, and its inputs are proposed as they are there', async () => {
  const { model } = await open();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '添加步骤' }));
  fireEvent.click(await screen.findByText('馆藏图书'));
  fireEvent.click(await screen.findByRole('button', { name: '添加输入 author' }));
  expect(model.definition).toMatchObject({
    inputs: [{ name: 'author', type: 'number', title: '作者', required: true }],
    composed: {
      steps: [
        { name: 'books', call: 'library/books', inputs: [{ name: 'author', value: '{{inputs.author}}' }] },
      ],
      list: 'books',
    },
  });
});

test('where what can be called cannot be read, it is said and can be tried again', async () => {
  const failing = { '/interface/callables.do': { msgState: 9, code: 'INTERNAL', msg: '服务器内部错误' } };
  const { model } = await open({ steps: [] }, failing);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '添加步骤' }));
  await screen.findByText('服务器内部错误');
  expect(screen.getByRole('button', { name: /重\s?试/ })).toBeDefined();
  expect(model.definition.composed).toEqual({ steps: [] });
});

test('a value is a reference, fixed, or an expression, which may be typed without braces on the way', async () => {
  const { model } = await open(twoSteps);
  const given = () => (model.definition.composed as typeof twoSteps).steps[0]?.inputs?.[0]?.value as unknown;
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

test('what a form takes beyond that is added, set up and taken away', async () => {
  const { model } = await open(twoSteps);
  const loan = screen.getByRole('listitem', { name: '步骤 2 loan' });
  const inputs = () => (model.definition.composed as typeof twoSteps).steps[1]?.inputs;
  fireEvent.mouseDown(within(loan).getByRole('combobox', { name: '传入更多的值' }));
  fireEvent.click(await screen.findByText('筛选条件（where）'));
  const where = await within(loan).findByRole('group', { name: 'where' });
  fireEvent.click(within(where).getByRole('button', { name: '添加条件' }));
  expect(inputs()).toMatchObject([{ name: 'where', value: { conditionList: [{ bindKey: 'id' }] } }]);
  fireEvent.click(within(where).getByRole('button', { name: '删除传入的值 where' }));
  expect(inputs()).toBeUndefined();
});

test('a step is renamed in what names it, moved, and taken away once that is agreed to', async () => {
  const { model, ui } = await open(twoSteps);
  const [name] = screen.getAllByRole('textbox', { name: '步骤名' });
  if (name === undefined) throw new Error('No step');
  fireEvent.focus(name);
  for (const value of ['', 'v', 'loan', 'volumes']) fireEvent.change(name, { target: { value } });
  expect(model.definition.composed).toMatchObject({ steps: [{ name: 'volumes' }, {}], list: 'volumes' });
  fireEvent.click(screen.getByRole('button', { name: '下移步骤 1' }));
  expect(model.definition.composed).toMatchObject({ steps: [{ name: 'loan' }, { name: 'volumes' }] });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('上移步骤 2');
  ui.confirm = () => Promise.resolve(false);
  fireEvent.click(screen.getByRole('button', { name: '删除步骤 2' }));
  await waitFor(() => expect(model.definition.composed).toMatchObject({ list: 'volumes' }));
  ui.confirm = () => Promise.resolve(true);
  fireEvent.click(screen.getByRole('button', { name: '删除步骤 2' }));
  await waitFor(() =>
    expect(model.definition.composed).toEqual({ steps: [{ name: 'loan', call: 'loan/list' }] }),
  );
});

test('rows are joined by columns that there are', async () => {
  const { model } = await open(twoSteps);
  fireEvent.click(screen.getByRole('checkbox', { name: '为每一行合并另一步骤的行' }));
  await pick('books 的列', 'loanId');
  await pick('等于 loan 的列', 'id');
  expect(model.definition.composed).toMatchObject({ join: { step: 'loan', by: 'loanId', key: 'id' } });
});

test('what is wrong stands at its field, and stays there until that changes', async () => {
  const { model } = await open(twoSteps);
  runInAction(() => {
    model.findings.put([
      { path: 'composed.steps.0.inputs.0.value', message: '没有这个输入' },
      { path: 'composed.steps.1.call', message: '没有这个接口' },
    ]);
  });
  await within(screen.getByRole('group', { name: 'author' })).findByText('没有这个输入');
  await pick('author 的来源', '固定值');
  expect(model.findings.list.map(({ path }) => path)).toEqual(['composed.steps.1.call']);
});

const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;

test.each([
  { steps: [{ name: 'a', call: 'a/b', extra: 1 }] },
  { steps: [{ name: 'a', call: 'a/b', inputs: [{ name: 'where', value: deep }] }] },
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
  expect(screen.getByRole('combobox', { name: '添加步骤' })).toBeDefined();
});

test('a fixed value that is no JSON yet is not stored over, and is one again once it is mended', async () => {
  const step = { name: 'loan', call: 'loan/list', inputs: [{ name: 'after', value: { a: 1 } }] };
  const { model } = await open({ steps: [step], list: 'loan' });
  const field = screen.getByRole('textbox', { name: /after/ });
  fireEvent.change(field, { target: { value: '{"a": 2,' } });
  const why = await screen.findByText(/不是有效的 JSON/);
  expect([model.findings.isHolding, await model.save()]).toEqual([true, false]);
  // Once, at the field itself.
  expect(screen.getAllByText(why.textContent)).toHaveLength(1);
  fireEvent.change(field, { target: { value: '{"a": 2}' } });
  expect(model.findings.isHolding).toBe(false);
  expect(model.definition.composed).toMatchObject({ steps: [{ inputs: [{ value: { a: 2 } }] }] });
});
