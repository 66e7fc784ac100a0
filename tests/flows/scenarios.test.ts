import { describe, expect, test } from 'vitest';
import { parallel, person, step, Trial, whenMuch } from './trial.ts';

const hours = (amount: number) => ({ amount, unit: 'hour' as const });
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 23, 1) + hour * 3_600_000).toISOString();

describe('returns', () => {
  test('out of a step of all, those who come behind are asked again', () => {
    const trial = new Trial([step('A', ['a']), step('B', ['b', 'c']), step('C', ['d'])]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    trial.act('b', 'return', 'B', { node: 'A' });
    expect(trial.live).toBe('A(a)');
    expect([trial.ended('b', 'B'), trial.ended('c', 'B')]).toEqual(['returned', 'cancelled/returned']);
    expect(trial.state.round).toBe(2);
    trial.act('a', 'agree', 'A');
    expect(trial.live).toBe('B(b) B(c)');
    trial.act('b', 'agree', 'B');
    trial.act('c', 'agree', 'B');
    expect(trial.live).toBe('C(d)');
  });

  test('to the initiator, who corrects and submits again', () => {
    const trial = new Trial([step('B', ['b', 'c']), step('C', ['d'])]);
    trial.submit();
    trial.act('b', 'return', 'B', { node: 'start' });
    expect([trial.state.state, trial.live]).toEqual(['returned', 'start(s)']);
    trial.act('s', 'resubmit', 'start');
    expect([trial.state.state, trial.live, trial.state.round]).toEqual(['running', 'B(b) B(c)', 2]);
    expect(trial.state.tasks.some(({ node }) => node === 'C')).toBe(false);
  });

  test('out of a fork end the fork whole', () => {
    const trial = new Trial([
      step('A', ['a']),
      parallel('P', { x: [step('B', ['b'])], y: [step('C', ['c'])] }),
      step('D', ['d']),
    ]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    trial.act('b', 'return', 'B', { node: 'A' });
    expect([trial.live, trial.ended('c', 'C')]).toEqual(['A(a)', 'cancelled/returned']);
    trial.act('a', 'agree', 'A');
    trial.act('b', 'agree', 'B');
    trial.act('c', 'agree', 'C');
    expect(trial.live).toBe('D(d)');
  });

  test('into a branch beside are refused', () => {
    const trial = new Trial([
      parallel('P', { x: [step('B', ['b'])], y: [step('C', ['c'])] }),
      step('D', ['d']),
    ]);
    trial.submit();
    trial.act('c', 'agree', 'C');
    expect(trial.refusal(() => trial.act('b', 'return', 'B', { node: 'C' }))).toBe('RETURN_TARGET_INVALID');
    expect(trial.live).toBe('B(b)');
  });

  test('from behind a join into a branch let only that branch live again', () => {
    const trial = new Trial([
      parallel('P', { x: [step('B', ['b'])], y: [step('C', ['c'])] }),
      step('D', ['d']),
    ]);
    trial.submit();
    trial.act('b', 'agree', 'B');
    trial.act('c', 'agree', 'C');
    trial.act('d', 'return', 'D', { node: 'B' });
    expect(trial.live).toBe('B(b)');
    trial.act('b', 'agree', 'B');
    expect(trial.live).toBe('D(d)');
    expect(trial.entries.filter(({ kind }) => kind === 'joined')).toHaveLength(2);
  });

  test('straight back to who returned, where the step says so', () => {
    const trial = new Trial([
      step('A', ['a']),
      step('B', ['b']),
      step('C', ['c', 'd'], { afterReturn: 'back' }),
    ]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    trial.act('b', 'agree', 'B');
    trial.act('c', 'return', 'C', { node: 'A' });
    expect(trial.live).toBe('A(a)');
    trial.act('a', 'agree', 'A');
    expect(trial.live).toBe('C(c) C(d)');
  });

  test('ask anew whom the flow would skip', () => {
    const trial = new Trial([step('A', ['s'], { selfApproval: 'skip' }), step('B', ['b'])]);
    trial.submit();
    expect([trial.live, trial.ended('s', 'A')]).toEqual(['B(b)', 'skipped/self']);
    trial.act('b', 'return', 'B', { node: 'start' });
    trial.act('s', 'resubmit', 'start');
    expect(trial.live).toBe('B(b)');
  });

  test('a refusal leads where the node says', () => {
    const refused = (to: 'end' | 'initiator' | 'previous') => {
      const trial = new Trial([step('A', ['a']), step('B', ['b'], { rejectTo: { to } })]);
      trial.submit();
      trial.act('a', 'agree', 'A');
      trial.act('b', 'reject', 'B');
      return [trial.state.state, trial.live, trial.ended('b', 'B')];
    };
    expect(refused('end')).toEqual(['rejected', '', 'rejected']);
    expect(refused('initiator')).toEqual(['returned', 'start(s)', 'rejected']);
    expect(refused('previous')).toEqual(['running', 'A(a)', 'rejected']);
  });
});

describe('votes', () => {
  test('a condition within a branch does not stop the join', () => {
    const trial = new Trial(
      [parallel('P', { x: [whenMuch('k', [step('A', ['a'])])], y: [step('C', ['c'])] }), step('D', ['d'])],
      {},
      { amount: 1 },
    );
    trial.submit();
    expect(trial.live).toBe('C(c)');
    trial.act('c', 'agree', 'C');
    expect(trial.live).toBe('D(d)');
  });

  test('an added voter counts in a ratio', () => {
    const trial = new Trial([step('N', ['a', 'b', 'c'], { mode: { by: 'ratio', percent: 60 } })]);
    trial.submit();
    trial.act('a', 'addBefore', 'N', { people: ['d'] });
    expect(trial.live).toBe('N(a)? N(b) N(c) N(d)');
    trial.act('d', 'agree', 'N');
    expect(trial.live).toBe('N(a) N(b) N(c)');
    trial.act('b', 'agree', 'N');
    trial.act('a', 'agree', 'N');
    expect([trial.state.state, trial.ended('c', 'N')]).toEqual(['approved', 'cancelled/sibling']);
  });

  test('removing the last one added does not agree for who added them', () => {
    const trial = new Trial([step('N', ['a'])]);
    trial.submit();
    trial.act('a', 'addAfter', 'N', { people: ['d'] });
    trial.act('a', 'removeAdded', 'N', { people: ['d'] });
    expect(trial.live).toBe('N(a)');
    trial.act('a', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test('who is added behind is asked once the adder agreed, in any mode', () => {
    for (const by of ['all', 'any', 'sequential'] as const) {
      const trial = new Trial([step('N', ['a', 'b'], { mode: { by } })]);
      trial.submit();
      trial.act('a', 'addAfter', 'N', { people: ['c', 'd'], order: 'sequential' });
      trial.act('a', 'agree', 'N');
      expect(trial.live).toContain('N(c) N(d)?');
      trial.act('c', 'agree', 'N');
      trial.act('d', 'agree', 'N');
      if (by !== 'any') trial.act('b', 'agree', 'N');
      expect(trial.state.state).toBe('approved');
    }
  });

  test('one after another, and the first refusal ends it', () => {
    const trial = new Trial([step('N', ['a', 'b', 'c'], { mode: { by: 'sequential' } })]);
    trial.submit();
    expect(trial.live).toBe('N(a) N(b)? N(c)?');
    trial.act('a', 'agree', 'N');
    expect(trial.live).toBe('N(b) N(c)?');
    trial.act('b', 'reject', 'N');
    expect([trial.state.state, trial.ended('c', 'N')]).toEqual(['rejected', 'cancelled/sibling']);
  });

  test('weights', () => {
    const mode = { by: 'weight', threshold: 3, weights: { a: 2, b: 1, c: 1 } } as const;
    const trial = new Trial([step('N', ['a', 'b', 'c'], { mode })]);
    trial.submit();
    trial.act('b', 'reject', 'N');
    trial.act('a', 'agree', 'N');
    expect(trial.state.state).toBe('running');
    trial.act('c', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test('one of them takes it, gives it back, and another takes it', () => {
    const trial = new Trial([step('N', ['a', 'b', 'c'], { mode: { by: 'claim' } })]);
    trial.submit();
    expect(trial.live).toBe('N(a)| N(b)| N(c)|');
    expect(trial.refusal(() => trial.act('a', 'agree', 'N'))).toBe('ACTION_NOT_ALLOWED');
    trial.act('a', 'claim', 'N');
    expect([trial.live, trial.ended('b', 'N')]).toEqual(['N(a)', 'cancelled/claimed']);
    trial.act('a', 'unclaim', 'N');
    expect(trial.live).toBe('N(a)| N(b)| N(c)|');
    trial.act('b', 'claim', 'N');
    trial.act('b', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test('in a race the first branch goes on', () => {
    const race = parallel('P', { x: [step('A', ['a'])], y: [step('B', ['b'])] }, { join: 'any' });
    const trial = new Trial([race, step('D', ['d'])]);
    trial.submit();
    trial.act('b', 'agree', 'B');
    expect([trial.live, trial.ended('a', 'A')]).toEqual(['D(d)', 'cancelled/branchLost']);
  });
});

describe('people', () => {
  test.each([
    [{ then: 'pass' }, 'approved', ''],
    [{ then: 'reject' }, 'rejected', ''],
    [{ then: 'manager' }, 'running', 'N(m)|'],
    [{ then: 'people', people: [person('x')] }, 'running', 'N(m)|'],
    [{ then: 'people', people: [person('b')] }, 'running', 'N(b)'],
  ] as const)('nobody: %o', (nobody, state, live) => {
    const node = { ...step('N', []), approvers: [{ source: 'role', roles: ['empty'] }], nobody };
    const trial = new Trial([node as never]);
    trial.submit();
    expect([trial.state.state, trial.live]).toEqual([state, live]);
  });

  test('nobody, and the flow stops there: the call is refused', () => {
    const trial = new Trial([step('N', ['x'], { nobody: { then: 'stop' } })]);
    expect(trial.refusal(() => trial.submit())).toBe('NOBODY_FOUND');
  });

  test('who is away is stood in for, over several, each once', () => {
    const trial = new Trial([step('N', ['a']), step('M', ['a', 'c'])]);
    trial.organisation.away.set('a', 'b').set('b', 'c');
    trial.submit();
    expect(trial.live).toBe('N(c)');
    expect(trial.state.tasks[0]?.why.map(({ step: said, to }) => [said, to?.value])).toEqual([
      ['source', undefined],
      ['delegated', 'b'],
      ['delegated', 'c'],
    ]);
    trial.act('c', 'agree', 'N');
    expect(trial.live).toBe('M(c)');
    trial.act('c', 'agree', 'M');
    expect(trial.state.state).toBe('approved');
  });

  test('two who stand in for each other keep their tasks', () => {
    const trial = new Trial([step('N', ['a', 'b'])]);
    trial.organisation.away.set('a', 'b').set('b', 'a');
    trial.submit();
    expect(trial.live).toBe('N(a) N(b)');
  });

  test('who agreed before is skipped, others of the step are not', () => {
    const trial = new Trial([
      step('A', ['a']),
      step('B', ['b']),
      step('C', ['a', 'c'], { repeated: 'skipLater' }),
      step('D', ['a'], { repeated: 'skipConsecutive' }),
    ]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    trial.act('b', 'agree', 'B');
    expect([trial.live, trial.ended('a', 'C')]).toEqual(['C(c)', 'skipped/repeated']);
    trial.act('c', 'agree', 'C');
    expect(trial.live).toBe('D(a)');
  });

  test('an account that is disabled is replaced', () => {
    const trial = new Trial([step('N', ['a', 'b'], { mode: { by: 'sequential' } })]);
    trial.submit();
    trial.organisation.disabled.add('a');
    trial.apply({ is: 'accountGone', person: 'a' });
    expect([trial.live, trial.ended('a', 'N')]).toEqual(['N(b)? N(h1)', 'transferred/accountDisabled']);
    trial.act('h1', 'agree', 'N');
    expect(trial.live).toBe('N(b)');
  });

  test('a task is transferred, delegated and taken back', () => {
    const trial = new Trial([step('N', ['a', 'b'])]);
    trial.submit();
    expect(trial.refusal(() => trial.act('a', 'transfer', 'N', { people: ['b'] }))).toBe('PERSON_INVALID');
    trial.act('a', 'transfer', 'N', { people: ['c'] });
    trial.act('c', 'delegate', 'N', { people: ['d'] });
    expect(trial.live).toBe('N(b) N(d)');
    expect(trial.refusal(() => trial.act('d', 'delegate', 'N', { people: ['e'] }))).toBe('DELEGATED_ALREADY');
    trial.act('d', 'reject', 'N');
    expect([trial.live, trial.state.state]).toEqual(['N(b) N(c)', 'running']);
    trial.act('c', 'delegate', 'N', { people: ['d'] });
    trial.act('c', 'recall', 'N');
    trial.act('c', 'agree', 'N');
    trial.act('b', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test('a copy survives a return and ends by nothing but being read', () => {
    const trial = new Trial([step('N', ['a']), step('M', ['b'])]);
    trial.submit();
    trial.act('a', 'cc', 'N', { people: ['d'] });
    trial.act('a', 'agree', 'N');
    trial.act('b', 'reject', 'M');
    expect(trial.state.state).toBe('rejected');
    expect(trial.state.tasks.find(({ kind }) => kind === 'cc')?.state).toBe('running');
  });
});

describe('recall', () => {
  test('takes a decision back while nobody acted upon it', () => {
    const trial = new Trial([step('A', ['a', 'b'], { mode: { by: 'any' } }), step('B', ['c'])]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    expect(trial.ended('b', 'A')).toBe('cancelled/sibling');
    trial.act('a', 'recall', 'A');
    expect([trial.live, trial.ended('c', 'B')]).toEqual(['A(a) A(b)', 'cancelled/recalled']);
    trial.act('b', 'agree', 'A');
    trial.act('c', 'agree', 'B');
    expect(trial.refusal(() => trial.act('b', 'recall', 'A'))).toBe('RECALL_TOO_LATE');
  });

  test('takes back a branch that waits for the others, and one that has come together', () => {
    const trial = new Trial([
      parallel('P', { x: [step('A', ['a'])], y: [step('B', ['b'])] }),
      step('D', ['d']),
    ]);
    trial.submit();
    trial.act('a', 'agree', 'A');
    trial.act('a', 'recall', 'A');
    expect(trial.live).toBe('B(b) A(a)');
    trial.act('a', 'agree', 'A');
    trial.act('b', 'agree', 'B');
    expect(trial.live).toBe('D(d)');
    trial.act('b', 'recall', 'B');
    expect(trial.live).toBe('B(b)');
    trial.act('b', 'agree', 'B');
    expect(trial.live).toBe('D(d)');
  });
});

describe('time', () => {
  const timeouts = [{ then: 'reject', after: hours(1) }] as const;

  test('a clock stands while the instance is suspended', () => {
    const trial = new Trial([step('N', ['a'], { timeouts: [...timeouts] })]);
    trial.submit();
    trial.passTo(at(0.5));
    trial.manage('m', 'suspend');
    trial.passTo(at(5));
    expect(trial.refusal(() => trial.act('a', 'agree', 'N'))).toBe('INSTANCE_SUSPENDED');
    trial.manage('m', 'resume');
    trial.passTo(at(5.4));
    expect(trial.state.state).toBe('running');
    trial.passTo(at(5.6));
    expect([trial.state.state, trial.ended('a', 'N')]).toEqual(['rejected', 'timedOut/timeoutReject']);
  });

  test('reminders come so often, and no more', () => {
    const trial = new Trial([
      step('N', ['a'], { timeouts: [{ then: 'remind', after: hours(1), times: 3, every: hours(2) }] }),
    ]);
    trial.submit();
    trial.passTo(at(48));
    expect(trial.entries.filter(({ kind }) => kind === 'reminded')).toHaveLength(3);
  });

  test('a task that is late goes up, to others, or is decided', () => {
    const trial = new Trial([
      step('N', ['a'], {
        timeouts: [
          { then: 'upward', after: hours(1) },
          { then: 'people', after: hours(2), people: [person('e')] },
          { then: 'pass', after: hours(3) },
        ],
      }),
    ]);
    trial.submit();
    trial.passTo(at(1));
    expect(trial.live).toBe('N(h0)');
    trial.passTo(at(2));
    expect(trial.live).toBe('N(e)');
    trial.passTo(at(3));
    expect([trial.state.state, trial.ended('e', 'N')]).toEqual(['approved', 'timedOut/timeoutPass']);
  });

  test('a delay ends by itself; one in the past at once', () => {
    const until = { is: 'duration', duration: hours(2) } as const;
    const past = { is: 'date', date: '2020-01-01' } as const;
    const trial = new Trial([
      { type: 'delay', id: 'W', until },
      { type: 'delay', id: 'P', until: past },
      step('N', ['a']),
    ]);
    trial.submit();
    expect(trial.live).toBe('');
    trial.passTo(at(2));
    expect(trial.live).toBe('N(a)');
  });
});

describe('managers', () => {
  test('jump over steps, and back; never into a branch beside', () => {
    const trial = new Trial([
      step('A', ['a']),
      parallel('P', { x: [step('B', ['b'])], y: [step('C', ['c'])] }),
      step('D', ['d']),
    ]);
    trial.submit();
    trial.manage('m', 'jump', 'D');
    expect(trial.live).toBe('D(d)');
    trial.manage('m', 'jump', 'start');
    expect([trial.live, trial.state.state]).toEqual(['start(s)', 'returned']);
    trial.act('s', 'resubmit', 'start');
    trial.act('a', 'agree', 'A');
    trial.act('c', 'agree', 'C');
    expect(trial.refusal(() => trial.manage('m', 'jump', 'C'))).toBe('RETURN_TARGET_INVALID');
    trial.manage('m', 'terminate');
    expect([trial.state.state, trial.live]).toEqual(['terminated', '']);
  });

  test('a route that goes round for ever is stopped', () => {
    const trial = new Trial([
      { type: 'delay', id: 'W', until: { is: 'date', date: '2020-01-01' } },
      { type: 'route', id: 'R', to: 'W' },
    ]);
    trial.submit();
    expect([trial.state.state, trial.state.reason]).toEqual(['suspended', 'routeLimit']);
  });
});

describe('what runs outside', () => {
  const subFlow = { type: 'subFlow', id: 'S', flow: 'other', mode: 'sync' } as const;

  test('a sub-flow that was refused refuses the step; the end of the whole ends it', () => {
    const trial = new Trial([parallel('P', { x: [subFlow], y: [step('C', ['c'])] })]);
    trial.submit();
    const [effect] = trial.effects;
    trial.apply({ is: 'subFlows', step: effect?.step ?? '', rows: ['0', '1'] });
    trial.apply({ is: 'subFlow', step: effect?.step ?? '', row: '0', state: 'approved' });
    expect(trial.state.state).toBe('running');
    trial.act('c', 'reject', 'C');
    expect([trial.state.state, trial.effects.at(-1)?.do]).toEqual(['rejected', 'endSubFlows']);
    trial.apply({ is: 'subFlow', step: effect?.step ?? '', row: '1', state: 'approved' });
    expect(trial.state.state).toBe('rejected');
  });

  test('a trigger that fails for good is given to the managers, who pass it', () => {
    const trial = new Trial([
      { type: 'trigger', id: 'T', run: { do: 'steps', steps: [] } },
      step('N', ['a']),
    ]);
    trial.submit();
    trial.apply({ is: 'triggered', step: trial.effects[0]?.step ?? '', outcome: 'failed' });
    expect(trial.live).toBe('T(m)|');
    trial.act('m', 'claim', 'T');
    trial.act('m', 'skip', 'T');
    expect(trial.live).toBe('N(a)');
  });
});

test('a withdrawn one may be submitted again; once somebody decided it may not be withdrawn', () => {
  const trial = new Trial([step('A', ['a']), step('B', ['b'])]);
  const withdraw = (): void => {
    const { revision } = trial.state;
    trial.apply({ is: 'withdraw', by: person('s'), revision, comment: '', attachments: [], signature: null });
  };
  trial.submit();
  withdraw();
  expect([trial.state.state, trial.ended('a', 'A')]).toEqual(['withdrawn', 'cancelled/withdrawn']);
  trial.submit();
  expect([trial.live, trial.state.round]).toEqual(['A(a)', 2]);
  trial.act('a', 'agree', 'A');
  expect(trial.refusal(withdraw)).toBe('WITHDRAW_TOO_LATE');
});

test('what a decision has to come with', () => {
  const trial = new Trial([step('A', ['a'], { requires: { comment: 'reject', signature: 'agree' } })]);
  trial.submit();
  expect(trial.refusal(() => trial.act('a', 'reject', 'A'))).toBe('COMMENT_REQUIRED');
  expect(trial.refusal(() => trial.act('a', 'agree', 'A', { comment: 'good' }))).toBe('SIGNATURE_REQUIRED');
  expect(trial.refusal(() => trial.act('a', 'agree', 'A', { revision: 9 }))).toBe('REVISION_CONFLICT');
  trial.act('a', 'reject', 'A', { comment: 'no' });
  expect(trial.refusal(() => trial.act('a', 'agree', 'A'))).toBe('ALREADY_DECIDED');
});
