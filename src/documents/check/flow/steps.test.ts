import { expect, test } from 'vitest';
import { plainMetas } from '../../../../tests/support/plainMetas.ts';
import { checkDocumentSet } from '../documentSet.ts';

const field = (name: string) => ({ type: 'input', id: name, name });
const form = (id: string) => ({
  kind: 'form',
  schemaVersion: 1,
  id,
  name: id,
  fields: [field('state'), field('days')],
  grants: [],
});

/** Findings of what a trigger of a flow over `leave` runs, by their places in it. */
function findings(run: object): readonly string[] {
  const nodes = [
    { id: 'start', type: 'start' },
    { id: 'then', type: 'trigger', run },
    { id: 'end', type: 'end' },
  ];
  const settings = { managers: { roles: ['administrator'] } };
  const flow = { kind: 'flow', schemaVersion: 2, id: 'flow', name: 'flow', form: 'leave', settings, nodes };
  const entries = [flow, form('leave'), form('balance')].map((document, at) => ({
    name: String(at),
    document,
  }));
  const [first] = checkDocumentSet(entries, { metas: [...plainMetas] });
  return first!.findings
    .filter(({ path = '' }) => path.startsWith('/nodes/1/run'))
    .map(({ code, path = '' }) => `${code} ${path.slice('/nodes/1/run'.length)}`);
}

const steps = (...chain: object[]) => ({ do: 'steps', steps: chain });
const save = { do: 'save', module: 'balance', data: { days: '1' } };
const read = { do: 'call', name: 'found', call: 'balance/list' };
const holds = (bindKey: string) => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'number', judgeType: 'greater', value: 0 }],
});
const nested = (depth: number): object =>
  depth === 0 ? save : { do: 'forEach', items: [1], steps: [nested(depth - 1)] };

test.each<[string, object, string[]]>([
  [
    'a whole chain',
    {
      ...steps(
        read,
        {
          do: 'when',
          when: holds('steps.found.total'),
          steps: [
            { do: 'forEach', items: '{{steps.found.list}}', steps: [{ ...save, record: '{{item.id}}' }] },
          ],
          otherwise: [{ do: 'fail', message: { zhCN: '没有', enUS: 'None' } }],
        },
        { do: 'set', data: { state: '{{steps.found.list[0].state}}' } },
        { do: 'answer', value: '{{form.days}}' },
      ),
      answer: { days: '{{result}}' },
    },
    [],
  ],
  ['a module that is nowhere', steps({ ...save, module: 'nowhere' }), ['UNKNOWN_DOCUMENT /steps/0/module']],
  ['fields of no form', steps({ ...save, data: { nope: 1 } }), ['UNKNOWN_FIELD /steps/0/data/nope']],
  [
    'fields that the flow’s form lacks',
    steps({ do: 'set', data: { nope: 1 } }),
    ['UNKNOWN_FIELD /steps/0/data/nope'],
  ],
  [
    'a call that writes',
    steps({ do: 'call', call: 'balance/add', param: { data: {} } }),
    ['CALL_WRITES /steps/0/call'],
  ],
  [
    'names that are not known there',
    steps(
      { do: 'forEach', items: [1], steps: [read] },
      { do: 'set', data: { state: '{{steps.found.total}}' } },
    ),
    ['UNKNOWN_MEMBER /steps/1/data/state'],
  ],
  ['a name that stands twice', steps(read, read), ['DUPLICATE_CODE /steps/1/name']],
  ['steps that stand too deep', steps(nested(4)), ['TOO_DEEP /steps/0/steps/0/steps/0/steps/0/steps']],
  ['a call that nobody waits for', { do: 'call', call: 'hr/absent' }, ['MISSING_MEMBER /callback']],
])('finds %s', (_, run, found) => {
  expect(findings(run)).toEqual(found);
});

test('a trigger does no more than some manager of its flow may', () => {
  const grants = [{ roles: ['bursar'], actions: ['list', 'add'], read: '*' }];
  const entries = (managers: object, chain: readonly object[]) =>
    [
      {
        ...{
          kind: 'flow',
          schemaVersion: 2,
          id: 'flow',
          name: 'flow',
          form: 'leave',
          settings: { managers },
        },
        nodes: [
          { id: 'start', type: 'start' },
          { id: 'then', type: 'trigger', run: steps(...chain) },
          { id: 'end', type: 'end' },
        ],
      },
      form('leave'),
      { ...form('balance'), grants },
    ].map((document, at) => ({ name: String(at), document }));
  const organisation = {
    ...{ groups: new Set<string>(), labels: new Set<string>(), hasHeads: false, accounts: new Map() },
    managers: new Map([['account lin', ['bursar']]]),
  };
  const found = (managers: object, ...chain: object[]) =>
    checkDocumentSet(entries(managers, chain), { metas: [...plainMetas], organisation })[0]!.findings.flatMap(
      ({ code, path = '' }) => (code === 'TRIGGER_RIGHT' ? path : []),
    );
  const lin = { people: [{ value: 'lin', label: 'Lin' }] };
  const change = { ...save, record: 'r1' };
  expect(found(lin, read, save)).toEqual([]);
  expect(found(lin, { do: 'when', when: holds('form.days'), steps: [change] })).toEqual([
    '/nodes/1/run/steps/0/steps/0',
  ]);
  expect(found({ roles: ['clerk'] }, read)).toEqual(['/nodes/1/run/steps/0']);
  // Of whom nothing is known yet nothing is said.
  expect(found({ people: [{ value: 'new', label: 'New' }] }, save)).toEqual([]);
});
