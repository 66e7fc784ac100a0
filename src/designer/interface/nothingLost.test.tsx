import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEditor } from '../../../tests/support/interfaceEditor.tsx';

// What is chosen otherwise for a moment is there again, and nothing becomes something else by itself.

test('what a POST sends is there again after a GET was looked at', async () => {
  const body = [{ name: 'message', input: 'city' }];
  const { model } = await openEditor();
  model.change({ http: { method: 'POST', origin: 'https://service.example', path: '/now', body } });
  fireEvent.click(await screen.findByRole('radio', { name: 'GET' }));
  expect(model.definition.http).not.toHaveProperty('body');
  fireEvent.click(screen.getByRole('radio', { name: 'POST' }));
  expect(model.definition.http?.body).toEqual(body);
});

test('a limit that is out of bounds stays as it is typed, for the server to refuse it', async () => {
  const { model } = await openEditor();
  const rows = screen.getByRole('spinbutton', { name: /行数上限/ });
  fireEvent.change(rows, { target: { value: '99999' } });
  fireEvent.blur(rows);
  expect(model.definition.rows).toBe(99_999);
});

test('one result is answered without the rows of a step, which are there again for a list', async () => {
  const { model } = await openEditor();
  model.choose('composed');
  model.change({ composed: { steps: [], list: 'a', join: { step: 'b' } } });
  fireEvent.click(await screen.findByRole('radio', { name: '单个结果' }));
  expect(model.definition).toMatchObject({ answers: 'result', composed: { steps: [] } });
  expect(model.definition.composed).toEqual({ steps: [] });
  fireEvent.click(screen.getByRole('radio', { name: '列表' }));
  expect(model.definition.composed).toEqual({ steps: [], list: 'a', join: { step: 'b' } });
});

test('no other kind is chosen over a text that is no value yet', async () => {
  const { model } = await openEditor();
  const kind = () => screen.getByRole<HTMLInputElement>('radio', { name: 'SQL 查询' });
  expect(kind().disabled).toBe(false);
  act(() => model.findings.hold('composed.steps.0.param.city', 'no JSON'));
  expect(kind().disabled).toBe(true);
  screen.getByText(/再选择类型/);
});

test('what is wrong as a whole is brought into sight', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this.className);
  };
  await openEditor({ '/interface/save.do': { msgState: 9, code: 'INTERNAL', msg: '服务器内部错误' } });
  fireEvent.change(screen.getByRole('textbox', { name: '名称' }), { target: { value: '气温' } });
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }));
  await screen.findByText('服务器内部错误');
  await waitFor(() => expect(seen).toEqual(['at-interface-notices']));
});

test('who is left without what they read is brought into sight after a publication', async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this.className);
  };
  const broken = [{ moduleCode: 'city', interfaceUrl: 'all', name: '总览' }];
  await openEditor({
    '/interface/save.do': { result: { revision: 9, publishedVersion: null } },
    '/interface/publish.do': { result: { version: 10, broken } },
  });
  fireEvent.change(screen.getByRole('textbox', { name: '名称' }), { target: { value: '气温' } });
  fireEvent.click(screen.getByRole('button', { name: '保存并发布' }));
  await screen.findByRole('link', { name: '总览（city/all）' });
  await waitFor(() => expect(seen).toEqual(['at-interface-notices']));
});

test('a column that is empty in every row is told, for it may stand elsewhere', async () => {
  const columns = ['degrees', 'place'].map((name) => ({ name, type: 'text' }));
  const rows = [
    { degrees: null, place: 'a' },
    { degrees: null, place: null },
  ];
  await openEditor({
    '/interface/test.do': { result: { ok: true, columns, rows, total: 2, took: 1, missing: [] } },
  });
  fireEvent.click(screen.getByRole('button', { name: /^运\s?行$/ }));
  await screen.findByText(/^degrees 在所有行中都为空/);
});
