import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import { builtinRenderers } from '../../../renderers/index.ts';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDocument, FormDocument } from '../../../schemas/documents/index.ts';
import type { FlowNode } from '../../../schemas/flow/node.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import type { Problem } from '../../core/Problems.ts';
import { type Design, DesignContext } from '../../frame/DesignContext.ts';
import { RightSide } from '../../frame/RightSide.tsx';
import { viewsOf } from '../viewsOf.ts';

const form: FormDocument = {
  ...{ kind: 'form', schemaVersion: 2, id: 'leave', name: '请假', grants: [] },
  fields: [
    { type: 'number', id: 'f1', name: 'days', title: '天数' },
    { type: 'input', id: 'f2', name: 'reason', title: '事由' },
  ],
};
const flow: FlowDocument = {
  ...{ kind: 'flow', schemaVersion: 2, id: 'leave-flow', name: '请假审批', form: 'leave' },
  settings: { managers: { roles: ['administrator'] } },
  nodes: [
    { type: 'start', id: 'start', title: '提交' },
    {
      ...{ type: 'approve', id: 'head', title: '院系审批' },
      approvers: [{ source: 'initiatorHead' }],
      mode: { by: 'all' },
    },
    {
      ...{ type: 'condition', id: 'byDays', title: '按天数' },
      branches: [
        {
          ...{ id: 'long', title: '超过三天' },
          when: {
            testRule: 'every',
            conditionList: [{ bindKey: 'form.days', type: 'number', judgeType: 'greater', value: 3 }],
          },
          nodes: [
            {
              type: 'approve',
              id: 'dean',
              title: '院长审批',
              approvers: [{ source: 'headAtLevel', level: 2 }],
            },
          ],
        },
        { id: 'short', title: '其他', default: true, nodes: [] },
      ],
    },
    { type: 'end', id: 'end', title: '结束' },
  ],
};
const found: readonly Problem[] = [
  { severity: 'error', code: 'X', message: '这里没有人', path: '/nodes/1/approvers/0' },
];

async function open(panel = false) {
  const { root, ui } = createPlainRoot({
    renderers: builtinRenderers,
    answers: {
      '/resource/get.do': { result: { revision: 1, schema: form } },
      '/resource/list.do': { list: [] },
      '/component/getSelectorData.htm': ({ source }) => ({
        list: source === 'dictionary:flow-group' ? [{ value: 'finance', label: '经费报销' }] : [],
      }),
    },
  });
  const model = new DesignModel({ revision: 1, document: flow }, root.platform.vocabulary);
  const [view] = viewsOf('flow');
  if (view === undefined) throw new Error('The kind has no view.');
  const problems = { found, asFindings: [] } as Partial<Design['problems']> as Design['problems'];
  const design = { model, problems } as Partial<Design> as Design;
  render(
    <MemoryRouter>
      <RootContext.Provider value={root}>
        <DesignContext.Provider value={design}>
          <Suspense>
            <view.View />
            {panel && <RightSide />}
          </Suspense>
        </DesignContext.Provider>
      </RootContext.Provider>
    </MemoryRouter>,
  );
  const tree = await screen.findByRole('group', { name: '流程节点' });
  const ids = (): readonly string[] =>
    [...tree.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part ?? '');
  return { model, tree, ids, ui };
}
const nodes = (model: DesignModel): readonly FlowNode[] => (model.document as FlowDocument).nodes;

test('a flow is a tree of cards, each said in a line, with what is wrong on it', async () => {
  const { tree, ids } = await open();
  expect(ids()).toEqual([
    ...['step:start', 'step:head', 'step:byDays', 'branch:long', 'step:dean', 'branch:short', 'step:end'],
  ]);
  expect(within(tree).getByText('发起人所在部门负责人 · 会签')).toBeTruthy();
  expect(within(tree).getByText('发起人第 2 级部门负责人')).toBeTruthy();
  expect((await within(tree).findByText(/天数.*3/)).className).toBe('at-flowtree-said');
  const badge = within(tree).getByRole('img', { name: /这里没有人/ });
  expect(badge.closest('[data-part]')?.getAttribute('data-part')).toBe('step:head');
});

test('a step is added in a gap, moved by keys, removed and all of it taken back', async () => {
  const { model, tree, ids } = await open();
  fireEvent.click(within(tree).getByRole('button', { name: '在“院系审批”之后添加节点' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: '抄送' }));
  const [, , added] = nodes(model);
  expect(added).toMatchObject({ type: 'cc', recipients: [{ source: 'initiator' }] });
  expect(model.selection).toEqual([`step:${added!.id}`]);
  fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true });
  expect(nodes(model).map(({ type }) => type)).toEqual(['start', 'cc', 'approve', 'condition', 'end']);
  fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true });
  expect(model.refusal?.zhCN).toContain('开始');
  fireEvent.keyDown(tree, { key: 'Delete' });
  await waitFor(() => expect(nodes(model)).toHaveLength(4));
  act(() => {
    model.undo();
    model.undo();
    model.undo();
  });
  expect(model.document).toBe(flow);
  expect(ids()).toHaveLength(7);
});

