import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { ImportDialog } from './ImportDialog.tsx';

const section = { type: 'section', id: 'top', title: '开头' };
const page = (id: string, name: string, body: readonly object[] = []) => ({
  ...{ kind: 'app', id, name },
  schema: { kind: 'app', schemaVersion: 1, id, name, body },
});
const bundle = {
  ...{ format: 'atrium-bundle', formatVersion: 1 },
  documents: [page('first-page', '首页'), page('other-page', '另一页', [section])],
};

const ofOther = { kind: 'app', id: 'other-page', severity: 'warning', stops: false };
const untranslated = (path: string) => ({
  ...ofOther,
  path,
  code: 'MISSING_TEXT',
  message: '缺少英文文字。',
});
const wrong = { ...ofOther, path: '/body/0/visible', code: 'X', message: '总是不显示。' };

test('a file is looked at, decided document by document and brought in; what fails loses nothing', async () => {
  const asked: Record<string, unknown>[] = [];
  let refuses = true;
  const imports = (param: Record<string, unknown>): object => {
    asked.push(param);
    if (param.dryRun !== true && refuses) {
      refuses = false;
      const errors = [{ path: 'bundle.documents.1.schema.body', code: 'X', message: '不完整' }];
      return { msgState: 2, msg: '检查未通过', errors };
    }
    const { existing = {} } = param as { existing?: Record<string, string> };
    const isCopied = existing['app/first-page'] === 'copy';
    const id = isCopied ? 'first-page-2' : 'first-page';
    const first = { kind: 'app', id, name: '首页' };
    const other = { kind: 'app', id: 'other-page', name: '另一页' };
    return {
      result: {
        ...{ added: isCopied ? [first, other] : [other], changed: isCopied ? [] : [first], left: [] },
        ids: isCopied ? { 'app/first-page': id } : {},
        ...{
          revisions: { [`app/${id}`]: 0 },
          findings: [untranslated(''), untranslated('/title'), wrong],
          plans: [],
        },
        missing: [{ kind: 'role', id: 'plumber' }],
        tests: [
          {
            ...{ kind: 'app', id, name: '首页', test: 'a', title: '学生看到提示', passed: false },
            failures: [
              { part: 'x', member: 'visible', expected: true, actual: false, reason: '没有这个部分' },
            ],
          },
        ],
      },
    };
  };
  const systems = [
    { id: 'repairs', name: '报修', rights: ['design'] },
    { id: 'affairs', name: '学工', rights: ['design'] },
  ];
  const { root } = createPlainRoot({
    answers: { '/resource/import.do': imports, '/getDesignSystems.htm': () => ({ list: systems }) },
  });
  act(() => root.session.begin(testLogin('administrator')));
  renderPortal(root, <ImportDialog close={vi.fn()} />);
  const choose = async (text: string): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([text], 'a.json');
    Object.defineProperty(file, 'text', { value: () => Promise.resolve(text) });
    await act(async () => {
      if (input) fireEvent.change(input, { target: { files: [file] } });
      await Promise.resolve();
    });
  };
  await choose('PK\u0003\u0004');
  expect(await screen.findByText(/这是压缩文件/)).toBeTruthy();
  await choose(JSON.stringify(bundle));
  expect(await screen.findByText('有差异')).toBeTruthy();
  expect(screen.getByText('角色：plumber')).toBeTruthy();
  // A finding tells of which part it is; texts that lack a language are counted.
  expect(screen.getByText('总是不显示。').textContent).toBe('开头 总是不显示。');
  expect(screen.getByText('2 处缺少译文')).toBeTruthy();
  // What differs can be opened, and what is new has nothing to differ from.
  const rows = screen.getAllByRole('row').filter((each) => each.querySelector('.ant-select') !== null);
  const canOpen = (row: HTMLElement) =>
    row.querySelector('.ant-table-row-expand-icon-collapsed:not(.ant-table-row-expand-icon-spaced)') !== null;
  expect(rows.map(canOpen)).toEqual([true, false]);
  expect(screen.getByText('首页：学生看到提示')).toBeTruthy();
  // Whoever is no administrator gives new documents to a system of theirs.
  expect(asked.at(-1)).toMatchObject({ system: 'repairs' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '新文档属于' }));
  expect((await screen.findAllByRole('option')).map((each) => each.textContent)).toEqual([
    'repairs',
    'affairs',
  ]);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '“首页”的处理' }));
  fireEvent.click(await screen.findByText('另存为新的'));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('“首页”的新标识').value).toBe('first-page-2'),
  );
  const bring = (): void => void fireEvent.click(screen.getByRole('button', { name: /导\s?入$/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /导\s?入$/ })).toHaveProperty('disabled', false),
  );
  bring();
  expect(await screen.findByText('另一页：不完整')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('“首页”的新标识').value).toBe('first-page-2');
  fireEvent.click(screen.getByRole('button', { name: /重新检查/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /导\s?入$/ })).toHaveProperty('disabled', false),
  );
  bring();
  expect(await screen.findByText('已导入，还没有发布')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({
    existing: { 'app/first-page': 'copy' },
    revisions: { 'app/first-page-2': 0 },
    requestId: expect.any(String) as unknown,
  });
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/design/app/first-page-2');
});
