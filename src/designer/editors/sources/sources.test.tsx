import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { violationsIn } from '../../../../tests/contract/subject.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../../tests/support/renderPortal.tsx';
import { createMetaIndex } from '../../../documents/metaIndex.ts';
import { metas } from '../../../renderers/metas.ts';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { AtriumDocument } from '../../../schemas/documents/index.ts';
import { Autosave } from '../../core/Autosave.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { Problems } from '../../core/Problems.ts';
import { DesignContext } from '../../frame/DesignContext.ts';
import { PropertyPanel } from '../../panel/PropertyPanel.tsx';

const page: AtriumDocument = {
  kind: 'app',
  schemaVersion: 1,
  id: 'home',
  name: '首页',
  body: [{ type: 'table', id: 'grid', props: {} }],
  sources: { rows: { call: 'repairs/list', param: { where: '{{ params.where }}', limit: 5 } } },
};
const form = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repairs',
  name: '报修',
  fields: [
    { type: 'input', id: 'place', name: 'place', title: '地点' },
    { type: 'number', id: 'cost', name: 'cost', title: '费用' },
  ],
  grants: [],
};

function open(selected: string, answers: FixedAnswers = {}) {
  const model = new DesignModel({ revision: 1, document: page }, { metas: createMetaIndex(metas) });
  model.select([selected]);
  const { root } = createTestRoot({
    '/resource/list.do': { list: [{ id: 'repairs', name: '报修' }] },
    '/resource/get.do': { result: { revision: 1, schema: form } },
    '/interface/callables.do': { list: [] },
    ...answers,
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

const sourcesOf = ({ document }: DesignModel): unknown =>
  'sources' in document ? document.sources : undefined;

async function choose(name: string): Promise<void> {
  const option = await waitFor(() => {
    const all = [...document.querySelectorAll('.ant-select-item-option')];
    const found = all.findLast((each) => each.textContent.includes(name));
    if (!found) throw new Error('Not offered yet.');
    return found;
  });
  fireEvent.click(option);
}

test('what a source brings is set by titles, a step each', async () => {
  const { model } = open('source:rows');
  expect(await screen.findByText('报修')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '排序' }));
  await choose('费用 降序');
  expect(sourcesOf(model)).toMatchObject({
    rows: { param: { sort: [{ field: 'cost', order: 'desc' }], limit: 5 } },
  });
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: '取什么' })).getByRole('radio', { name: '统计' }),
  );
  expect(sourcesOf(model)).toEqual({
    rows: {
      call: 'repairs/aggregate',
      param: { measures: [{ as: 'count', fn: 'count' }], where: '{{ params.where }}' },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: '添加：分组' }));
  fireEvent.click(screen.getByRole('button', { name: /^地点/ }));
  expect(sourcesOf(model)).toMatchObject({ rows: { param: { groupBy: [{ field: 'place' }] } } });
  expect(await violationsIn(screen.getByRole('region', { name: '数据源' }))).toEqual([]);
  while (model.history.canUndo) act(() => void model.undo());
  expect(model.document).toBe(page);
});

test('a try asks what expressions yield, and shows rows by titles or why there are none', async () => {
  const asked: unknown[] = [];
  open('source:rows', {
    '/rest/http/repairs/list.htm': (param) => {
      asked.push(param);
      return asked.length === 1
        ? { list: [{ id: '1', place: '三号楼', cost: 12 }], total: 40 }
        : { msgState: 2, msg: '条件不正确' };
    },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'params.where 的值' }), { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: '试取' }));
  const rows = await screen.findByRole('region', { name: '试取的结果' });
  expect(within(rows).getByText('三号楼')).toBeTruthy();
  expect(await within(rows).findByRole('columnheader', { name: '地点' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^40 条，\d+ 毫秒（显示前 1 条）$/);
  expect(asked[0]).toMatchObject({ where: 'x', limit: 5 });
  fireEvent.click(screen.getByRole('button', { name: '试取' }));
  expect((await screen.findByRole('alert')).textContent).toContain('条件不正确');
});

test('a widget gets a new source in one step', async () => {
  const { model } = open('grid');
  fireEvent.click(screen.getByRole('button', { name: '新建数据源' }));
  const dialog = await screen.findByRole('dialog', { name: '新建数据源' });
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: '表单' }));
  await choose('报修');
  fireEvent.click(within(dialog).getByRole('button', { name: /创\s?建/ }));
  expect(sourcesOf(model)).toMatchObject({ rows: {}, repairs: { call: 'repairs/list' } });
  expect(model.document).toMatchObject({ body: [{ props: { source: 'repairs' } }] });
  expect(model.history.steps.map(({ title }) => title.zhCN)).toEqual(['新建数据源：repairs']);
  act(() => void model.undo());
  expect(model.document).toBe(page);
});
