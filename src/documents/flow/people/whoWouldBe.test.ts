import { expect, test } from 'vitest';
import { flowOf, INITIATOR, START, step, TrialOrganisation } from '../../../../tests/flows/trial.ts';
import type { FlowNode, FlowNodeOf } from '../../../schemas/flow/node.ts';
import { whoWouldBe } from './whoWouldBe.ts';

const organisation = new TrialOrganisation();
const asked = (node: FlowNode, values: object = {}, unknown: readonly string[] = []) => {
  const subject = {
    flow: flowOf([node]),
    organisation,
    initiator: INITIATOR,
    values: { ...values },
    now: START,
  };
  const { people, open, finding, dropped } = whoWouldBe(node, { ...subject, unknown: new Set(unknown) });
  return {
    people: people
      .map(({ person, skipped }) => (skipped ? `${person.value}/${skipped}` : person.value))
      .join(),
    open: open.map(({ source }) => source).join(),
    dropped: dropped.map((each) => `${each.step} ${each.person?.value ?? ''}`).join(),
    finding: finding?.code,
  };
};
const by = (...approvers: FlowNodeOf<'handle'>['approvers']): FlowNode => ({
  type: 'handle',
  id: 'N',
  approvers,
});

test.each<readonly [string, FlowNode, object, readonly string[], Partial<ReturnType<typeof asked>>]>([
  ['people who are there', step('N', ['a', 'x', 'a']), {}, [], { people: 'a', dropped: 'disabled x' }],
  ['heads up to the top', by({ source: 'headChain', upTo: 'top' }), {}, [], { people: 'h1,h0' }],
  ['who started it', step('N', ['s', 'a'], { selfApproval: 'skip' }), {}, [], { people: 's/self,a' }],
  [
    'nobody: the managers',
    by({ source: 'role', roles: ['none'] }),
    {},
    [],
    { people: 'm', finding: 'NOBODY_FOUND' },
  ],
  [
    'what somebody picks, handles or fills in first',
    by(
      { source: 'initiatorPicks' },
      { source: 'sameAs', node: 'A' },
      { source: 'personField', field: 'who' },
    ),
    {},
    ['who'],
    { people: '', open: 'initiatorPicks,sameAs,personField', finding: undefined },
  ],
  [
    'whoever a field names, once it is filled in',
    by({ source: 'personField', field: 'who' }, { source: 'initiatorPicks' }),
    { who: { value: 'b', label: 'b' } },
    [],
    { people: 'b', open: 'initiatorPicks' },
  ],
  [
    'who gets a copy',
    { type: 'cc', id: 'N', recipients: [{ source: 'initiator' }] },
    {},
    [],
    { people: 's', finding: undefined },
  ],
])('%s', (_name, node, values, unknown, expected) => {
  expect(asked(node, values, unknown)).toMatchObject(expected);
});
