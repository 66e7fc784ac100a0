import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, openEditor } from '../../../tests/support/interfaceEditor.tsx';

test('inputs and outputs are rows to type in, and what is unsaved is asked about', async () => {
  const { model, root } = await openEditor();
  expect(root.unsaved.any()).toBe(false);
  const inputs = within(screen.getByRole('table', { name: '输入' }));
  fireEvent.change(inputs.getByRole('textbox', { name: '标题 1' }), { target: { value: '城市' } });
  fireEvent.click(inputs.getByRole('checkbox', { name: '必填 1' }));
  expect(model.definition.inputs).toEqual([{ name: 'city', type: 'text', title: '城市', required: true }]);
  expect(root.unsaved.any()).toBe(true);
  const outputs = within(screen.getByRole('table', { name: '输出' }));
  fireEvent.change(outputs.getByRole('textbox', { name: '在行中的位置 1' }), {
    target: { value: 'main.temp' },
  });
  expect(model.definition.outputs).toEqual([{ name: 'degrees', type: 'number', path: 'main.temp' }]);
  fireEvent.click(screen.getByRole('button', { name: '添加输出' }));
  fireEvent.click(screen.getByRole('button', { name: '删除输出 1' }));
  expect(model.definition.outputs).toEqual([{ name: '', type: 'text' }]);
});

test('a refusal stands at its cell, and above with the way to it', async () => {
  const errors = [{ path: 'definition.outputs.0.name', code: 'NOT_UNIQUE', message: '该值已存在' }];
  await openEditor({ '/interface/save.do': { msgState: 2, code: 'DOCUMENT_INVALID', msg: '', errors } });
  const name = screen.getByRole('textbox', { name: '列名 1' });
  fireEvent.change(screen.getByRole('textbox', { name: '名称' }), { target: { value: '气温' } });
  fireEvent.keyDown(name, { key: 's', ctrlKey: true });
  const way = await screen.findByRole('button', { name: '输出 1 · 列名 该值已存在' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  Element.prototype.scrollIntoView = () => undefined;
  fireEvent.click(way);
  expect(document.activeElement).toBe(name);
});

test('steps may be typed as JSON; a text that is none is kept, and refused where it stands', async () => {
  const composed = { steps: [{ do: 'call', name: 'now', call: 'weather/now' }], list: 'now' };
  const { http: _http, ...rest } = definition;
  const stored = { ...rest, kind: 'composed', composed };
  const errors = [{ path: 'definition.composed', code: 'TYPE_WRONG', message: '类型不正确' }];
  const { model } = await openEditor({
    '/interface/get.do': {
      result: { definition: stored, revision: 1, publishedVersion: null, updatedAt: '' },
    },
    '/interface/save.do': { msgState: 2, code: 'DOCUMENT_INVALID', msg: '', errors },
  });
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  const steps = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '步骤（JSON）' });
  expect(JSON.parse(steps.value)).toEqual(composed);
  fireEvent.change(steps, { target: { value: '{"steps": []}' } });
  expect(model.definition.composed).toEqual({ steps: [] });
  expect(steps.value).toBe('{"steps": []}');
  fireEvent.change(steps, { target: { value: '{"steps": [' } });
  expect(model.definition.composed).toBe('{"steps": [');
  fireEvent.keyDown(steps, { key: 's', ctrlKey: true });
  await screen.findByRole('button', { name: /第 1 行第 12 列不是有效的 JSON/ });
  expect(document.activeElement).toBe(steps);
  expect(steps.getAttribute('aria-invalid')).toBe('true');
  expect(steps.value).toBe('{"steps": [');
});

const failed = [{ at: 'steps.0', do: 'call', name: 'books', outcome: 'failed', took: 3 }];

test.each([
  [{ reason: 'unavailable', failure: 'address' }, /^该主机不在允许连接的网络内/],
  [{ reason: 'unavailable', failure: 'something new' }, '没有连上对方'],
  [{ reason: 'unavailable' }, '没有连上对方'],
  [{ reason: 'timeout' }, '超过了期限'],
  [{ reason: 'refused' }, '对方的回答不能使用'],
  [{ reason: 'refused', fault: { code: 'status', status: 503 } }, '对方以状态码 503 回答'],
  [
    { reason: 'refused', fault: { code: 'noList', lists: ['data', ''] } },
    '回答中的列表在：data、回答本身（留空）',
  ],
  [{ reason: 'refused', fault: { code: 'noList', lists: [] } }, /^回答中没有记录的列表/],
  [{ reason: 'refused', steps: failed }, '失败，3 毫秒'],
  [{ reason: 'refused', steps: failed }, '步骤 books 没有执行成功'],
  [{ reason: 'timeout', steps: failed }, '步骤 books：超过了期限'],
  [{ reason: 'refused', errors: [{ path: 'id', message: '必填' }] }, '输入 id：必填'],
  [{ reason: 'refused', place: '2:3' }, '数据库在第 2 行第 3 列报告错误'],
])('a try that came to nothing says why: %j', async (outcome, title) => {
  const result = { ok: false, message: 'in its own words', took: 1, ...outcome };
  await openEditor({ '/interface/test.do': { result } });
  fireEvent.click(screen.getByRole('button', { name: /^运\s?行$/ }));
  await screen.findByText(title);
  // What the product found out itself needs no other words.
  expect(screen.queryAllByText('in its own words')).toHaveLength('fault' in outcome ? 0 : 1);
});

test('what is wrong with an expression of a step is said in the words of the server', async () => {
  const { http: _http, ...rest } = definition;
  const step = { do: 'call', name: 'now', call: 'weather/now', param: { city: '{{inputs.name}}' } };
  const stored = { ...rest, kind: 'composed', composed: { steps: [step], list: 'now' } };
  const path = 'definition.composed.steps.0.param.city';
  const errors = [{ path, code: 'UNKNOWN_INPUT', message: '没有名为 name 的输入' }];
  await openEditor({
    '/interface/get.do': {
      result: { definition: stored, revision: 1, publishedVersion: null, updatedAt: '' },
    },
    '/interface/test.do': { msgState: 2, code: 'DOCUMENT_INVALID', msg: '', errors },
  });
  fireEvent.click(screen.getByRole('button', { name: /^运\s?行$/ }));
  expect(await screen.findAllByRole('button', { name: /没有名为 name 的输入$/ })).toHaveLength(2);
  expect(screen.queryByText(/不是有效的 JSON/)).toBeNull();
});

test('an input that the path names is added by a click, and has to be given', async () => {
  const { model } = await openEditor();
  fireEvent.change(screen.getByRole('textbox', { name: '路径' }), { target: { value: '/of/{town}/{city}' } });
  fireEvent.click(screen.getByRole('button', { name: '添加输入 town' }));
  expect(model.definition.inputs.at(-1)).toEqual({ name: 'town', type: 'text', required: true });
  expect(screen.queryByRole('button', { name: /^添加输入 / })).toBeNull();
});
