import { describe, expect, it, vi } from 'vitest';
import { createList, row } from '../../../../tests/support/plainList.ts';

describe('what is chosen', () => {
  it('stays while the person pages, sorts and searches, until it is let go', async () => {
    const { model, ready } = createList();
    model.start();
    await ready();
    model.choose(model.records.rows.slice(0, 2), true);
    model.ask({ page: 2 });
    await ready();
    model.choose([model.records.rows[0]!], true);
    model.ask({ sort: [{ field: 'name', order: 'desc' }] });
    expect([...model.chosen.keys()]).toEqual(['0', '1', '20']);
    model.choose([row(1)], false);
    expect([...model.chosen.keys()]).toEqual(['0', '20']);
    model.ask({ search: 'x' });
    expect([...model.chosen.keys()]).toEqual(['0', '20']);
    model.clearChosen();
    expect(model.chosen.size).toBe(0);
  });

  it('is there again where the tab of the list was kept, but for what is gone', async () => {
    const memory = new Map<string, unknown>();
    const left = createList({ memory });
    left.model.start();
    await left.ready();
    left.model.choose([row(1), row(30), row(31)], true);
    left.model.dispose();
    const { model, ready } = createList({
      memory,
      answer: ({ where, offset }) => {
        const isJudged = JSON.stringify(where ?? '').includes('"bindKey":"id"');
        return { list: isJudged ? [row(30)] : [row(Number(offset))], total: 45 };
      },
    });
    model.start();
    await ready();
    await vi.waitFor(() => expect([...model.chosen.keys()]).toEqual(['30']));
  });

  it('loses the records that are removed', async () => {
    const { root, model, ready } = createList();
    model.start();
    await ready();
    model.choose(model.records.rows.slice(0, 3), true);
    root.changes.changed('plain', { removed: ['0', '2', '99'] });
    expect([...model.chosen.keys()]).toEqual(['1']);
  });

  it('keeps on other pages only what is still asked for, once records were changed', async () => {
    let gone: readonly string[] = [];
    const { root, model, asked, ready } = createList({
      answer: (one) => {
        const named = /"bindKey":"id".*?"value":(\[.*?\])/.exec(JSON.stringify(one.where ?? ''))?.[1];
        if (named === undefined) return { list: [row(one.offset === 0 ? 1 : 2)], total: 45 };
        const ids = JSON.parse(named) as string[];
        return { list: ids.filter((id) => !gone.includes(id)).map(row), total: 0 };
      },
    });
    model.start();
    await ready();
    model.choose([row(1), row(8), row(9)], true);
    model.ask({ page: 2 });
    await ready();
    expect(asked).toHaveLength(2);
    gone = ['1', '9'];
    root.changes.changed('plain');
    await vi.waitFor(() => expect([...model.chosen.keys()]).toEqual(['8']));
  });

  it('is told of as far as another question leaves it out, and is lost where the list has it no more', async () => {
    const { model, root, ready } = createList({
      answer: (one) => {
        const where = JSON.stringify(one.where ?? '');
        const named = /"bindKey":"id".*?"value":(\[.*?\])/.exec(where)?.[1];
        const fits = (id: string): boolean => id !== '9' && (!where.includes('"x"') || id === '1');
        const ids = named === undefined ? ['1', '2', '3'] : (JSON.parse(named) as string[]);
        const list = ids.filter(fits).map(row);
        return { list, total: list.length };
      },
    });
    model.start();
    await ready();
    model.choose([row(1), row(2), row(3), row(9)], true);
    model.ask({ search: 'x' });
    await vi.waitFor(() =>
      expect([[...model.chosen.keys()], model.chosenApart]).toEqual([['1', '2', '3'], 2]),
    );
    root.changes.changed('plain');
    await ready();
    expect([model.chosen.size, model.chosenApart]).toEqual([3, 2]);
    model.ask({ search: '' });
    await vi.waitFor(() => expect([model.chosen.size, model.chosenApart]).toEqual([3, 0]));
  });

  it('is renewed with what the server says of it', async () => {
    let name = 'old';
    const { model, ready } = createList({ answer: () => ({ list: [{ ...row(1), name }], total: 1 }) });
    model.start();
    await ready();
    model.choose(model.records.rows, true);
    name = 'new';
    model.refresh();
    await ready();
    await vi.waitFor(() => expect(model.chosen.get('1')?.name).toBe('new'));
  });
});
