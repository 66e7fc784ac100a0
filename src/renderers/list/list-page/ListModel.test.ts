import { describe, expect, it, vi } from 'vitest';
import { createList, row } from '../../../../tests/support/plainList.ts';
import type { ListModel } from './ListModel.ts';
import { ModelRecords } from './ModelRecords.ts';

const ids = (model: ListModel) => model.records.rows.map(({ id }) => id);

describe('the question', () => {
  it('is what the document begins with', async () => {
    const { model, asked, ready } = createList({
      document: { sort: [{ field: 'name', order: 'desc' }], pageSize: 10 },
    });
    model.start();
    await ready();
    expect(asked[0]).toMatchObject({ offset: 0, limit: 10, sort: [{ field: 'name', order: 'desc' }] });
    expect('where' in asked[0]!).toBe(false);
    expect([model.records.total, model.question.narrowed]).toEqual([45, false]);
    expect(model.records.rows).toHaveLength(10);
  });

  it('begins at its first page when it changes, and pages otherwise', async () => {
    const { model, asked, ready } = createList();
    model.start();
    model.ask({ page: 3 });
    await ready();
    expect(asked.at(-1)?.offset).toBe(40);
    model.ask({ filters: { name: '林' } });
    expect(asked.at(-1)).toMatchObject({
      offset: 0,
      where: { conditionList: [{ bindKey: 'name', value: '林' }] },
    });
    expect(model.question.query.page).toBe(1);
    expect(model.request.filters).toEqual({ name: '林' });
  });

  it('is asked once for one change, and not again for none', () => {
    const { model, asked } = createList();
    model.start();
    model.ask({ search: 'x' });
    model.ask({ search: 'x' });
    expect(asked).toHaveLength(2);
  });

  it('follows what the list’s own rules read', () => {
    const where = {
      testRule: 'every' as const,
      conditionList: [
        { bindKey: 'kind', type: 'text' as const, judgeType: 'equal' as const, value: '{{ vars.kind }}' },
      ],
    };
    const { model, page, asked } = createList({ document: { where } });
    model.start();
    page.setVariable('kind', 'b');
    const values = asked.map((one) => /"value":"(.)"/.exec(JSON.stringify(one.where))?.[1]);
    expect(values).toEqual(['a', 'b']);
  });

  it('names no field that the role may not read, and none that is gone', () => {
    const { model, asked } = createList({
      rights: { actions: ['list'], read: ['name'], write: [] },
      query: {
        filters: { kind: 'x' },
        search: 'y',
        sort: [
          { field: 'kind', order: 'asc' },
          { field: 'gone', order: 'asc' },
          { field: 'createdAt', order: 'desc' },
        ],
      },
    });
    model.start();
    expect(JSON.stringify(asked[0]?.where)).not.toContain('kind');
    expect(asked[0]?.sort).toEqual([{ field: 'createdAt', order: 'desc' }]);
    expect(model.columns.all.map(({ code }) => code)).toEqual(['name']);
    expect(model.question.filters.map(({ field: code }) => code)).toEqual(['name']);
    expect(model.question.searchFields).toEqual(['name']);
  });

  it('finds what a field names among the list’s own records, whatever is searched', async () => {
    const own = { bindKey: 'kind', type: 'text' as const, judgeType: 'equal' as const, value: 'b' };
    const { model, asked } = createList({
      document: { where: { testRule: 'every', conditionList: [own] } },
      query: { search: 'x', filters: { name: 'y' } },
      rights: { actions: ['list'], read: ['name'], write: [] },
    });
    const records = new ModelRecords(model, undefined);
    await records.find('name', ['p', 'q']);
    expect(asked).toMatchObject([{ limit: 2, where: { conditionTree: { union: 'AND' } } }]);
    const where = JSON.stringify(asked[0]?.where);
    expect([where.includes('"p","q"'), where.includes('"b"'), /"[xy]"/.test(where)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await records.find('kind', ['p'])).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('stands ready for actions: what is asked, sorted, shown', () => {
    const { model } = createList();
    model.ask({ filters: { name: '林' }, sort: [{ field: 'name', order: 'asc' }] });
    expect(model.request).toMatchObject({
      where: { testRule: 'every' },
      sort: [{ field: 'name', order: 'asc' }],
      fields: ['name'],
    });
  });

  it.each([
    [{ search: 'x' }, true],
    [{ filters: { name: 'x' } }, true],
    [{ filters: { name: false } }, true],
    [{ filters: { name: null } }, false],
    [{ filters: { name: [], kind: '' } }, false],
    [{ page: 2 }, false],
  ])('%j narrows: %s', (query, narrowed) => {
    expect(createList({ query }).model.question.narrowed).toBe(narrowed);
  });
});

describe('a condition of the person’s own', () => {
  const condition = {
    testRule: 'some' as const,
    conditionList: [{ bindKey: 'kind', type: 'text' as const, judgeType: 'equal' as const, value: 'b' }],
  };

  it('joins filters and search, begins at the first page, keeps what was chosen', async () => {
    const { model, asked, ready } = createList({ query: { page: 2, search: 'x', filters: { name: '林' } } });
    model.start();
    await ready();
    model.choose(model.records.rows, true);
    model.ask({ condition });
    expect([model.question.query.page, model.chosen.size, model.question.narrowed]).toEqual([1, 20, true]);
    const { where } = asked.at(-1)!;
    expect(where).toMatchObject({ conditionTree: { union: 'AND' } });
    expect(where).toEqual(model.request.where);
    expect((where as { conditionTree: { list: unknown[] } }).conditionTree.list).toEqual([
      expect.objectContaining({ bindKey: 'name' }),
      expect.objectContaining({ union: 'OR' }),
      { union: 'OR', list: condition.conditionList },
    ]);
    model.widen();
    expect(model.question.where).toBeUndefined();
  });

  it('is over the fields that the list shows or filters by, and that may be read', () => {
    const codes = (options: Parameters<typeof createList>[0]) =>
      createList(options).model.question.conditionFields.map(({ code }) => code);
    expect(codes({})).toEqual(['name', 'kind']);
    expect(codes({ rights: { actions: [], read: ['kind'], write: [] } })).toEqual(['kind']);
    expect(codes({ document: { advancedFilter: ['kind', 'gone'] } })).toEqual(['kind']);
    expect(codes({ document: { advancedFilter: [] } })).toEqual([]);
  });
});

describe('the answer', () => {
  it('gives way to the last page that exists', async () => {
    let count = 45;
    const { model, asked, ready } = createList({ query: { page: 3 } }, () => count);
    model.start();
    await ready();
    expect(ids(model)).toEqual(['40', '41', '42', '43', '44']);
    count = 40;
    model.refresh();
    await vi.waitFor(() => expect(model.question.query.page).toBe(2));
    await ready();
    expect(ids(model)[0]).toBe('20');
    expect(asked).toHaveLength(3);
  });

  it('is the last page for an address far beyond it', async () => {
    const { model, asked, ready } = createList({ query: { page: 999_999, pageSize: 20 } });
    model.start();
    await vi.waitFor(() => expect(model.question.query.page).toBe(3));
    await ready();
    expect([asked[0]?.offset, asked.at(-1)?.offset]).toEqual([10_000_000, 40]);
  });

  it('is the first page where nothing is left', async () => {
    const { model, ready } = createList({ query: { page: 7 } }, () => 0);
    model.start();
    await ready();
    expect(model.records).toMatchObject({ rows: [], total: 0 });
    expect(model.question.query.page).toBe(1);
  });

  it('may be a failure, which a refresh gets over', async () => {
    let down = true;
    const { model, ready } = createList({
      answer: () => (down ? { msgState: 9, msg: '服务器错误' } : { list: [row(1)], total: 1 }),
    });
    model.start();
    await vi.waitFor(() => expect(model.records.status).toBe('failed'));
    expect(model.records.error).toBe('服务器错误');
    down = false;
    model.refresh();
    await ready();
    expect(ids(model)).toEqual(['1']);
  });

  it('is taken from the last question only', async () => {
    const { model, ready } = createList({
      answer: (asked) => ({
        list: [row(JSON.stringify(asked.where ?? '').includes('new') ? 2 : 1)],
        total: 1,
      }),
    });
    model.start();
    model.ask({ search: 'new' });
    await ready();
    await Promise.resolve();
    expect(ids(model)).toEqual(['2']);
  });

  it('comes again when the module was written to', async () => {
    const { root, model, asked, ready } = createList();
    model.start();
    await ready();
    root.changes.changed('book');
    expect(asked).toHaveLength(1);
    root.changes.changed('plain');
    expect(asked).toHaveLength(2);
    await ready();
    expect(model.records.rows).toHaveLength(20);
  });

  it('comes no more once the list is closed', async () => {
    const { root, model, asked } = createList();
    model.start();
    model.dispose();
    root.changes.changed('plain');
    model.ask({ search: 'x' });
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    expect(model.records.rows).toEqual([]);
  });
});
