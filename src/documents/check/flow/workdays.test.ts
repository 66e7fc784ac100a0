import { expect, test } from 'vitest';
import { plainMetas } from '../../../../tests/support/plainMetas.ts';
import { checkDocumentSet } from '../documentSet.ts';

const ask = (more: object) => ({
  id: 'ask',
  type: 'approve',
  approvers: [{ source: 'role', roles: ['boss'] }],
  ...more,
});
const late = { timeouts: [{ then: 'pass', after: { amount: 3, unit: 'workday' } }] };

function found(nodes: readonly object[], hasCalendar?: boolean, settings = {}): readonly string[] {
  const flow = {
    ...{ kind: 'flow', schemaVersion: 2, id: 'flow', name: 'flow', form: 'leave' },
    settings: { managers: { roles: ['boss'] }, ...settings },
    nodes: [{ id: 'start', type: 'start' }, ...nodes, { id: 'end', type: 'end' }],
  };
  const around = { metas: [...plainMetas], ...(hasCalendar !== undefined && { hasCalendar }) };
  const [first] = checkDocumentSet([{ name: '0', document: flow }], around);
  return first!.findings.filter(({ code }) => code === 'NO_CALENDAR').map(({ path = '' }) => path);
}

test.each<[string, readonly string[], readonly string[]]>([
  ['in a step', found([ask(late), ask({ ...late, id: 'again' })], false), ['/nodes/1/timeouts/0/after/unit']],
  [
    'in the settings',
    found([ask({})], false, { urge: { every: { amount: 1, unit: 'workday' } } }),
    ['/settings/urge/every/unit'],
  ],
  [
    'in a branch',
    found(
      [
        {
          id: 'both',
          type: 'parallel',
          branches: [
            { id: 'x', nodes: [ask(late)] },
            { id: 'y', nodes: [] },
          ],
        },
      ],
      false,
    ),
    ['/nodes/1/branches/0/nodes/0/timeouts/0/after/unit'],
  ],
  ['nowhere', found([ask({})], false), []],
  ['with a calendar', found([ask(late)], true), []],
  ['where nobody knows the calendar', found([ask(late)]), []],
])('working days that are counted %s', (_name, paths, expected) => {
  expect(paths).toEqual(expected);
});
