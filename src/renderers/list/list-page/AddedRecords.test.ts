import { describe, expect, it, vi } from 'vitest';
import { createList, row } from '../../../../tests/support/plainList.ts';
import type { ListModel } from './ListModel.ts';

const ids = (model: ListModel) => model.records.rows.map(({ id }) => id);

describe('a record that was added', () => {
  const added = (asked: { where?: unknown }) => JSON.stringify(asked.where ?? '').includes('"inArray"');
  const create = () =>
    createList({
      query: { search: 'n' },
      answer: (asked) =>
        added(asked)
          ? { list: [{ ...row('new'), name: 'new' }], total: 1 }
          : { list: [row(1), row('new'), row(2)], total: 3 },
    });

  it('stands first and once, found with the question of the list, until another question is asked', async () => {
    const { root, model, asked, ready } = create();
    model.start();
    await ready();
    root.changes.changed('plain', { added: 'new' });
    await vi.waitFor(() => expect(ids(model)).toEqual(['new', '1', '2']));
    expect([...model.records.fresh]).toEqual(['new']);
    expect(model.records.total).toBe(3);
    const where = JSON.stringify(asked.find(added)?.where);
    expect(where).toContain('"bindKey":"id"');
    expect(where).toContain('"contain"');
    model.ask({ page: 1 });
    await vi.waitFor(() => expect(ids(model)).toEqual(['1', 'new', '2']));
    expect(model.records.fresh.size).toBe(0);
  });

  it('is asked for with the others, and by itself only where it is not among them', async () => {
    const { root, model, asked, ready } = createList({
      answer: (question) =>
        added(question)
          ? { list: [row('far'), row('new')], total: 2 }
          : { list: [row(1), row('new')], total: 9 },
    });
    model.start();
    await ready();
    const questions = async (id: string) => {
      const before = asked.length;
      root.changes.changed('plain', { added: id });
      await vi.waitFor(() => expect(ids(model)[0]).toBe(id));
      return asked.length - before;
    };
    expect(await questions('new')).toBe(1);
    expect(ids(model)).toEqual(['new', '1']);
    expect(await questions('far')).toBe(2);
    expect(ids(model)).toEqual(['far', 'new', '1']);
  });

  it('stays first while others change, and goes when the list is loaded by hand', async () => {
    const { root, model, ready } = create();
    model.start();
    root.changes.changed('plain', { added: 'new' });
    root.changes.changed('plain');
    await ready();
    expect(ids(model)[0]).toBe('new');
    model.refresh();
    await vi.waitFor(() => expect(ids(model)[0]).toBe('1'));
  });

  it('is told of where the filters leave it out, and shown first where they go', async () => {
    const { root, model, ready } = createList({
      query: { search: 'n' },
      answer: (asked) => {
        const narrowed = JSON.stringify(asked.where ?? '').includes('"contain"');
        if (added(asked)) return narrowed ? { list: [], total: 0 } : { list: [row('new')], total: 1 };
        return narrowed ? { list: [row(1)], total: 1 } : { list: [row(1), row('new')], total: 2 };
      },
    });
    model.start();
    await ready();
    expect(model.leavesOut).toBe(false);
    root.changes.changed('plain', { added: 'new' });
    await vi.waitFor(() => expect(model.leavesOut).toBe(true));
    expect(ids(model)).toEqual(['1']);
    model.showAdded();
    await vi.waitFor(() => expect(ids(model)).toEqual(['new', '1']));
    expect([model.question.narrowed, model.leavesOut]).toEqual([false, false]);
  });

  it('is not told of where the list itself leaves it out, or another question is asked', async () => {
    let owned = false;
    const { root, model, ready } = createList({
      query: { search: 'n' },
      answer: (asked) => {
        const narrowed = JSON.stringify(asked.where ?? '').includes('"contain"');
        return added(asked) && owned && !narrowed ? { list: [row('new')], total: 1 } : { list: [], total: 0 };
      },
    });
    model.start();
    await ready();
    root.changes.changed('plain', { added: 'new' });
    await ready();
    expect(model.leavesOut).toBe(false);
    owned = true;
    root.changes.changed('plain');
    await vi.waitFor(() => expect(model.leavesOut).toBe(true));
    model.ask({ search: 'm' });
    expect(model.leavesOut).toBe(false);
  });

  it('is left where it belongs when it is not found', async () => {
    const { root, model, ready } = createList({
      answer: (asked) => (added(asked) ? { msgState: 9, msg: 'busy' } : { list: [row(1)], total: 1 }),
    });
    model.start();
    root.changes.changed('plain', { added: 'new' });
    await ready();
    expect(ids(model)).toEqual(['1']);
  });
});
