import { expect, test } from 'vitest';
import { AppError } from '../../server/errors/AppError.ts';
import { pageOf } from '../../server/interfaces/definition/rows.ts';
import type { Definition } from '../../server/interfaces/definition/schema.ts';
import { functionTable } from '../../src/conditions/index.ts';
import type { FunctionTable } from '../../src/conditions/index.ts';
import type { Condition, RuleSet } from '../../src/schemas/condition.ts';
import { callsOf } from '../support/callCount.ts';

// Rows of a configured interface are filtered in this process: what a caller asks of them costs by their number and size.

/** Calls of functions: what is taken costs at most half of it. */
const MOST_CALLS = 8_000_000;

const ROWS = 5_000;
const columns = [
  { name: 'short', type: 'text' },
  { name: 'long', type: 'text' },
  { name: 'data', type: 'json' },
  { name: 'list', type: 'texts' },
] as const;
const definition: Definition = {
  moduleCode: 'teaching',
  interfaceUrl: 'rows',
  name: 'rows',
  kind: 'sql',
  answers: 'list',
  inputs: [],
  outputs: [...columns],
  roles: [],
};
const answer = {
  columns: [...columns],
  rows: Array.from({ length: ROWS }, (_, n) => ({
    short: `row ${String(n)}`,
    long: `${'教学楼A座 '.repeat(200)}${String(n)}`,
    list: Array.from({ length: 50 }, (_each, at) => `tag ${String(at)}`),
    data: { list: Array.from({ length: 200 }, (_each, at) => at), n },
  })),
  total: ROWS,
};

const text = (bindKey: string, judgeType: Condition['judgeType'], value: unknown = '无'): Condition => ({
  bindKey,
  type: 'text',
  judgeType,
  value,
});
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const any = (count: number, condition: Condition): RuleSet => ({
  testRule: 'some',
  conditionList: times(count, condition),
});

const ask = (where: RuleSet, functions: FunctionTable = functionTable): unknown => {
  try {
    return pageOf(definition, answer, { where }, { scope: { platform_userId: 'u' }, functions }).total;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test.each<[what: string, where: RuleSet, came: unknown]>([
  ['ten conditions', any(10, text('short', 'contain')), 0],
  ['one over long texts', any(1, text('long', 'contain', '4999')), 1],
  ['one over structures', any(1, text('data', 'contain', '4999')), 1],
  ['ten times', any(10, { ...text('short', 'greater', '2026-01-01'), type: 'time' }), 0],
  [
    'a list of one element, many times',
    any(1, { ...text('list', 'contain', times(15_000, 'tag 49')), type: 'array' }),
    ROWS,
  ],
  ['a hundred conditions', any(100, text('short', 'contain')), 'QUERY_TOO_COMPLEX'],
  ['a hundred lengths', any(100, text('long', 'lengthLess', 1)), 'QUERY_TOO_COMPLEX'],
  ['a hundred structures', any(100, text('data', 'contain')), 'QUERY_TOO_COMPLEX'],
  ['ten over long texts', any(10, text('long', 'contain')), 'QUERY_TOO_COMPLEX'],
  [
    'one that a tree names a hundred times',
    {
      testRule: 'custom',
      conditionList: [{ id: 'a', ...text('short', 'contain') }],
      conditionTree: { union: 'OR', list: times(100, 'a') },
    },
    'QUERY_TOO_COMPLEX',
  ],
  ['braces that are no template', any(1, text('short', 'equal', "{{ '{{1}}' }}")), 0],
])('%s over 5,000 rows cost little', async (_what, where, came) => {
  const [calls] = await callsOf(() => expect(ask(where)).toEqual(came));
  expect(calls).toBeLessThan(MOST_CALLS);
});

test('templates are evaluated once, not for each row', () => {
  let times = 0;
  const { padStart, ...others } = functionTable;
  const count: typeof padStart = { ...padStart!, run: (...args) => ((times += 1), padStart!.run(...args)) };
  const where = any(10, text('short', 'equal', "{{ padStart(platform_userId, 9, 'b') }}"));
  expect(ask(where, { ...others, padStart: count })).toBe(0);
  expect(times).toBe(10);
});
