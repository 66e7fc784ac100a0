import { expect, it } from 'vitest';
import type { MgrListDocument } from '../../../schemas/documents/index.ts';
import type { Flag } from '../../../schemas/flag.ts';
import type { ListRequest, ModuleRights } from '../../../schemas/wire/record.ts';
import { createList } from '../../../../tests/support/plainList.ts';

const rights: ModuleRights = { actions: ['list', 'update'], read: '*', write: '*' };
const button = (more: object) => ({ type: 'button', id: 'act', props: { label: '处理' }, ...more });
const isB = (bindKey: string): Flag => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType: 'equal', value: 'b' }],
});
const board = (props: Record<string, unknown>, more = {}) => ({
  views: [{ id: 'board', title: '看板', node: { type: 'kanban', id: 'board', props, ...more } }],
});
const plainTable = (key: string) => ({
  views: [{ id: 'plain', title: '表', node: { type: 'table', id: 'plain', props: { columns: [{ key }] } } }],
});
const approving = {
  do: 'bulk',
  items: '{{ selected }}',
  steps: [{ do: 'save', id: '{{ item.id }}', revision: '{{ item.revision }}', when: isB('item.kind') }],
};
const column = ['createdAt', 'name'];
const both = ['createdAt', 'kind', 'name'];

it.each<[string, Partial<MgrListDocument>, string[] | undefined]>([
  ['the columns that are shown', {}, column],
  ['what it is sorted by', { sort: [{ field: 'kind', order: 'asc' }] }, ['kind', 'name']],
  ['what a rule of an action reads', { rowActions: [button({ visible: isB('row.kind') })] }, both],
  ['what an expression reads', { rowActions: [button({ enabled: '{{ row.kind == "b" }}' })] }, both],
  ['what a mark reads', { rowTones: [{ when: isB('row.kind'), tone: 'error', title: '急' }] }, both],
  [
    'what a chain hands on',
    { open: [{ do: 'message', text: '{{ row.kind }}', when: '{{ row.id != "" }}' }] },
    ['createdAt', 'id', 'kind', 'name'],
  ],
  [
    'what one asks of records that are not its own',
    { toolbar: [button({ visible: isB('vars.kind') })] },
    column,
  ],
  [
    'everything where a record is handed on whole',
    { open: [{ do: 'emit', payload: '{{ row }}' }] },
    undefined,
  ],
  [
    'everything where its member is computed',
    { rowActions: [button({ visible: '{{ row[vars.kind] }}' })] },
    undefined,
  ],
  [
    'everything where chosen records are gone through',
    { bulkActions: [button({ title: '{{ count(selected) }}' })] },
    undefined,
  ],
  [
    'what steps read of each chosen record',
    { bulkActions: [button({ on: { click: [approving] } })] },
    ['createdAt', 'id', 'kind', 'name', 'revision'],
  ],
  [
    'everything where the answers of such steps are read, which hold the records',
    { bulkActions: [button({ on: { click: [approving, { do: 'emit', payload: '{{ result }}' }] } })] },
    undefined,
  ],
  ['the ids of chosen records alone', { bulkActions: [button({ visible: '{{ selection }}' })] }, column],
  ['what a view names', board({ groupBy: 'kind' }), ['createdAt', 'kind']],
  ['what a view writes', board({ groupBy: 'kind', title: '{{ item.name }}' }), both],
  ['the members that a table draws in columns without a text', plainTable('kind'), ['createdAt', 'kind']],
  ['everything where such a member is computed', plainTable('{{ vars.kind }}'), undefined],
  [
    'everything where a view hands its record on',
    board({ groupBy: 'kind' }, { on: { click: [{ do: 'emit', payload: '{{ item }}' }] } }),
    undefined,
  ],
])('asks for %s', (_what, document, fields) => {
  const { model, asked } = createList({ document, rights });
  model.start();
  expect(asked.map((one) => one.fields)).toEqual([fields]);
});

it('asks again for a column that is shown, and not for one that is hidden', async () => {
  const { model, asked, ready } = createList({ rights });
  model.start();
  await ready();
  model.columns.show('kind', true);
  await ready();
  model.columns.show('kind', false);
  expect(asked.map(({ fields }) => fields)).toEqual([column, both]);
});

it('asks for nothing that the role may not read, and for all where that is not known', () => {
  const document = { columns: [{ field: 'name' }, { field: 'kind' }] };
  const [masked, unknown] = [{ ...rights, read: ['name'] }, undefined].map((known) => {
    const { model, asked } = createList({ document, ...(known && { rights: known }) });
    model.start();
    return asked[0]?.fields;
  });
  expect([masked, unknown]).toEqual([column, undefined]);
});

it('goes without a field that the server does not know any more', async () => {
  const gone = {
    msgState: 2 as const,
    msg: '',
    errors: [{ path: 'fields.1', code: 'UNKNOWN_FIELD', message: '' }],
  };
  const answer = ({ fields }: ListRequest) =>
    fields ? gone : { list: [{ id: '1', revision: 1, kind: 'a' }], total: 1 };
  const { model, asked, ready } = createList({ rights, answer });
  model.start();
  await ready();
  expect(model.records.rows).toHaveLength(1);
  model.refresh();
  await ready();
  expect(asked.map(({ fields }) => fields)).toEqual([column, undefined, undefined]);
});

it('asks for ids where nothing else is needed', async () => {
  const { model, asked } = createList({ rights });
  await model.records.idsOf({ where: undefined, sort: [], offset: 0, limit: 5 });
  expect(asked).toMatchObject([{ fields: ['id'], limit: 5 }]);
});
