import { describe, expect, it } from 'vitest';
import { createList } from '../../../../tests/support/plainList.ts';
import { sanitizeDocument } from '../../../documents/sanitizeDocument.ts';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import { inspectNodes, isShown, reasonsOf } from '../../../documents/inspect/inspect.ts';
import { pagePlace } from '../../../runtime/render/PageContext.tsx';
import { inspectedGroups } from './inspectedGroups.ts';
import type { ListModel } from './ListModel.ts';

const groupsOf = (model: ListModel) => inspectedGroups(model, pagePlace(model.page));
const partsOf = (model: ListModel, path: string) =>
  (groupsOf(model).find((group) => group.path === path)?.parts ?? []).map(({ code, visible, reasons }) => [
    code,
    visible,
    ...reasons.map(({ kind }) => kind),
  ]);
const nodesOf = (model: ListModel, path: string) =>
  groupsOf(model)
    .filter((group) => group.path === path)
    .flatMap(({ nodes, place, absent }) => inspectNodes(nodes, place, () => undefined, absent))
    .map((each) => [
      each.node.source.id,
      isShown(each),
      ...reasonsOf(each, 'visible').map(({ kind }) => kind),
    ]);

const label = (id: string, visible?: string) => ({ type: 'label', id, ...(visible ? { visible } : {}) });

describe('what the inspector says of a list', () => {
  it('tells of every column whether it is there, and by whom', () => {
    const columns = [
      { field: 'name' },
      { field: 'kind', hidden: true },
      { field: 'gone' },
      { field: 'name', visible: "{{ vars.kind == 'b' }}" },
    ];
    const { model, page } = createList({ document: { columns } });
    expect(partsOf(model, '/columns')).toEqual([
      ['name', true, 'default'],
      ['kind', false, 'optional'],
      ['gone', false, 'noField'],
      ['name', false, 'expression'],
    ]);
    page.setVariable('kind', 'b');
    expect(partsOf(model, '/columns')[3]).toEqual(['name', true, 'expression']);
    model.columns.show('kind', true);
    expect(partsOf(model, '/columns')[1]).toEqual(['kind', true, 'choice']);
    model.columns.show('kind', false);
    expect(partsOf(model, '/columns')[1]).toEqual(['kind', false, 'choice']);
  });

  it('names the right that keeps a column, a filter or a change from the reader', () => {
    const { model } = createList({
      document: { columns: [{ field: 'name', editable: true }, { field: 'kind' }] },
      rights: { actions: ['list'], read: ['name'], write: [] },
    });
    expect(partsOf(model, '/columns')).toEqual([
      ['name', true, 'default'],
      ['kind', false, 'right'],
    ]);
    expect(partsOf(model, '/filters')).toEqual([
      ['name', true, 'default'],
      ['kind', false, 'right'],
    ]);
    const [columns] = groupsOf(model).filter(({ path }) => path === '/columns');
    expect(columns?.parts[0]?.editable).toEqual({ value: false, reasons: [{ kind: 'right' }] });
  });

  it('judges actions of rows by a record, and those of many by what is chosen', async () => {
    const { model, ready } = createList({
      document: {
        selectable: true,
        rowActions: [
          label('one'),
          label('first', "{{ row.name == 'n0' }}"),
          label('other', "{{ row.name == 'x' }}"),
        ],
        bulkActions: [label('many', '{{ count(selection) > 1 }}')],
      },
    });
    expect(nodesOf(model, '/rowActions')).toContainEqual(['one', false, 'noRecords']);
    model.start();
    await ready();
    expect(nodesOf(model, '/rowActions')).toEqual([
      ['one', true, 'default'],
      ['first', true, 'expression'],
      ['other', false, 'expression'],
    ]);
    const rows = groupsOf(model).find(({ path }) => path === '/rowActions')?.rows;
    expect(rows?.chosen).toBe(model.records.rows[0]?.id);
    expect(rows?.options[1]?.name).toMatch(/^2/);
    rows?.choose(rows.options[1]!.id);
    expect(nodesOf(model, '/rowActions')).toContainEqual(['first', false, 'expression']);
    expect(nodesOf(model, '/bulkActions')).toEqual([['many', false, 'expression']]);
    model.choose(model.records.rows.slice(0, 1), true);
    expect(nodesOf(model, '/bulkActions')).toEqual([['many', false, 'expression']]);
    model.choose(model.records.rows, true);
    expect(nodesOf(model, '/bulkActions')).toEqual([['many', true, 'expression']]);
    model.clearChosen();
  });

  it('tells where each part is stored, whatever is left out before it', () => {
    const stored = {
      kind: 'mgrList',
      schemaVersion: 1,
      id: 'list',
      name: 'list',
      module: 'plain',
      columns: [null, { field: 'name', visible: '{{ vars.kind +' }],
      filters: [5, { field: 'name' }],
      rowActions: ['x', label('one')],
      views: [null, { id: 'board', title: '看板', node: label('board') }],
      rowTones: [null, { title: 'A', tone: 'green', when: '{{ row.' }],
    };
    const { document } = sanitizeDocument('mgrList', 'list', stored)!;
    const { model, page } = createList({ document: document as MgrListDocument });
    const paths = groupsOf(model).flatMap(({ parts, nodes }) => [...parts, ...nodes].map(({ path }) => path));
    expect(paths).toEqual(['/filters/1', '/columns/1', '/rowActions/1', '/views/1/node']);
    const told = page.root.log.entries.map(({ finding }) => finding.path);
    expect(told).toEqual(expect.arrayContaining(['/columns/1/visible', '/rowTones/1/when']));
  });

  it('says that nothing is chosen, and which view is not looked at', () => {
    const views = [
      { id: 'table', title: '表格' },
      { id: 'board', title: '看板', node: label('board') },
    ];
    const { model } = createList({ document: { selectable: true, bulkActions: [label('many')], views } });
    expect(nodesOf(model, '/bulkActions')).toEqual([['many', false, 'noneChosen']]);
    expect(nodesOf(model, '/views/1')).toEqual([['board', false, 'otherView']]);
    model.show('board');
    expect(nodesOf(model, '/views/1')).toEqual([['board', true, 'default']]);
  });
});
