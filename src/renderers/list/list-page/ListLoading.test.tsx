import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { createList, row } from '../../../../tests/support/plainList.ts';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';
import type { Answer } from '../../../schemas/wire/answer.ts';
import type { ListRequest } from '../../../schemas/wire/record.ts';

const studentNames = studentForm({ type: 'input', id: 'name', name: 'name', title: '姓名' });

/** Records 0 to `count`, the newest first, as a server that keeps places answers them. */
function answers(count: () => number) {
  return ({ after, offset = 0, limit = 20 }: ListRequest): Partial<Answer> => {
    const from = after ? Number(after.id) + 1 : offset;
    const list = Array.from({ length: Math.max(0, Math.min(limit, count() - from)) }, (_, i) =>
      row(from + i),
    );
    return after ? { list } : { list, total: count() };
  };
}
const growing = (count = () => 45) =>
  createList({ document: { paging: 'more', pageSize: 20 }, answer: answers(count) });

describe('a list that grows', () => {
  it('goes on behind the last record by what is sorted by, until there is no more', async () => {
    const { model, asked, ready } = growing();
    model.ask({ sort: [{ field: 'name', order: 'asc' }] });
    model.start();
    await ready();
    expect(model.records.ended).toBe(false);
    model.goOn();
    await vi.waitFor(() => expect(model.records.rows).toHaveLength(40));
    expect(asked.at(-1)).toMatchObject({ limit: 20, after: { name: 'n19', id: '19' } });
    expect('offset' in asked.at(-1)!).toBe(false);
    model.goOn();
    await vi.waitFor(() => expect(model.records.rows).toHaveLength(45));
    expect([model.records.ended, new Set(model.records.rows.map(({ id }) => id)).size]).toEqual([true, 45]);
    model.goOn();
    expect(asked).toHaveLength(3);
  });

  it('asks once for one press', async () => {
    const { model, asked, ready } = growing();
    model.start();
    await ready();
    model.goOn();
    model.goOn();
    await vi.waitFor(() => expect(model.records.rows).toHaveLength(40));
    expect(asked).toHaveLength(2);
    expect(asked[1]?.after).toEqual({ createdAt: null, id: '19' });
  });

  it('keeps what somebody has gone through when it is asked again, and begins anew with another question', async () => {
    const { model, asked, root, ready } = growing();
    model.start();
    await ready();
    model.goOn();
    await vi.waitFor(() => expect(model.records.rows).toHaveLength(40));
    root.changes.changed('plain');
    await ready();
    expect(asked.at(-1)).toMatchObject({ offset: 0, limit: 40 });
    expect(model.records.rows).toHaveLength(40);
    model.ask({ search: 'x' });
    await ready();
    expect(asked.at(-1)).toMatchObject({ offset: 0, limit: 20 });
  });

  it('says that the next ones failed, and keeps those that are here', async () => {
    let fails = true;
    const server = answers(() => 45);
    const { model, ready } = createList({
      document: { paging: 'more' },
      answer: (asked) => (asked.after && fails ? { msgState: 9, msg: '系统异常' } : server(asked)),
    });
    model.start();
    await ready();
    model.goOn();
    await vi.waitFor(() => expect(model.records.going).toBe('failed'));
    expect([model.records.status, model.records.rows.length]).toEqual(['ready', 20]);
    fails = false;
    model.goOn();
    await vi.waitFor(() => expect([model.records.going, model.records.rows.length]).toEqual(['idle', 40]));
  });
});

describe('a question that fails', () => {
  const failing = () => {
    const state = { fails: false };
    const server = answers(() => 45);
    const list = createList({
      answer: (asked) => (state.fails ? { msgState: 9, msg: '系统异常' } : server(asked)),
    });
    return { ...list, state };
  };

  it('leaves no records of another question in its place', async () => {
    const { model, ready, state } = failing();
    model.start();
    await ready();
    state.fails = true;
    model.ask({ search: '王' });
    await vi.waitFor(() => expect(model.records.status).toBe('failed'));
    expect([model.records.rows.length, model.records.total]).toEqual([0, 0]);
    state.fails = false;
    model.refresh();
    await ready();
    expect(model.records.rows).toHaveLength(20);
  });

  it('keeps the records of the same one', async () => {
    const { model, ready, state } = failing();
    model.start();
    await ready();
    state.fails = true;
    model.refresh();
    await vi.waitFor(() => expect(model.records.status).toBe('failed'));
    expect([model.records.rows.length, model.records.total]).toEqual([20, 45]);
  });
});

it('says that records are from before, and brings them up to date', async () => {
  let fails = false;
  const server = answers(() => 45);
  const { root } = openResource([studentList([{ field: 'name' }]), studentNames], {
    answers: { '/student/list.htm': (asked) => (fails ? { msgState: 9, msg: '系统异常' } : server(asked)) },
  });
  await screen.findByText('共 45 条', {}, { timeout: 12_000 });
  fails = true;
  act(() => root.changes.changed('student'));
  await screen.findByText('列表未能更新，以下为之前载入的记录');
  screen.getByText('系统异常');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  await vi.waitFor(() => expect(screen.queryByText(/列表未能更新/)).toBeNull());
});

it('tells how many records are here and brings the next by a button', async () => {
  const server = answers(() => 45);
  openResource([studentList([{ field: 'name' }], { paging: 'more' }), studentNames], {
    answers: { '/student/list.htm': server },
  });
  await screen.findByText('已显示 20 条，共 45 条', {}, { timeout: 12_000 });
  fireEvent.click(screen.getByRole('button', { name: /加载更多/ }));
  await screen.findByText('已显示 40 条，共 45 条');
  fireEvent.click(screen.getByRole('button', { name: /加载更多/ }));
  await screen.findByText('共 45 条');
  expect(screen.queryByRole('button', { name: /加载更多/ })).toBeNull();
});
