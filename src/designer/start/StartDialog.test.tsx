import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { FormProposal } from '../../schemas/wire/proposeForm.ts';
import { StartDialog } from './StartDialog.tsx';

const proposal: FormProposal = {
  form: {
    ...{ kind: 'form', schemaVersion: 2, id: 'mingdan', name: '名单', grants: [] },
    fields: [
      { type: 'input', id: 'xuehao', name: 'xuehao', title: '学号' },
      { type: 'number', id: 'jidian', name: 'jidian', title: '绩点' },
    ],
  },
  mapping: { xuehao: '学号', jidian: '绩点' },
  columns: [
    {
      ...{ title: '学号', code: 'xuehao', type: 'input', samples: ['007'], doubts: ['看起来是编号'] },
      types: [
        { type: 'input', unread: 0 },
        { type: 'number', unread: 2 },
      ],
    },
    {
      ...{ title: '绩点', code: 'jidian', type: 'number', samples: ['3.5'], doubts: [] },
      types: [{ type: 'number', unread: 0 }],
    },
  ],
  ...{ headerRows: 1, headerRow: 1, rows: 3, mostRows: 50_000, sheet: '名单' },
  sheets: [{ name: '名单', rows: 4 }, { name: '字典' }],
};

type Calls = Readonly<Record<string, (param: Record<string, unknown>) => object>>;

/** The dialog over a server that answers so; what it was asked stands in `asked`. */
function drawn(kind: DocumentKind, calls: Calls = {}, copyOf?: string) {
  const asked: [string, Record<string, unknown>][] = [];
  const all: Calls = {
    '/resource/list.do': () => ({ list: [{ id: 'mingdan', name: '旧名单' }] }),
    '/platform_general/getDesignSystems.htm': () => ({
      list: [{ id: '', name: '不属于任何系统', rights: [] }],
    }),
    '/resource/save.do': () => ({ result: { id: 'x', revision: 1 } }),
    '/resource/publish.do': () => ({ result: { version: 1 } }),
    '/resource/proposeForm.do': () => ({ result: proposal }),
    '/files/upload': () => ({ result: { id: 'f1', name: '名单.xlsx', size: 1, type: 'x' } }),
    '/component/getSelectorData.htm': () => ({ list: [{ value: 'student', label: '学生' }] }),
    ...calls,
  };
  const answers: FixedAnswers = Object.fromEntries(
    Object.entries(all).map(([path, answer]) => [
      path,
      (param: Record<string, unknown>) => {
        asked.push([path, param]);
        return answer(param);
      },
    ]),
  );
  const { root } = createPlainRoot({ answers });
  act(() => root.session.begin(testLogin('administrator')));
  // The dialog's entry in the history is to be gone by then.
  const created = vi.fn(() => expect(root.overlays.layers).toEqual([]));
  const close = vi.fn();
  const { unmount } = renderPortal(root, <StartDialog {...{ kind, copyOf, created, close }} />);
  const paramOf = (path: string) => asked.find(([one]) => one === path)?.[1];
  return { created, close, unmount, asked, paramOf };
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const way = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Chooses a file in the way of sheets. */
async function choose() {
  way('表格');
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.');
  fireEvent.change(input, { target: { files: [new File(['x'], '名单.xlsx')] } });
  await screen.findByLabelText('“学号”的标题');
}

const create = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /创\s*建/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

test('a taken id is told before anything is sent, and the next free one is taken by one press', async () => {
  const { created, paramOf } = drawn('form');
  await waitFor(() => expect(paramOf('/resource/list.do')).toBeDefined());
  type('名称', '名单');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('标识').value).toBe('mingdan-2'));
  type('标识', 'mingdan');
  await screen.findByText('标识“mingdan”已被使用');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /创\s*建/ }).disabled).toBe(true);
  press('改用 mingdan-2');
  await create();
  await waitFor(() => expect(created).toHaveBeenCalledExactlyOnceWith('mingdan-2'));
  expect(paramOf('/resource/save.do')).toMatchObject({ kind: 'form', id: 'mingdan-2', name: '名单' });
});

test('a copy is called after what it is made of, and goes under an id of its own', async () => {
  const schema = { ...proposal.form, name: '旧名单' };
  const { created, paramOf } = drawn(
    'form',
    { '/resource/get.do': () => ({ result: { revision: 4, schema } }) },
    'mingdan',
  );
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveProperty('value', '旧名单（副本）'));
  await create();
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(paramOf('/resource/save.do')).toMatchObject({
    name: '旧名单（副本）',
    schema: { fields: [{}, {}] },
  });
  expect(paramOf('/resource/save.do')?.id).not.toBe('mingdan');
});

test('whoever cannot leave it to no system chooses the one that it belongs to', async () => {
  const systems = [
    { id: 'repairs', name: '报修', rights: ['design'] },
    { id: 'library', name: '图书馆', rights: ['design'] },
  ];
  const { created, paramOf } = drawn('form', {
    '/platform_general/getDesignSystems.htm': () => ({ list: systems }),
  });
  await waitFor(() => expect(paramOf('/resource/list.do')).toBeDefined());
  type('名称', '登记');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('标识').value).not.toBe(''));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /创\s*建/ }).disabled).toBe(true);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '所属系统' }));
  fireEvent.click(
    await screen.findByText('图书馆（library）', { selector: '.ant-select-item-option-content' }),
  );
  await create();
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(paramOf('/resource/save.do')).toMatchObject({ system: 'library' });
});

