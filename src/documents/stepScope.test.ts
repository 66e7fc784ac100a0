import { expect, test } from 'vitest';
import type { Step } from '../schemas/step.ts';
import { stepScope } from './stepScope.ts';

const call = (name: string): Step => ({ do: 'call', call: 'a/b', name });

const chain: Step[] = [
  call('first'),
  {
    do: 'when',
    when: { testRule: 'every', conditionList: [] },
    steps: [call('then'), { do: 'set', data: { late: true } }],
    otherwise: [call('else')],
  },
  {
    do: 'forEach',
    items: '{{steps.first.list}}',
    steps: [
      call('inner'),
      { do: 'forEach', items: '{{item.all}}', steps: [{ do: 'set', data: { deep: 1 } }] },
    ],
  },
  { do: 'answer', value: 1 },
];

test.each([
  ['0', [], 0, []],
  ['1.otherwise.0', ['first'], 0, []],
  ['1.steps.1', ['first', 'then'], 0, []],
  ['2', ['first', 'then', 'else'], 0, ['late']],
  ['2.steps.0', ['first', 'then', 'else'], 1, ['late']],
  ['2.steps.1.steps.0', ['first', 'then', 'else', 'inner'], 2, ['late']],
  ['4', ['first', 'then', 'else'], 0, ['late', 'deep']],
])('what the step at %s can read', (path, named, repeated, set) => {
  const scope = stepScope(chain, path);
  expect(scope.named.map(({ name }) => name)).toEqual(named);
  expect([scope.repeated.length, scope.set]).toEqual([repeated, set]);
});
