import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { metas } from '../../../renderers/metas.ts';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';
import { Autosave } from '../../core/Autosave.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { Problems } from '../../core/Problems.ts';
import { DesignContext } from '../../frame/DesignContext.ts';
import { PropertyPanel } from '../../panel/PropertyPanel.tsx';

const options = [
  { value: 'open', label: { zhCN: '待处理', enUS: 'Open' } },
  { value: 'done', label: { zhCN: '已完成', enUS: 'Done' } },
];
const form: AtriumDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  fields: [{ type: 'select', id: 'state', name: 'state', title: '状态', props: { options } }],
  grants: [],
};

function open() {
  const model = new DesignModel({ revision: 1, document: form }, { metas: createMetaIndex(metas) });
  model.select(['state']);
  const { root } = createTestRoot({
    '/resource/list.do': { list: [{ id: 'teams', name: '班组' }] },
    '/resource/get.do': {
      result: {
        revision: 1,
        schema: {
          ...form,
          id: 'teams',
          titleField: 'team',
          fields: [{ type: 'input', id: 'team', name: 'team', title: '班组名' }],
        },
      },
    },
    '/platform-dictionary/list.htm': {
      list: [
        { code: 'gender', nameZh: '性别' },
        { code: 'Old_One', nameZh: '旧' },
      ],
    },
    '/component/getSelectorData.htm': { list: [{ value: 'm', label: { zhCN: '男', enUS: 'Male' } }] },
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
      <PropertyPanel />
    </DesignContext.Provider>,
  );
  return { model, container };
}

const optionsOf = ({ document }: DesignModel): unknown =>
  'fields' in document ? document.fields[0]?.props?.options : undefined;

async function choose(box: HTMLElement, name: string): Promise<void> {
  fireEvent.mouseDown(box);
  const option = await waitFor(() => {
    const all = [...document.querySelectorAll('.ant-select-item-option')];
    const found = all.findLast((each) => each.textContent.includes(name));
    if (!found) throw new Error('Not offered yet.');
    return found;
  });
  fireEvent.click(option);
}

const origin = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: '选项：来源' })).getByRole('radio', { name }),
  );

test('many are pasted at once, moved by keys, and a value that is there twice is told', async () => {
  const { model, container } = open();
  fireEvent.keyDown(screen.getByRole('button', { name: '移动选项 done' }), { key: 'ArrowUp', altKey: true });
  expect(optionsOf(model)).toMatchObject([{ value: 'done' }, { value: 'open' }]);
  fireEvent.click(screen.getByRole('button', { name: '批量粘贴' }));
  const lines = await screen.findByRole('textbox', { name: '选项文字' });
  fireEvent.change(lines, { target: { value: 'open=重复的\nlater\t暂缓\tLater' } });
  expect(screen.getByText('1 行的值重复，将略过：open')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /追\s?加/ }));
  expect(optionsOf(model)).toMatchObject([
    {},
    {},
    { value: 'later', label: { zhCN: '暂缓', enUS: 'Later' } },
  ]);
  expect(model.history.steps.map(({ title }) => title.zhCN)).toEqual(['移动选项：已完成', '批量粘贴选项']);
  const [first] = screen.getAllByRole('textbox', { name: '值' });
  if (first) fireEvent.change(first, { target: { value: 'open' } });
  expect(screen.getAllByText('值“open”重复')).toHaveLength(2);
  const editor = container.querySelector('.at-settings-options') ?? container;
  expect(await violationsIn(editor)).toEqual([]);
  while (model.history.canUndo) act(() => void model.undo());
  expect(model.document).toBe(form);
});

test('options are a dictionary by its name, with what it holds, or the records of a form in one step', async () => {
  const { model } = open();
  origin('字典');
  await choose(screen.getByRole('combobox', { name: '字典' }), '性别');
  expect(optionsOf(model)).toEqual({ dictionary: 'gender' });
  expect(await screen.findByText('男')).toBeTruthy();
  origin('数据源');
  fireEvent.click(screen.getByRole('button', { name: '从表单取选项' }));
  const dialog = await screen.findByRole('dialog', { name: '从表单取选项' });
  await choose(within(dialog).getByRole('combobox', { name: '表单' }), '班组');
  const done = within(dialog).getByRole('button', { name: /确\s?定/ });
  await waitFor(() => expect(done).toHaveProperty('disabled', false));
  const before = model.document;
  fireEvent.click(done);
  expect(optionsOf(model)).toEqual({ source: 'teams', value: 'id', label: 'team' });
  expect(model.document).toMatchObject({
    sources: { teams: { call: 'teams/list', param: { fields: ['team'], limit: 500 } } },
  });
  act(() => void model.undo());
  expect(model.document).toBe(before);
});