test('a sheet becomes a form of the columns that are taken, which is published and filled', async () => {
  const outcome = {
    ...{ added: 2, updated: 0, failed: 1, errors: [{ row: 4, field: 'gpa', message: '不是数字' }], rows: 3 },
    ...{ headerRow: 1, firstRows: [], sampleRows: [], columns: [], mapping: {} },
  };
  const { created, paramOf } = drawn('form', {
    '/mingdan-2/importRows.htm': () => ({ result: outcome }),
  });
  await choose();
  screen.getByText('看起来是编号');
  screen.getByText('3 行数据，采用 2 / 2 列');
  type('“绩点”的编码', 'xuehao');
  expect(await screen.findAllByText('编码与其他字段相同')).toHaveLength(2);
  type('“绩点”的编码', 'gpa');
  type('“绩点”的标题', '平均绩点');
  await create();
  await screen.findByText('表单“名单”已发布，导入了 2 行');
  screen.getByText(/第 4 行：平均绩点：不是数字/);
  expect(paramOf('/resource/save.do')).toMatchObject({
    id: 'mingdan-2',
    schema: {
      fields: [
        { type: 'input', name: 'xuehao' },
        { type: 'number', id: 'gpa', name: 'gpa', title: '平均绩点' },
      ],
      grants: [{ roles: ['administrator'], read: '*', write: '*' }],
    },
  });
  expect(paramOf('/mingdan-2/importRows.htm')).toMatchObject({
    ...{ fileId: 'f1', sheet: '名单', headerRow: 1 },
    mapping: { xuehao: '学号', gpa: '绩点' },
  });
  press('打开设计器');
  expect(created).toHaveBeenCalledExactlyOnceWith('mingdan-2');
});

test('without its rows a form is made of the columns that are left, grants nothing and opens at once', async () => {
  const { created, asked, paramOf } = drawn('form');
  await choose();
  fireEvent.click(screen.getByRole('checkbox', { name: '采用“绩点”' }));
  fireEvent.click(screen.getByRole('switch'));
  await create();
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(paramOf('/resource/save.do')).toMatchObject({
    schema: { fields: [{ name: 'xuehao' }], grants: [] },
  });
  expect(asked.map(([path]) => path)).not.toContain('/resource/publish.do');
});

test('a refused publication says why, and the form is there', async () => {
  const refused = { msgState: 2, code: 'DOCUMENT_INVALID', msg: '文档有误', errors: [] };
  const { created } = drawn('form', { '/resource/publish.do': () => refused });
  await choose();
  await create();
  await screen.findByText(/表单已保存，但没有发布.*文档有误/);
  press('打开设计器');
  expect(created).toHaveBeenCalledOnce();
});

test('a file that cannot be read says so, and another one can be chosen', async () => {
  const refused = { msgState: 2, code: 'INPUT_INVALID', msg: '工作簿有打开密码' };
  const { paramOf } = drawn('form', { '/resource/proposeForm.do': () => refused });
  way('表格');
  const input = document.querySelector('input[type="file"]');
  fireEvent.change(input ?? document.body, { target: { files: [new File(['x'], 'a.xlsx')] } });
  await screen.findByText('工作簿有打开密码');
  expect(paramOf('/resource/proposeForm.do')).toMatchObject({ fileId: 'f1' });
  expect(document.querySelector('input[type="file"]')).not.toBeNull();
});

test('a whole system is made at once, for the roles that were chosen, and never over what is there', async () => {
  let isTaken = true;
  const { created, asked } = drawn('system', {
    '/resource/import.do': ({ dryRun }) => {
      const changed = dryRun === true && isTaken ? [{ kind: 'form', id: 'repair' }] : [];
      return { result: { added: [], changed, left: [] } };
    },
  });
  way('模板');
  fireEvent.click(await screen.findByRole('radio', { name: '宿舍报修系统' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '谁可以报修' }));
  fireEvent.click(await screen.findByText('学生', { selector: '.ant-select-item-option-content' }));
  await create();
  await screen.findByText(/已被使用/);
  isTaken = false;
  press(/改用/);
  await create();
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  const { bundle, publish } = asked.findLast(([path]) => path === '/resource/import.do')?.[1] as {
    bundle: { documents: { kind: string; id: string; schema: object }[] };
    publish: boolean;
  };
  expect(publish).toBe(true);
  const [system] = bundle.documents;
  expect(system?.schema).toMatchObject({
    menus: [
      { grants: [{ role: 'student' }] },
      { grants: [{ role: 'administrator' }] },
      { grants: [{ role: 'administrator' }] },
    ],
  });
  expect(bundle.documents.map(({ kind, id }) => `${kind}/${id}`)).toContain('system/sushebaoxiuxitong-2');
  expect(asked.map(([path]) => path)).not.toContain('/resource/save.do');
});
