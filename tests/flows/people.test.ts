import { describe, expect, test } from 'vitest';
import { parallel, person, step, Trial, whenMuch } from './trial.ts';

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

  test.each([
    [undefined, 'N(m)|'],
    [{ then: 'people', people: [person('c')] }, 'N(c)'],
    [{ then: 'pass' }, 'N(b)'],
  ] as const)('the initiator has no head to be asked instead: %o', (nobody, live) => {
    const more = { selfApproval: 'head' as const, ...(nobody && { nobody }) };
    const trial = new Trial([step('N', ['s', 'b'], more as never)]);
    trial.subject = { ...trial.subject, initiator: { ...trial.subject.initiator, department: null } };
    trial.submit();
    expect(trial.live).toBe(live);
  });

  test('who stands in for the head of the initiator is asked instead of them, but not the initiator', () => {
    for (const [standIn, live] of [
      ['c', 'N(c)'],
      ['s', 'N(h1)'],
    ] as const) {
      const trial = new Trial([step('N', ['s'], { selfApproval: 'head' })]);
      trial.organisation.away.set('h1', standIn);
      trial.submit();
      expect(trial.live).toBe(live);
    }
  });

  test('nobody, and the flow stops there: the call is refused', () => {
    const trial = new Trial([step('N', ['x'], { nobody: { then: 'stop' } })]);
    expect(trial.refusal(() => trial.submit())).toBe('NOBODY_FOUND');
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

  /** What takes a task from `a`, who heads nothing, and gives it to `c`. */
  const given: Readonly<Record<string, (trial: Trial) => void>> = {
    disabled: (trial) => {
      trial.organisation.disabled.add('a');
      trial.organisation.away.set('a', 'c');
      trial.apply({ is: 'accountGone', person: 'a' });
    },
    away: (trial) => {
      trial.organisation.away.set('a', 'c');
      trial.apply({ is: 'goneAway', person: 'a' });
    },
    handedOver: (trial) => {
      trial.apply({ is: 'handOver', from: 'a', to: 'c', by: person('m'), comment: '' });
    },
    late: (trial) => {
      const late = trial.state.timers.find(({ task }) => task === trial.taskOf('a', 'N').id);
      trial.subject = { ...trial.subject, now: '2026-11-23T02:00:00.000Z' };
      trial.apply({ is: 'timeUp', timer: late?.id ?? '' });
    },
  };
  const hurried = {
    timeouts: [
      { then: 'people' as const, after: { amount: 1, unit: 'hour' as const }, people: [person('c')] },
    ],
  };

  test.each(Object.keys(given))('who is in a step already has one vote there: %s', (how) => {
    const trial = new Trial([step('N', ['a', 'b', 'c'], hurried)]);
    trial.submit();
    trial.act('b', 'agree', 'N');
    given[how]?.(trial);
    expect([trial.live, trial.taskOf('c', 'N').why.at(-1)?.step]).toEqual(['N(c)', 'duplicate']);
    trial.act('c', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test.each(Object.keys(given))('an opinion stays one, whoever is asked for it instead: %s', (how) => {
    const trial = new Trial([step('N', ['d'], hurried)]);
    trial.submit();
    trial.act('d', 'delegate', 'N', { people: ['a'] });
    given[how]?.(trial);
    // Who is disabled gives it back; who is away has it, and the owner takes it back.
    const live = { disabled: 'N(d)', away: 'N(a)', handedOver: 'N(c)', late: 'N(c)' }[how];
    expect(trial.live).toBe(live);
    if (live !== 'N(c)') return;
    trial.act('c', 'reject', 'N');
    expect([trial.live, trial.state.state]).toEqual(['N(d)', 'running']);
  });

  test('an owner who leaves while somebody gives an opinion is replaced, and the opinion is asked on', () => {
    for (const how of ['disabled', 'handedOver']) {
      const trial = new Trial([step('N', ['a', 'b'])]);
      trial.submit();
      trial.act('a', 'delegate', 'N', { people: ['d'] });
      given[how]?.(trial);
      expect(trial.live).toBe('N(d) N(b)');
      trial.act('d', 'agree', 'N');
      expect(trial.live).toBe('N(c) N(b)');
    }
  });

  test('whom a voter added takes their place, and those behind them stay', () => {
    const trial = new Trial([step('N', ['a'])]);
    trial.submit();
    trial.act('a', 'addBefore', 'N', { people: ['c', 'd'] });
    given.handedOver?.(trial);
    expect(trial.live).toBe('N(d) N(c)?');
    trial.act('d', 'agree', 'N');
    trial.act('c', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test('those added behind somebody are asked after whoever takes their place in', () => {
    const trial = new Trial([step('N', ['a', 'c'])]);
    trial.submit();
    trial.act('a', 'addAfter', 'N', { people: ['d'] });
    given.handedOver?.(trial);
    expect(trial.live).toBe('N(c) N(d)?');
    trial.act('c', 'agree', 'N');
    trial.act('d', 'agree', 'N');
    expect(trial.state.state).toBe('approved');
  });

  test('who is away leaves what is not moved as it is, and nothing is written', () => {
    const trial = new Trial([step('N', ['a', 'b'], { mode: { by: 'claim' } })]);
    trial.submit();
    const before = trial.state;
    given.away?.(trial);
    expect(trial.state).toBe(before);
    const ring = new Trial([step('N', ['a'])]);
    ring.submit();
    ring.organisation.away.set('c', 'a');
    given.away?.(ring);
    expect(ring.live).toBe('N(a)');
  });

  test('a task that any manager may take stays one of theirs when it is handed over', () => {
    const trial = new Trial([
      { type: 'trigger', id: 'T', run: { do: 'steps', steps: [] } },
      step('N', ['b']),
    ]);
    trial.submit();
    trial.apply({ is: 'triggered', step: trial.effects[0]?.step ?? '', outcome: 'failed' });
    trial.apply({ is: 'handOver', from: 'm', to: 'c', by: person('m'), comment: '' });
    expect(trial.live).toBe('T(c)|');
    trial.act('c', 'skip', 'T');
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
