import { describe, expect, test } from 'vitest';
import { contextOf } from '../../src/documents/flow/contextOf.ts';
import { type Onlooker, rightsAt, rightsOf } from '../../src/documents/flow/fieldRights.ts';
import { offersOf } from '../../src/documents/flow/offers.ts';
import { parallel, step, Trial } from './trial.ts';

const offered = (trial: Trial, who: string, node: string): string => {
  const offers = offersOf(
    trial.state,
    trial.taskOf(who, node, 'recall'),
    contextOf(trial.subject, trial.state),
  );
  return offers.map(({ action }) => action).join(' ');
};

const fields = ['amount', 'note', 'secret', 'state', 'rows'].map((name) => ({
  type: 'input',
  id: name,
  name,
}));
const form = { fields, sealed: new Set(['secret']) };

const PASSED_ON = 'return transfer delegate addBefore addAfter';

describe('offers', () => {
  test('follow who has the task, and in which state it is', () => {
    const trial = new Trial([step('A', ['a'], { mode: { by: 'claim' } }), step('B', ['b', 'c'])]);
    trial.submit();
    expect(offered(trial, 'a', 'A')).toBe('claim cc');
    trial.act('a', 'claim', 'A');
    expect(offered(trial, 'a', 'A')).toBe(`agree reject ${PASSED_ON} unclaim recall cc`);
    trial.act('a', 'agree', 'A');
    expect(offered(trial, 'a', 'A')).toBe('recall');
    trial.act('b', 'addBefore', 'B', { people: ['d'] });
    expect(offered(trial, 'b', 'B')).toBe('removeAdded cc');
    trial.act('c', 'delegate', 'B', { people: ['e'] });
    expect(offered(trial, 'e', 'B')).toBe('agree reject delegate recall cc');
    trial.manage('m', 'suspend');
    expect(offered(trial, 'd', 'B')).toBe('');
  });

  test('name where it can be returned to, what has to come along, and who picks whom', () => {
    const picked = { approvers: [{ source: 'previousPicks' as const }] };
    const trial = new Trial([
      step('A', ['a'], { requires: { comment: 'reject' } }),
      parallel('P', { x: [step('X', [], picked)], y: [] }),
      step('B', [], picked),
    ]);
    trial.submit();
    const offers = offersOf(trial.state, trial.taskOf('a', 'A'), contextOf(trial.subject, trial.state));
    const said = offers.map(({ action, requires, targets, picks }) => [action, requires, targets, picks]);
    expect(said.slice(0, 3)).toEqual([
      ['agree', [], undefined, [{ node: 'X', title: 'X', many: false, required: true, scope: null }]],
      ['reject', ['comment'], undefined, undefined],
      ['return', ['comment'], [{ node: 'start', title: { zhCN: '开始', enUS: 'Start' } }], undefined],
    ]);
  });
});

test('rights to fields: the step alone while it is open, then the most that was shown; what the flow keeps is read', () => {
  const rows = { right: 'edit', columns: { price: 'required' }, rows: 'fixed' } as const;
  const trial = new Trial(
    [
      step('A', ['a'], { fieldRights: { note: 'hidden', state: 'edit', rows } }),
      step('B', ['a'], { fieldRights: { amount: 'required' } }),
    ],
    { keep: { state: 'state' } },
  );
  trial.submit();
  expect(Object.fromEntries(rightsAt(trial.subject.flow, 'A', form))).toEqual({
    ...{ amount: { right: 'read' }, note: { right: 'hidden' }, secret: { right: 'hidden' } },
    ...{ state: { right: 'read' }, rows },
  });
  const seen = (who: string, isInitiator = false): Record<string, string> =>
    seenAt(trial, { userId: who, isInitiator });
  expect(seen('a')).toMatchObject({ note: 'hidden', rows: 'edit' });
  expect(seen('s', true)).toMatchObject({ amount: 'read', note: 'read', secret: 'hidden' });
  expect(seen('b')).toMatchObject({ amount: 'hidden', note: 'hidden' });
  trial.act('a', 'agree', 'A');
  trial.act('a', 'agree', 'B');
  expect(seen('a')).toMatchObject({ amount: 'read', note: 'read', rows: 'read' });
});

test('of two own open tasks each has the rights of its own step', () => {
  const trial = new Trial([
    parallel('P', {
      x: [step('A', ['a'], { fieldRights: { amount: 'edit', note: 'hidden' } })],
      y: [step('B', ['a'], { fieldRights: { note: 'required' } })],
    }),
  ]);
  trial.submit();
  const at = (node: string) =>
    seenAt(trial, { userId: 'a', isInitiator: false, task: trial.taskOf('a', node).id });
  expect(at('A')).toMatchObject({ amount: 'edit', note: 'hidden' });
  expect(at('B')).toMatchObject({ amount: 'read', note: 'required' });
  trial.act('a', 'agree', 'B');
  // What is decided is written no more, whatever is open beside it.
  expect(at('B')).toMatchObject({ amount: 'read', note: 'read' });
});

/** What somebody may do with each field. */
function seenAt(trial: Trial, who: Omit<Onlooker, 'manages'>): Record<string, string> {
  const rights = rightsOf(trial.subject.flow, trial.state, { manages: false, ...who }, form);
  return Object.fromEntries([...rights].map(([code, { right }]) => [code, right]));
}
