import { describe, expect, test } from 'vitest';
import { parallel, step, Trial } from './trial.ts';

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
