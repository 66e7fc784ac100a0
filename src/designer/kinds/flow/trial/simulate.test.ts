import { expect, test } from 'vitest';
import { flowOf, INITIATOR, START, step, TrialOrganisation } from '../../../../../tests/flows/trial.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { FlowRefusal } from '../../../../documents/flow/refusal.ts';
import type { Simulation } from '../../../../documents/flow/Simulation.ts';
import { type Frame, nextDue, passTo, playOn } from './simulate.ts';

const fields = { fields: [], sealed: new Set<string>() };
const organisation = new TrialOrganisation();

/** Plays a flow of some nodes, one step after the other. */
function player(nodes: readonly FlowNode[], values: Frame['values'] = {}) {
  const played = { flow: flowOf(nodes), initiator: INITIATOR };
  let frame: Frame | undefined;
  return (happen: (simulation: Simulation) => void): Frame => {
    frame = playOn(played, frame, { values, now: START }, fields, organisation, happen);
    return frame;
  };
}
const stateOf = ({ state }: Frame, node: string) => state.steps.findLast((each) => each.node === node)?.state;

test('a step of a play says who may do what, whom it tells, and where it leads', () => {
  const play = player([step('A', ['a']), step('B', ['b'], { nobody: { then: 'stop' } })]);
  const begun = play((simulation) => simulation.submit());
  const [task] = begun.state.tasks;
  expect(begun.offers.get(task?.id ?? '')?.map(({ action }) => action)).toContain('transfer');
  expect(begun.messages.map(({ to }) => to)).toEqual([[{ value: 'a', label: 'a' }]]);
  expect(begun.path.map(({ state }) => state)).toEqual(['done', 'current', 'coming', 'coming']);
  const next = play((simulation) => simulation.act('a', 'agree', 'A'));
  expect([next.entries.length - next.fresh, next.entries.length > begun.entries.length]).toEqual([
    begun.entries.length,
    true,
  ]);
  // Nothing of the step before has changed: it is what an undo goes back to.
  expect(begun.state.tasks).toMatchObject([{ node: 'A', state: 'running' }]);
  expect(() => play((simulation) => simulation.act('a', 'agree', 'B'))).toThrow(FlowRefusal);
});

test('sub-flows are counted by rows, and answered one by one', () => {
  const play = player([{ type: 'subFlow', id: 'S', flow: 'other', mode: 'sync', each: 'rows' }], {
    rows: [{}, {}],
  });
  const begun = play((simulation) => simulation.submit());
  const [open] = begun.state.steps;
  expect(open?.subs).toEqual({ '0': null, '1': null });
  for (const row of ['0', '1'])
    play((simulation) => simulation.apply({ is: 'subFlow', step: open?.id ?? '', row, state: 'approved' }));
  expect(play(passTo(START)).state.state).toBe('approved');
});

test('clocks run down on the way to a later moment', () => {
  const play = player([
    step('A', ['a'], { timeouts: [{ then: 'reject', after: { amount: 1, unit: 'day' } }] }),
  ]);
  const begun = play((simulation) => simulation.submit());
  const due = nextDue(begun.state);
  expect(due).toBe('2026-11-24T01:00:00.000Z');
  expect(stateOf(play(passTo('2026-11-23T02:00:00.000Z')), 'A')).toBe('open');
  expect(play(passTo(due ?? '')).state.state).toBe('rejected');
});
