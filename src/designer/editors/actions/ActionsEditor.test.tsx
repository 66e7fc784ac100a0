import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { metas } from '../../../renderers/metas.ts';
import type { Action } from '../../../schemas/action.ts';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';
import type { Finding } from '../../../schemas/finding.ts';
import { Autosave } from '../../core/Autosave.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { Problems } from '../../core/Problems.ts';
import { DesignContext } from '../../frame/DesignContext.ts';
import { PropertyPanel } from '../../panel/PropertyPanel.tsx';

const pageWith = (actions: readonly Action[]): AtriumDocument => ({
  kind: 'app',
  schemaVersion: 1,
  id: 'home',
  name: '首页',
  body: [{ type: 'button', id: 'go', title: '去', props: { text: '去' }, on: { click: [...actions] } }],
  variables: { chosen: { type: 'text' } },
});

function open(actions: readonly Action[], findings: readonly Finding[] = []) {
  const document = pageWith(actions);
  const model = new DesignModel({ revision: 1, document }, { metas: createMetaIndex(metas) });
  model.select(['go']);
  const { root } = createTestRoot({
    '/resource/list.do': ({ kind }: { kind?: string }) => ({
      list:
        kind === 'form'
          ? [{ id: 'repairs', name: '报修' }]
          : [{ id: `${String(kind)}-one`, name: `${String(kind)} 一` }],
    }),
    '/interface/callables.do': { list: [] },
  });
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  const { container } = renderPortal(
    root,
    <DesignContext.Provider value={{ model, autosave, problems }}>
      <PropertyPanel findings={findings} />
    </DesignContext.Provider>,
  );
  return { model, container };
}

const chainOf = ({ document }: DesignModel): unknown =>
  'body' in document ? document.body[0]?.on?.click : undefined;

/** Chooses in an open list by the title of an entry. */
async function choose(name: RegExp): Promise<void> {
  const [box] = [...document.querySelectorAll('[role="combobox"][aria-expanded="true"]')].slice(-1);
  if (box) fireEvent.change(box, { target: { value: name.source.replaceAll(/\W/g, '') || name.source } });
  const option = await waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option')].find((each) =>
      name.test(each.textContent),
    );
    if (!found) throw new Error('Not offered yet.');
    return found;
  });
  fireEvent.click(option);
}

test('a chain is built by searching: each change is one step, and undone exactly', async () => {
  const { model } = open([{ do: 'validate' }]);
  const before = model.document;
  fireEvent.click(screen.getByRole('button', { name: '添加动作：点击' }));
  await choose(/打开弹窗/);
  expect(chainOf(model)).toEqual([{ do: 'validate' }, { do: 'openDialog' }]);
  expect(model.history.steps.map(({ title }) => title.zhCN)).toEqual(['新增动作：打开弹窗']);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '页面' }));
  await choose(/报修/);
  expect(chainOf(model)).toMatchObject([{}, { do: 'openDialog', target: { kind: 'form', id: 'repairs' } }]);
  expect(await screen.findByText(/在弹窗中打开表单《报修》/)).toBeTruthy();
  while (model.history.canUndo) act(() => void model.undo());
  expect(model.document).toBe(before);
});

test('cards are moved by keys, copied and taken away; what fails gets a lane of its own', async () => {
  const { model } = open([{ do: 'validate' }, { do: 'submit' }]);
  const line = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
  fireEvent.keyDown(line(/^提交表单/), { key: 'ArrowUp', altKey: true });
  expect(chainOf(model)).toEqual([{ do: 'submit' }, { do: 'validate' }]);
  fireEvent.click(screen.getByRole('button', { name: '更多：提交表单' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '出错时另行处理' }));
  expect(chainOf(model)).toEqual([{ do: 'submit', onError: [] }, { do: 'validate' }]);
  const lane = screen.getByRole('region', { name: '提交表单 出错时' });
  expect(within(lane).getByText(/不提示使用者/)).toBeTruthy();
  fireEvent.click(within(lane).getByRole('button', { name: '添加动作：出错时' }));
  await choose(/显示提示/);
  expect(chainOf(model)).toMatchObject([{ onError: [{ do: 'message' }] }, {}]);
  fireEvent.keyDown(line(/^校验表单/), { key: 'Delete' });
  expect(chainOf(model)).toMatchObject([{ do: 'submit' }]);
  act(() => void model.undo());
  expect(chainOf(model)).toMatchObject([{ do: 'submit' }, { do: 'validate' }]);
});

test('parameters are set by what they stand for, and findings stand on their card', async () => {
  const said = { zhCN: '缺少参数', enUS: 'Missing' };
  const { model, container } = open(
    [{ do: 'setVariable' }, { do: 'message', text: '好' }],
    [{ severity: 'error', code: 'MISSING_PARAMETER', message: said, path: '/body/0/on/click/0' }],
  );
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('缺少参数');
  fireEvent.click(screen.getByRole('button', { name: /^设置变量/ }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '变量' }));
  await choose(/chosen/);
  expect(chainOf(model)).toMatchObject([{ do: 'setVariable', name: 'chosen' }, {}]);
  fireEvent.click(screen.getByRole('button', { name: /^显示提示/ }));
  for (const typed of ['Go', 'Good'])
    fireEvent.change(screen.getByRole('textbox', { name: '提示内容（英文）' }), { target: { value: typed } });
  expect(chainOf(model)).toMatchObject([{}, { text: { zhCN: '好', enUS: 'Good' } }]);
  expect(model.history.steps).toHaveLength(2);
  const editor = container.querySelector('.at-actions') ?? container;
  expect(await violationsIn(editor)).toEqual([]);
});
