import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { form, list, record } from '../../../../tests/support/openStudentList.tsx';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import { builtinRenderers } from '../../../renderers/index.ts';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import type { AtriumDocument, MgrFormDocument, MgrListDocument } from '../../../schemas/documents/index.ts';
import { Autosave } from '../../core/Autosave.ts';
import { DesignModel } from '../../core/DesignModel.ts';
import { Problems } from '../../core/Problems.ts';
import { DesignScreen } from '../../frame/DesignScreen.tsx';

// What is fetched late is there: a busy machine takes its time.
beforeAll(async () => {
  await Promise.all([
    import('./ListPalette.tsx'),
    import('../mgrForm/FormPalette.tsx'),
    import('../../../renderers/list/list-page/ListPage.widget.tsx'),
    import('../../../renderers/list/list-page/ViewSwitch.tsx'),
    import('../../../renderers/list/list-page/RecordsView.tsx'),
  ]);
});
beforeEach(() => {
  // React tells of the one call that finds what a node has drawn.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

/** The designer of a document about students. */
async function design(document: AtriumDocument) {
  const { root } = createPlainRoot({
    renderers: builtinRenderers,
    answers: {
      '/resource/get.do': ({ kind }) =>
        kind === 'form'
          ? { result: { id: 'student', kind, name: 'student', version: 0, revision: 1, schema: form } }
          : { msgState: 4, msg: 'not found' },
      '/student/list.htm': { list: [record(0), record(1)], total: 2 },
    },
  });
  await root.platform.registry.prepareAll();
  const model = new DesignModel({ revision: 1, document }, root.platform.vocabulary);
  const session = {
    model,
    autosave: new Autosave(model, () => Promise.resolve({ revision: 2 })),
    problems: new Problems(model, { judge: () => Promise.resolve([]) }),
  };
  render(
    <MemoryRouter>
      <RootContext.Provider value={root}>
        <DesignScreen {...session} leave={() => undefined} actions={null} />
      </RootContext.Provider>
    </MemoryRouter>,
  );
  const canvas = await screen.findByRole('region', { name: '画布' });
  return { model, canvas };
}

const columns = ({ document }: DesignModel) =>
  (document as MgrListDocument).columns.map(({ field }) => field);
const press = (element: Element) => {
  fireEvent.pointerDown(element, { button: 0, isPrimary: true });
  fireEvent.click(element, { button: 0, detail: 1 });
};
const SLOW = { timeout: 12_000 };

test('a list is designed over its records: fields become columns, filters and orders; what is pressed is selected', async () => {
  const { model, canvas } = await design({
    ...list,
    columns: [{ field: 'name' }, { field: 'gpa' }],
    filters: [],
  });
  const heading = await within(canvas).findByRole('columnheader', { name: '绩点' }, SLOW);
  await within(canvas).findByText('学生1', {}, SLOW);
  press(heading);
  expect(model.selection).toEqual(['column:gpa']);
  expect(await screen.findByLabelText('宽度', {}, SLOW)).toBeTruthy();

  const palette = screen.getByRole('region', { name: '组件' });
  fireEvent.click(await within(palette).findByTitle('状态（status）', {}, SLOW));
  expect(columns(model)).toEqual(['name', 'gpa', 'status']);
  expect(model.selection).toEqual(['column:status']);
  expect(await within(canvas).findByRole('columnheader', { name: '状态' }, SLOW)).toBeTruthy();
  // The records stay while the list is changed.
  expect(within(canvas).getByText('学生1')).toBeTruthy();

  fireEvent.click(within(palette).getByRole('button', { name: '作为筛选：姓名' }));
  expect(model.document).toMatchObject({ filters: [{ field: 'name' }] });
  fireEvent.click(within(palette).getByRole('button', { name: '作为排序：绩点' }));
  expect(model.document).toMatchObject({ sort: [{ field: 'gpa', order: 'asc' }] });
  fireEvent.click(within(palette).getByRole('button', { name: '作为排序：绩点' }));
  expect(model.document).not.toHaveProperty('sort');

  // Cells lead to their column; there the keys of the designer hold.
  press(await within(canvas).findByText('学生1', {}, SLOW));
  expect(model.selection).toEqual(['column:name']);
  fireEvent.keyDown(canvas, { key: 'Delete' });
  expect(columns(model)).toEqual(['gpa', 'status']);
  fireEvent.keyDown(canvas, { key: 'z', ctrlKey: true });
  expect(columns(model)).toEqual(['name', 'gpa', 'status']);
});

test('a view that is added is shown, and beside it the table stays; a bulk action is shown where it is selected', async () => {
  const { model, canvas } = await design(list);
  await within(canvas).findByText('学生1', {}, SLOW);
  expect(within(canvas).queryByText(/^批\s*量$/)).toBeNull();
  act(() => model.select(['many']));
  expect(await within(canvas).findByText(/^批\s*量$/, {}, SLOW)).toBeTruthy();
  const palette = screen.getByRole('region', { name: '组件' });
  fireEvent.click(await within(palette).findByRole('button', { name: '看板' }, SLOW));
  const { views = [] } = model.document as MgrListDocument;
  expect(views.map(({ node }) => node?.type)).toEqual([undefined, 'kanban']);
  expect(await within(canvas).findByRole('radio', { name: '看板', checked: true }, SLOW)).toBeTruthy();
});

test('a further form arranges the fields of its module, and changes them for itself', async () => {
  const further: MgrFormDocument = {
    kind: 'mgrForm',
    schemaVersion: 1,
    id: 'short',
    name: 'short',
    module: 'student',
    submitText: { zhCN: '提交申请', enUS: 'Send' },
  };
  const { model, canvas } = await design(further);
  const palette = screen.getByRole('region', { name: '组件' });
  fireEvent.click(await within(palette).findByRole('button', { name: '挑选与排列字段' }, SLOW));
  expect(model.document).toMatchObject({
    layout: [{ field: 'name' }, { field: 'status' }, { field: 'gpa' }, { field: 'phone' }],
  });
  const field = await within(canvas).findByText('绩点', {}, SLOW);
  await vi.waitFor(() => expect(field.closest('[data-node="gpa"]')).toBeTruthy(), SLOW);
  // The bar that saves belongs to the form that people get.
  expect(within(canvas).getByText('提交申请')).toBeTruthy();
  press(field);
  expect(model.selection).toEqual(['place:gpa']);
  fireEvent.change(screen.getByRole('textbox', { name: '标题（中文）' }), { target: { value: '平均绩点' } });
  expect(model.document).toMatchObject({ overrides: { gpa: { title: { zhCN: '平均绩点' } } } });
  expect(model.selection).toEqual(['place:gpa']);
  expect(await within(canvas).findByText('平均绩点', {}, SLOW)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '还原：标题' }));
  expect(model.document).not.toHaveProperty('overrides');
  fireEvent.keyDown(canvas, { key: 'Delete' });
  expect(within(palette).getAllByRole('img', { name: '已放置' })).toHaveLength(3);
  fireEvent.click(within(palette).getByTitle('绩点（gpa）'));
  expect(model.selection).toEqual(['place:gpa']);
});