test('arrows choose cards, and a step that is moved goes to the gap that is pressed', async () => {
  const { model, tree, ids } = await open();
  act(() => model.select(['step:head']));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) fireEvent.keyDown(tree, { key });
  expect(model.selection).toEqual(['branch:short']);
  act(() => model.select(['step:dean']));
  fireEvent.keyDown(tree, { key: 'm' });
  fireEvent.click(await within(tree).findByRole('button', { name: /移到这里.*“其他”/ }));
  expect(ids().slice(3, 6)).toEqual(['branch:long', 'branch:short', 'step:dean']);
  expect(within(tree).queryByRole('button', { name: /移到这里/ })).toBeNull();
});

test('a step that is removed while it is moved is moved no more', async () => {
  const { model, tree } = await open();
  act(() => model.select(['step:head']));
  fireEvent.keyDown(tree, { key: 'm' });
  expect(await within(tree).findAllByRole('button', { name: /移到这里/ })).not.toHaveLength(0);
  fireEvent.keyDown(tree, { key: 'Delete' });
  await waitFor(() => expect(nodes(model)).toHaveLength(3));
  expect(within(tree).queryAllByRole('button', { name: /移到这里/ })).toHaveLength(0);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a wide flow opens with its start in the middle', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.matches('[data-part="step:start"]')
      ? new DOMRect(1000, 0, 240, 60)
      : new DOMRect(0, 0, 800, 600);
  });
  const { tree } = await open();
  expect(tree.parentElement?.scrollLeft).toBe(1120 - 400);
});

test('a block is removed with its steps only once somebody has agreed', async () => {
  const { model, tree, ui } = await open();
  act(() => model.select(['step:byDays']));
  ui.agrees = false;
  fireEvent.keyDown(tree, { key: 'Delete' });
  await waitFor(() => expect(ui.questions).toHaveLength(1));
  expect(ui.questions[0]).toMatchObject({ title: '删除“按天数”？' });
  expect(model.document).toBe(flow);
  ui.agrees = true;
  fireEvent.keyDown(tree, { key: 'Delete' });
  await waitFor(() => expect(nodes(model)).toHaveLength(3));
});

test('a card is drawn anew only where its own step changes', async () => {
  const { model, tree } = await open();
  const head = tree.querySelector('[data-part="step:head"]');
  const text = head?.textContent;
  fireEvent.click(within(tree).getByRole('button', { name: '为“按天数”添加分支' }));
  expect(tree.querySelector('[data-part="step:head"]')).toBe(head);
  expect(head?.textContent).toBe(text);
  expect(tree.querySelectorAll('[data-part^="branch:"]')).toHaveLength(3);
  expect(model.selection[0]).toMatch(/^branch:branch_/);
});

test('the panel sets a step: whom it asks, how they decide, what they may do with fields', async () => {
  const { model } = await open(true);
  act(() => model.select(['step:head']));
  const panel = screen.getByRole('region', { name: '属性' });
  expect(await within(panel).findByTitle('发起人的部门负责人')).toBeTruthy();
  fireEvent.mouseDown(within(panel).getByLabelText('“天数”的权限', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('可编辑'));
  expect(nodes(model)[1]).toMatchObject({ fieldRights: { days: 'edit' } });
  fireEvent.mouseDown(within(panel).getByLabelText('多人办理方式', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('按比例通过'));
  expect(nodes(model)[1]).toMatchObject({ mode: { by: 'ratio' } });
  expect(within(panel).getByLabelText('百分比', { selector: 'input' })).toHaveProperty('value', '60');
});

test('with nothing chosen the panel sets what holds of the whole flow', async () => {
  const { model } = await open(true);
  const panel = screen.getByRole('region', { name: '属性' });
  fireEvent.click(await within(panel).findByLabelText('办理人可撤回', { selector: 'button' }));
  expect(model.document).toMatchObject({ settings: { recall: true } });
  expect(within(panel).getByLabelText('流程管理员', { selector: '[role=group]' })).toBeTruthy();
  fireEvent.mouseDown(within(panel).getByLabelText('应用中心分组', { selector: 'input' }));
  fireEvent.click(await screen.findByText('经费报销'));
  expect(model.document).toMatchObject({ group: 'finance' });
});

test('what still lacks its people waits; the document keeps what it had', async () => {
  const { model } = await open(true);
  act(() => model.select(['step:head']));
  const panel = screen.getByRole('region', { name: '属性' });
  fireEvent.mouseDown(await within(panel).findByLabelText('没有找到人时', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('交给指定人员'));
  expect(within(panel).getByText('选好之后生效')).toBeTruthy();
  expect(model.document).toBe(flow);
  fireEvent.mouseDown(within(panel).getByLabelText('没有找到人时', { selector: 'input' }));
  fireEvent.click(await screen.findByTitle('自动通过'));
  expect(nodes(model)[1]).toMatchObject({ nobody: { then: 'pass' } });
  expect(within(panel).queryByText('选好之后生效')).toBeNull();
});
