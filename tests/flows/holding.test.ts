import { describe, expect, test } from 'vitest';
import { person, step, Trial } from './trial.ts';

describe('whose a task is', () => {
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

  /** `N` with `a` away, for whom `c` stands in, perhaps over `b`. */
  const handedOn = (
    asked: readonly string[],
    more = {},
    chain: Readonly<Record<string, string>> = { a: 'c' },
  ) => {
    const trial = new Trial([step('N', asked, more), step('M', ['d'])]);
    for (const [from, to] of Object.entries(chain)) trial.organisation.away.set(from, to);
    trial.submit();
    return trial;
  };

  test('who is away may act all the same, and one of them wins', () => {
    for (const who of ['a', 'b', 'c']) {
      const trial = handedOn(['a'], {}, { a: 'b', b: 'c' });
      trial.act(who, 'agree', 'N');
      expect([trial.live, trial.state.tasks[0]?.by?.value]).toEqual(['M(d)', who]);
      for (const late of ['a', 'b', 'c'])
        expect(trial.refusal(() => trial.act(late, 'agree', 'N'))).toBe('ALREADY_DECIDED');
      for (const other of ['a', 'b', 'c'])
        if (other !== who)
          expect(trial.refusal(() => trial.act(other, 'recall', 'N'))).toBe('TASK_NOT_YOURS');
      trial.act(who, 'recall', 'N');
      expect(trial.live).toBe('N(c)');
      trial.act('a', 'agree', 'N');
    }
  });

  test('who has lost a task to a transfer has lost it, and one may leave it to the other', () => {
    const trial = handedOn(['a']);
    expect(trial.refusal(() => trial.act('a', 'addBefore', 'N', { people: ['c'] }))).toBe('PERSON_REPEATED');
    trial.act('c', 'transfer', 'N', { people: ['a'] });
    expect(trial.live).toBe('N(a)');
    expect(trial.refusal(() => trial.act('c', 'agree', 'N'))).toBe('ALREADY_DECIDED');
    const other = handedOn(['a']);
    other.act('a', 'transfer', 'N', { people: ['e'] });
    expect([other.live, other.refusal(() => other.act('c', 'agree', 'N'))]).toEqual([
      'N(e)',
      'ALREADY_DECIDED',
    ]);
  });

  test('an opinion that one of them asks for comes back to both', () => {
    const trial = handedOn(['a']);
    trial.act('a', 'delegate', 'N', { people: ['e'] });
    expect(trial.refusal(() => trial.act('a', 'agree', 'N'))).toBe('TASK_NOT_YOURS');
    trial.act('e', 'agree', 'N');
    trial.act('a', 'delegate', 'N', { people: ['e'] });
    trial.act('c', 'recall', 'N');
    trial.act('a', 'agree', 'N');
    expect(trial.live).toBe('M(d)');
  });

  test('nobody who is away decides for those whom another stands in for as well, nor for that one', () => {
    for (const [asked, chain, live] of [
      [['a', 'c'], { a: 'c' }, 'N(c)'],
      [['a', 'b'], { a: 'c', b: 'c' }, 'N(c)'],
      // Who handed on what came to them decides for both.
      [['a', 'b'], { a: 'b', b: 'c' }, 'N(c)'],
    ] as const) {
      const trial = handedOn(asked, {}, chain);
      trial.act('a', 'agree', 'N');
      expect(trial.live).toBe(live);
      trial.act('c', 'agree', 'N');
      expect(trial.live).toBe('M(d)');
    }
    const through = handedOn(['a', 'b'], {}, { a: 'b', b: 'c' });
    through.act('b', 'agree', 'N');
    expect(through.live).toBe('M(d)');
    const ratio = handedOn(['a', 'c', 'e'], { mode: { by: 'ratio', percent: 60 } });
    ratio.act('a', 'agree', 'N');
    expect(ratio.live).toBe('N(c) N(e)');
    ratio.act('e', 'agree', 'N');
    expect(ratio.live).toBe('M(d)');
  });

  test('a vote weighs as that of the one weighs whose it was', () => {
    const mode = { by: 'weight', threshold: 4, weights: { a: 3, c: 1, e: 1 } } as const;
    const trial = handedOn(['a', 'c', 'e'], { mode });
    trial.act('a', 'agree', 'N');
    expect(trial.live).toBe('N(c) N(e)');
    trial.act('e', 'agree', 'N');
    expect(trial.live).toBe('M(d)');
  });

  test('an initiator who may not decide does not decide while they are away either', () => {
    const trial = handedOn(['s'], { selfApproval: 'head' }, { s: 'c' });
    expect([trial.live, trial.refusal(() => trial.act('s', 'agree', 'N'))]).toEqual([
      'N(c)',
      'TASK_NOT_YOURS',
    ]);
    const allowed = handedOn(['s'], {}, { s: 'c' });
    allowed.act('s', 'agree', 'N');
    expect(allowed.live).toBe('M(d)');
  });

  test('what was handed to somebody whose account is disabled goes back, and their own finds another', () => {
    const trial = handedOn(['a', 'c']);
    trial.organisation.disabled.add('c');
    trial.organisation.away.clear();
    trial.apply({ is: 'accountGone', person: 'c' });
    expect(trial.live).toBe('N(a) N(h1)');
    const chain = handedOn(['a'], {}, { a: 'b', b: 'c' });
    chain.organisation.disabled.add('c');
    chain.apply({ is: 'accountGone', person: 'c' });
    expect(chain.live).toBe('N(b)');
    chain.act('a', 'agree', 'N');
    expect(chain.live).toBe('M(d)');
  });

  test('what is moved as an absence begins, and what is handed over, stays theirs who are away', () => {
    const trial = handedOn(['a'], {}, {});
    trial.organisation.away.set('a', 'c');
    trial.apply({ is: 'goneAway', person: 'a' });
    trial.apply({ is: 'handOver', from: 'c', to: 'e', by: person('m'), comment: '' });
    expect(trial.live).toBe('N(e)');
    trial.act('a', 'agree', 'N');
    expect(trial.live).toBe('M(d)');
  });

  test('who agreed by their own hand is skipped later, not who stood in for them', () => {
    const later = { repeated: 'skipLater' as const };
    const trial = new Trial([step('A', ['a']), step('B', ['a', 'c', 'd'], later)]);
    trial.organisation.away.set('a', 'c');
    trial.submit();
    trial.organisation.away.clear();
    trial.act('a', 'agree', 'A');
    expect([trial.live, trial.ended('a', 'B')]).toEqual(['B(c) B(d)', 'skipped/repeated']);
  });

  /** `N` that one of the role takes. */
  const offered = (more = {}) => {
    const claimed = {
      mode: { by: 'claim' },
      approvers: [{ source: 'role', roles: ['r'] }],
      ...more,
    } as const;
    const trial = new Trial([step('N', [], claimed as never), step('M', ['d'])]);
    trial.organisation.groups.set('role r', ['a', 'b', 's']);
    trial.submit();
    return trial;
  };

  test('what one of a role takes is taken by whoever is of it by then', () => {
    const trial = offered();
    trial.organisation.groups.set('role r', ['b', 'c']);
    expect(trial.refusal(() => trial.act('a', 'claim', 'N'))).toBe('TASK_NOT_YOURS');
    const [first] = trial.state.tasks;
    trial.act('c', 'claim', 'N');
    // What was offered first is what is taken, so that everybody knows it by one name.
    expect([trial.live, trial.taskOf('c', 'N').id]).toEqual(['N(c)', first?.id]);
    expect(trial.refusal(() => trial.act('b', 'claim', 'N'))).toBe('ALREADY_DECIDED');
    trial.act('c', 'unclaim', 'N');
    expect(trial.live).toBe('N(c)| N(b)| N(s)| N(a)|');
    trial.organisation.groups.set('role r', ['e']);
    trial.act('e', 'claim', 'N');
    trial.act('e', 'agree', 'N');
    expect(trial.live).toBe('M(d)');
  });

  test('an initiator who may not decide takes nothing by a role that they have or get', () => {
    for (const members of [['a', 's'], ['a']]) {
      const trial = offered({ selfApproval: 'head' });
      trial.organisation.groups.set('role r', members);
      expect(trial.refusal(() => trial.act('s', 'claim', 'N'))).toBe('TASK_NOT_YOURS');
    }
  });

  test('what failed is mended by whoever manages the flow by then', () => {
    const settings = { managers: { roles: ['r'] } };
    const trigger = { type: 'trigger' as const, id: 'T', run: { do: 'steps' as const, steps: [] } };
    const trial = new Trial([trigger, step('M', ['d'])], settings);
    trial.organisation.groups.set('role r', ['a']);
    trial.submit();
    trial.apply({ is: 'triggered', step: trial.effects[0]?.step ?? '', outcome: 'failed' });
    trial.organisation.groups.set('role r', ['b']);
    expect(trial.refusal(() => trial.act('a', 'skip', 'T'))).toBe('TASK_NOT_YOURS');
    trial.act('b', 'skip', 'T');
    expect(trial.live).toBe('M(d)');
  });

  test('two who stand in for each other keep their tasks', () => {
    const trial = new Trial([step('N', ['a', 'b'])]);
    trial.organisation.away.set('a', 'b').set('b', 'a');
    trial.submit();
    expect(trial.live).toBe('N(a) N(b)');
  });
});
