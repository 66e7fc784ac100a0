import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { namedSpans } from './namedSpans.ts';
import { CALENDAR_MODULE, type MarkedDay, WorkYear } from './WorkYear.ts';

const marked = (date: string, kind: 'work' | 'rest', name: string | null = null): MarkedDay => ({
  ...{ id: date, revision: 1, date, kind, name },
});

function yearOf(days: readonly MarkedDay[], answers: FixedAnswers = {}) {
  const calls: [string, unknown][] = [];
  const told: string[] = [];
  const kept =
    (call: string) =>
    (param: Record<string, unknown>): object => {
      calls.push([call, param]);
      const data = param.data as object | undefined;
      const before = days.find(({ id }) => id === param.id);
      return call === 'remove'
        ? { list: [{ id: '', msgState: 1, msg: '' }] }
        : { result: { id: 'new', revision: 1, name: null, ...before, ...data } };
    };
  const { root } = createPlainRoot({
    answers: {
      '/add.htm': kept('add'),
      '/update.htm': kept('update'),
      '/remove.htm': kept('remove'),
      ...answers,
    },
  });
  return {
    year: new WorkYear(root.module(CALENDAR_MODULE), days, (message) => told.push(message)),
    calls,
    told,
  };
}

test('a day is worked by its weekday unless it is marked', () => {
  const { year } = yearOf([marked('2026-10-01', 'rest'), marked('2026-10-10', 'work')]);
  const kinds = ['2026-10-01', '2026-10-02', '2026-10-10', '2026-10-11'].map((day) => year.kindOf(day));
  expect(kinds).toEqual(['rest', 'work', 'work', 'rest']);
});

test.each([
  ['2026-10-02', [], 'add', { data: { date: '2026-10-02', kind: 'rest' } }, 'rest'],
  ['2026-10-10', [], 'add', { data: { date: '2026-10-10', kind: 'work' } }, 'work'],
  // A mark that says nothing any more goes.
  ['2026-10-02', [marked('2026-10-02', 'rest')], 'remove', { ids: ['2026-10-02'] }, 'work'],
  // A name is kept.
  [
    '2026-10-01',
    [marked('2026-10-01', 'rest', '国庆节')],
    'update',
    { data: { kind: 'work' }, revision: 1 },
    'work',
  ],
  ['2026-10-02', [marked('2026-10-02', 'work')], 'update', { data: { kind: 'rest' } }, 'rest'],
])('a press on %s of %j is %s', async (day, days, call, param, after) => {
  const { year, calls, told } = yearOf(days);
  await year.toggle(day);
  expect(calls).toMatchObject([[call, param]]);
  expect([year.kindOf(day), year.isBusy(day), told]).toEqual([after, false, []]);
});

test('what was not written is told, and the day is shown as others have left it', async () => {
  const theirs = marked('2026-10-02', 'rest', '他人');
  const { year, told } = yearOf([], {
    '/add.htm': { msgState: 2, msg: '该值已存在' },
    '/list.htm': { list: [theirs], total: 1 },
  });
  await year.toggle('2026-10-02');
  expect(told).toEqual(['该值已存在']);
  expect(year.marked('2026-10-02')).toMatchObject({ name: '他人' });
});

test('days that are called the same are one span', () => {
  const { year } = yearOf([
    marked('2026-10-01', 'rest', '国庆节'),
    marked('2026-10-02', 'rest', '国庆节'),
    marked('2026-10-04', 'rest', '国庆节'),
    marked('2026-10-10', 'work', '调休'),
    marked('2026-10-12', 'rest'),
  ]);
  expect(namedSpans(year, '2026-10-01')).toEqual([
    { first: '2026-10-01', last: '2026-10-02', name: '国庆节' },
    { first: '2026-10-04', last: '2026-10-04', name: '国庆节' },
    { first: '2026-10-10', last: '2026-10-10', name: '调休' },
  ]);
});
