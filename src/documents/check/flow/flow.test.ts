import { expect, test } from 'vitest';
import { plainMetas } from '../../../../tests/support/plainMetas.ts';
import { checkDocumentSet } from '../documentSet.ts';

const field = (name: string, more: object = {}) => ({ type: 'input', id: name, name, ...more });
const form = (id: string, fields: readonly object[]) => ({
  ...{ kind: 'form', schemaVersion: 1, id, name: id, grants: [] },
  fields,
});
const FORM = form('leave', [
  field('days'),
  field('state'),
  field('total', { value: '{{ form.days }}' }),
  field('reason', { required: true }),
]);
const OTHER = {
  ...{ kind: 'flow', schemaVersion: 2, id: 'other', name: 'other', form: 'other' },
  settings: { managers: { roles: ['administrator'] } },
  nodes: [
    { id: 'start', type: 'start' },
    { id: 'end', type: 'end' },
  ],
};

/** Findings of a flow of some nodes between its start and its end, as `CODE path`, the path from `/nodes` on. */
function findings(nodes: readonly object[], start: object = {}, settings: object = {}): readonly string[] {
  const flow = {
    ...{ kind: 'flow', schemaVersion: 2, id: 'flow', name: 'flow', form: 'leave' },
    settings: { managers: { roles: ['administrator'] }, ...settings },
    nodes: [{ id: 'start', type: 'start', ...start }, ...nodes, { id: 'end', type: 'end' }],
  };
  const entries = [flow, FORM, OTHER, form('other', [field('why', { required: true })])];
  const [first] = checkDocumentSet(
    entries.map((document, at) => ({ name: String(at), document })),
    { metas: [...plainMetas] },
  );
  return first!.findings.map(({ code, path = '' }) => `${code} ${path.replace('/nodes', '')}`);
}

const person = (value: string) => ({ value, label: value });
const step = (id: string, more: object = {}) => ({
  ...{ type: 'approve', id, approvers: [{ source: 'person', people: [person('a')] }] },
  ...more,
});
const rules = (judgeType: string, value: unknown, bindKey = 'form.days') => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType, value }],
});
const choice = (
  type: string,
  ...branches: readonly (readonly [object | undefined, readonly object[]])[]
) => ({
  ...{ type, id: 'K' },
  branches: branches.map(([when, nodes], at) => ({
    ...{ id: `k${String(at)}`, nodes },
    ...(type === 'parallel' ? {} : when ? { when } : { default: true }),
  })),
});
const picks = { approvers: [{ source: 'previousPicks' }] };

