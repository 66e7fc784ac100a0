import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { flowWalkOf, type WalkedRow } from './FlowWalk.ts';

const row = (id: string): WalkedRow => ({
  id,
  instance: `i-${id}`,
  task: id,
  state: 'running',
  flow: 'leave',
  createdAt: '2025-03-01T00:00:00.000Z',
  openedAt: '2025-03-02T00:00:00.000Z',
  dueAt: null,
  endedAt: null,
});

test('what was handled keeps its place, and the list goes on behind its last line', async () => {
  const asked: unknown[] = [];
  const { root } = createPlainRoot({
    answers: {
      '/flow/list.do': (param) => {
        asked.push(param);
        return { list: [row('2'), row('3')], result: { more: false } };
      },
    },
  });
  const walk = flowWalkOf(root);
  const param = { scope: 'wait' as const, keyword: '请假' };
  walk.begin({ ...param, flow: undefined, sort: undefined, param, rows: [row('1'), row('2')], more: true });
  expect(flowWalkOf(root).openedFrom).toEqual({ scope: 'wait', flow: undefined });
  expect([walk.hasPrevious('1'), walk.hasNext('1'), walk.previous('2')?.id]).toEqual([false, true, '1']);
  expect((await walk.next('1'))?.id).toBe('2');
  expect(asked).toEqual([]);
  expect((await walk.next('2'))?.instance).toBe('i-3');
  expect(asked).toMatchObject([
    { keyword: '请假', after: { dueAt: null, openedAt: '2025-03-02T00:00:00.000Z', id: '2' } },
  ]);
  expect([walk.hasNext('3'), await walk.next('3'), await walk.next('unknown')]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});
