import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../../tests/contract/subject.ts';
import { flowOf, step } from '../../../../../tests/flows/trial.ts';
import { createTestRoot } from '../../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../../tests/support/renderPortal.tsx';
import { exportBpmn } from '../../../../documents/flow/bpmn/exportBpmn.ts';
import { importBpmn } from '../../../../documents/flow/bpmn/importBpmn.ts';
import { createMetaIndex } from '../../../../documents/metaIndex.ts';
import { metas } from '../../../../renderers/metas.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import { Autosave } from '../../../core/Autosave.ts';
import { DesignModel } from '../../../core/DesignModel.ts';
import { Problems } from '../../../core/Problems.ts';
import { DesignActions } from '../../../publish/DesignActions.tsx';

const own: FlowDocument = flowOf([step('A', ['a'], { title: '初审' })]);
const foreign = `<?xml version="1.0"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="x">
  <process id="p" name="采购">
    <startEvent id="s"><outgoing>f1</outgoing></startEvent>
    <userTask id="t" name="领导审批"><incoming>f1</incoming><outgoing>f2</outgoing></userTask>
    <endEvent id="e"><incoming>f2</incoming></endEvent>
    <sequenceFlow id="f1" sourceRef="s" targetRef="t"/><sequenceFlow id="f2" sourceRef="t" targetRef="e"/>
  </process>
</definitions>`;

function open() {
  const language = { metas: createMetaIndex(metas) };
  const model = new DesignModel({ revision: 1, document: own }, language, () => 0);
  const { root } = createTestRoot({
    '/flow/bpmn/export.do': async () => ({ result: await exportBpmn(own) }),
    '/flow/bpmn/import.do': async ({ xml, form }) => ({
      result: await importBpmn(String(xml), String(form)),
    }),
  });
  const autosave = new Autosave(model, () => Promise.resolve({ revision: 2 }));
  const problems = new Problems(model, { judge: () => Promise.resolve([]) });
  onTestFinished(() => {
    autosave.dispose();
    problems.dispose();
  });
  renderPortal(root, <DesignActions design={{ model, autosave, problems }} leave={() => undefined} />);
  const choose = async (name: string): Promise<HTMLElement> => {
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    return screen.findByRole('dialog', { name });
  };
  const upload = (dialog: HTMLElement, xml: string): void => {
    const input = dialog.querySelector('input[type=file]') ?? dialog;
    const file = new File([xml], 'a.bpmn');
    Object.defineProperty(file, 'text', { value: () => Promise.resolve(xml) });
    fireEvent.change(input, { target: { files: [file] } });
  };
  return { model, choose, upload };
}

test('a flow goes into a file as a diagram, with what other tools do not understand', async () => {
  const { choose } = open();
  const dialog = await choose('导出 BPMN');
  const lost = await within(dialog).findByRole('list');
  expect(lost.textContent).toContain('初审');
  expect(lost.textContent).toContain('办理人来源');
  expect(await violationsIn(dialog)).toEqual([]);
  expect(within(dialog).getByRole('button', { name: `下载 ${own.id}.bpmn` })).toHaveProperty(
    'disabled',
    false,
  );
});

test('a diagram takes the place of the flow, whose id, name and form stay, and is undone', async () => {
  const { model, choose, upload } = open();
  const other: FlowDocument = { ...own, id: 'other', name: '别的', nodes: flowOf([step('B', ['b'])]).nodes };
  upload(await choose('导入 BPMN'), (await exportBpmn(other)).xml);
  const replace = (): HTMLElement => screen.getByRole('button', { name: '替换当前流程' });
  await waitFor(() => expect(replace()).toHaveProperty('disabled', false));
  expect(screen.getByText('全部内容都已读入')).toBeTruthy();
  fireEvent.click(replace());
  expect(model.document).toEqual({ ...own, nodes: other.nodes });
  model.undo();
  expect(model.document).toBe(own);
});

test('of the diagram of another tool the steps are taken, and what was lost is told', async () => {
  const { model, choose, upload } = open();
  const dialog = await choose('导入 BPMN');
  upload(dialog, 'no diagram');
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  upload(dialog, foreign);
  const lost = await within(dialog).findByRole('list', { name: '下列内容没有带过来：' });
  expect(lost.textContent).toContain('领导审批 办理人');
  fireEvent.click(within(dialog).getByRole('button', { name: '替换当前流程' }));
  expect(model.document).toMatchObject({ id: own.id, name: own.name, settings: own.settings });
  expect((model.document as FlowDocument).nodes.map(({ type }) => type)).toEqual(['start', 'approve', 'end']);
});
