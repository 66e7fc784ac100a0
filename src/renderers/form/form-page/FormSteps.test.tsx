import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openResource, type OpenOptions } from '../../../../tests/support/openResource.tsx';
import type { FormDocument } from '../../../schemas/documents/index.ts';

const field = (name: string, zhCN: string, more: object = {}) => ({
  type: 'input',
  id: name,
  name,
  title: { zhCN, enUS: name },
  ...more,
});
const step = (id: string, title: string, name: string) => ({
  type: 'wizard-step',
  id,
  title,
  children: [{ field: name }],
});
const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'claim',
  name: 'claim',
  fields: [field('name', '姓名', { required: true }), field('why', '事由')],
  layout: [
    { type: 'wizard', id: 'steps', children: [step('a', '第一步', 'name'), step('b', '第二步', 'why')] },
  ],
  grants: [],
};

const VIEW = { params: { id: '7', mode: 'view' } };

function open(answers: OpenOptions['answers'] = {}, more: OpenOptions = {}) {
  const sent: unknown[] = [];
  const add = (param: object) => {
    sent.push(param);
    return { result: { id: '1', revision: 1 } };
  };
  return { ...openResource([form], { ...more, answers: { '/claim/add.htm': add, ...answers } }), sent };
}
const current = () => screen.getByRole('group').getAttribute('aria-label');
/** Those of the bar: the steps are buttons too. */
const buttons = () =>
  screen
    .getAllByRole('button')
    .filter((one) => !one.closest('.ant-steps'))
    .map((one) => one.textContent.replaceAll(/\s/g, ''));
const press = (name: RegExp, detail = 1) => fireEvent.click(screen.getByRole('button', { name }), { detail });

test('a form of steps has one row of buttons, and saves at the last one', async () => {
  const { sent } = open();
  const name = await screen.findByLabelText(/姓名/);
  expect(buttons()).toEqual(['重置', '下一步']);
  press(/下一步/);
  expect(await screen.findByText('请输入姓名')).toBeTruthy();
  expect(current()).toBe('第一步');
  fireEvent.change(name, { target: { value: '林知夏' } });
  press(/下一步/);
  await waitFor(() => expect(current()).toBe('第二步'));
  expect(buttons()).toEqual(['重置', '上一步', '保存']);
  press(/上一步/);
  await waitFor(() => expect(current()).toBe('第一步'));
  press(/下一步/);
  await waitFor(() => expect(current()).toBe('第二步'));
  press(/保\s?存/, 2);
  expect(sent).toEqual([]);
  press(/保\s?存/);
  await waitFor(() => expect(sent).toMatchObject([{ data: { name: '林知夏' } }]));
});

test('what the server refuses in an earlier step opens that step', async () => {
  open({
    '/claim/add.htm': {
      msgState: 2,
      msg: '输入有误',
      errors: [{ path: 'data.name', code: 'NOT_UNIQUE', message: '姓名已存在' }],
    },
  });
  fireEvent.change(await screen.findByLabelText(/姓名/), { target: { value: '林' } });
  press(/下一步/);
  await waitFor(() => expect(current()).toBe('第二步'));
  press(/保\s?存/);
  await waitFor(() => expect(current()).toBe('第一步'));
  expect(screen.getByText('姓名已存在')).toBeTruthy();
});

test.each([
  ['step that it was left in', { name: '林知夏', why: '返乡' }, '第二步'],
  ['first step that lacks something', { why: '返乡' }, '第一步'],
])('a draft goes on in the %s', async (_where, data, title) => {
  const draft = { data, updatedAt: '2026-11-22T02:32:00.000Z' };
  openResource([{ ...form, draft: true }], { answers: { '/draft/get.do': { result: draft } } });
  fireEvent.click(await screen.findByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/事由/).value).toBe('返乡'));
  await waitFor(() => expect(current()).toBe(title));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('what is wrong in a step gets the focus, and steps are chosen as far as those before them are sound', async () => {
  open();
  const name = await screen.findByLabelText(/姓名/);
  fireEvent.click(screen.getByText('第二步'));
  expect(await screen.findByText('请输入姓名')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(current()).toBe('第一步');
  fireEvent.change(name, { target: { value: '林' } });
  fireEvent.click(screen.getByText('第二步'));
  await waitFor(() => expect(current()).toBe('第二步'));
  fireEvent.click(screen.getByText('第一步'));
  await waitFor(() => expect(current()).toBe('第一步'));
});

test('a record that is only read is shown with all of its steps', async () => {
  open({ '/claim/detail.htm': { result: { id: '7', revision: 1, name: '林知夏', why: '歌咏比赛' } } }, VIEW);
  expect(await screen.findByText('林知夏')).toBeTruthy();
  expect(screen.getByRole('region', { name: '第二步' }).textContent).toContain('歌咏比赛');
  expect(screen.queryByRole('button', { name: /下一步/ })).toBeNull();
});

test('every step can be reached by who may write the fields of one of them only', async () => {
  const changed = field('name', '姓名', { required: true, rules: [{ rule: 'minLength', value: 5 }] });
  const more: FormDocument = {
    ...form,
    fields: [changed, field('grade', '年级', { required: true }), field('why', '事由', { required: true })],
    layout: [
      {
        type: 'wizard',
        id: 'steps',
        children: [step('a', '第一步', 'name'), step('b', '第二步', 'grade'), step('c', '第三步', 'why')],
      },
    ],
  };
  const sent: object[] = [];
  openResource([more], {
    params: { id: '7' },
    rights: { actions: ['detail', 'update'], read: '*', write: ['why'] },
    answers: {
      '/claim/detail.htm': { result: { id: '7', revision: 1, name: '林', grade: null, why: null } },
      '/claim/update.htm': (param) => {
        sent.push(param);
        return { result: { id: '7', revision: 2 } };
      },
    },
  });
  const stepLine = async (title: string): Promise<void> => {
    const [found] = await screen.findAllByText(title, { selector: '.ant-steps *' });
    fireEvent.click(found!);
    await waitFor(() => expect(current()).toBe(title));
  };
  await screen.findByText('林');
  await stepLine('第三步');
  await stepLine('第一步');
  await stepLine('第二步');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /下一步/ }).className).not.toContain('loading'),
  );
  press(/下一步/);
  await waitFor(() => expect(current()).toBe('第三步'));
  // What she may write is asked for as ever.
  press(/保\s?存/);
  expect(await screen.findByText('请输入事由')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/事由/), { target: { value: '家中有事' } });
  press(/保\s?存/);
  await waitFor(() => expect(sent).toMatchObject([{ data: { why: '家中有事' } }]));
});