test.each<[string, readonly object[], readonly string[], object?, object?]>([
  ['nothing in a plain flow', [step('A'), step('B', { returnTo: ['A', 'start'] })], []],
  ['people that nobody names', [{ type: 'approve', id: 'A' }], ['NO_APPROVERS /1']],
  [
    'returns to what stands behind, to nobody and into a branch that may not be taken',
    [
      choice('condition', [rules('equal', 'x'), [step('X')]], [undefined, []]),
      step('A', { returnTo: ['B', 'K', 'X'] }),
      step('B'),
    ],
    ['NOT_BEFORE /2/returnTo/0', 'NOT_BEFORE /2/returnTo/1', 'NOT_BEFORE /2/returnTo/2'],
  ],
  [
    'the same people as in a branch beside',
    [
      choice(
        'parallel',
        [undefined, [step('X')]],
        [undefined, [step('Y', { approvers: [{ source: 'sameAs', node: 'X' }] })]],
      ),
    ],
    ['NOT_BEFORE /1/branches/1/nodes/0/approvers/0/node'],
  ],
  [
    'returns from behind a join into a branch',
    [choice('parallel', [undefined, [step('X')]], [undefined, [step('Y')]]), step('A', { returnTo: ['X'] })],
    [],
  ],
  [
    'picks without anybody before, and behind a join',
    [
      step('A', picks),
      choice('parallel', [undefined, [step('X', picks)]], [undefined, [step('Y')]]),
      step('B', picks),
    ],
    ['NO_PICKER /1/approvers/0', 'NO_PICKER /3/approvers/0'],
  ],
  [
    'modes that cannot be',
    [
      step('A', { mode: { by: 'claim' }, approvers: [{ source: 'headChain', upTo: 'top' }] }),
      step('B', { mode: { by: 'weight', threshold: 3, weights: { a: 2 } } }),
    ],
    ['MODE_UNFIT /1/mode/by', 'MODE_UNFIT /2/mode/threshold'],
  ],
  [
    'too many time limits',
    [
      step('A', {
        timeouts: [
          { then: 'pass', after: { amount: 1, unit: 'day' } },
          { then: 'reject', after: { amount: 2, unit: 'day' } },
        ],
      }),
    ],
    ['TIMEOUT_UNFIT /1/timeouts/1/then'],
  ],
  [
    'rights that nothing comes of',
    [step('A', { fieldRights: { total: 'required', state: 'edit' } })],
    ['RIGHT_UNFIT /1/fieldRights/total', 'RIGHT_UNFIT /1/fieldRights/state'],
    {},
    { keep: { state: 'state' } },
  ],
  [
    'what nobody can fill in',
    [],
    ['NEVER_FILLED /0/fieldRights/reason'],
    { fieldRights: { reason: 'read' } },
  ],
  [
    'hidden fields that a title reads',
    [step('A', { fieldRights: { days: 'hidden' } })],
    ['HIDDEN_READ /1/fieldRights/days'],
    {},
    { title: '{{ form.days }}' },
  ],
  [
    'an end in a branch beside others',
    [choice('parallel', [undefined, [{ type: 'end', id: 'E' }]], [undefined, [step('Y')]]), step('A')],
    ['END_INSIDE /1/branches/0/nodes/0'],
  ],
  [
    'rules over what is written later',
    [
      choice('condition', [rules('equal', 'x'), [step('X')]], [undefined, []]),
      step('A', { fieldRights: { days: 'edit' } }),
    ],
    ['RULE_LATE /1/branches/0/when'],
  ],
  [
    'branches that are never taken',
    [
      choice(
        'condition',
        [rules('inArray', ['x', 'y']), [step('X')]],
        [rules('equal', 'x'), [step('Y')]],
        [rules('empty', undefined), []],
        [rules('notEmpty', undefined), []],
        [undefined, []],
      ),
    ],
    ['UNREACHABLE /1/branches/1/when', 'UNREACHABLE /1/branches/4/default'],
  ],
  [
    'a sub-flow whose form wants more',
    [{ type: 'subFlow', id: 'S', flow: 'other', mode: 'sync' }],
    ['SUB_FLOW_DATA /1/data'],
  ],
  [
    'answers for fields that are not there, and starters who are nobody',
    [
      {
        ...{ type: 'subFlow', id: 'S', flow: 'other', mode: 'sync', data: { why: '-' } },
        ...{ starter: { node: 'nowhere' }, answer: { nope: '{{ sub.state }}', state: '{{ sub.number }}' } },
      },
      {
        ...{ type: 'subFlow', id: 'R', flow: 'other', mode: 'sync', data: { why: '-' } },
        starter: { field: 'nope' },
      },
      {
        ...{ type: 'trigger', id: 'T' },
        run: {
          ...{ do: 'call', call: 'hr/absent', callback: true, param: { to: '{{ callbackUrl }}' } },
          answer: { nope: '{{ result }}' },
        },
      },
    ],
    [
      'UNKNOWN_NODE /1/starter/node',
      'UNKNOWN_FIELD /1/answer/nope',
      'UNKNOWN_FIELD /2/starter/field',
      'UNKNOWN_CALL /3/run/call',
      'UNKNOWN_FIELD /3/run/answer/nope',
    ],
  ],
])('finds %s', (_, nodes, found, start, settings) => {
  expect(findings(nodes, start, settings)).toEqual(found);
});
