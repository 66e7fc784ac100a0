import { describe, expect, test } from 'vitest';
import type { Given } from '../../src/documents/flow/journal.ts';
import { parallel, person, step, Trial } from './trial.ts';

const hours = (amount: number) => ({ amount, unit: 'hour' as const });
const at = (hour: number): string => new Date(Date.UTC(2026, 10, 23, 1) + hour * 3_600_000).toISOString();

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

  test('a clock of a task that is handed on meanwhile stands too', () => {
    const trial = new Trial([step('N', ['a'], { timeouts: [...timeouts] })]);
    trial.submit();
    trial.passTo(at(0.5));
    trial.manage('m', 'suspend');
    trial.apply({ is: 'handOver', from: 'a', to: 'b', by: person('m'), comment: '' });
    trial.passTo(at(5));
    trial.manage('m', 'resume');
    trial.passTo(at(5.4));
    expect([trial.state.state, trial.live]).toEqual(['running', 'N(b)']);
    trial.passTo(at(5.6));
    expect(trial.state.state).toBe('rejected');
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
    trial.act('m', 'skip', 'T');
    expect(trial.live).toBe('N(a)');
  });

  test('one that failed without managers is tried again once the instance goes on', () => {
    const trial = new Trial(
      [{ type: 'trigger', id: 'T', run: { do: 'steps', steps: [] } }, step('N', ['a'])],
      { managers: { people: [person('x')] } },
    );
    trial.submit();
    const about = { is: 'triggered', step: trial.effects[0]?.step ?? '' } as const;
    trial.apply({ ...about, outcome: 'failed' });
    expect([trial.state.state, trial.state.reason]).toEqual(['suspended', 'triggerFailed']);
    trial.manage('m', 'resume');
    expect(trial.effects.map(({ do: effect }) => effect)).toEqual(['trigger', 'trigger']);
    trial.apply({ ...about, outcome: 'done' });
    expect(trial.live).toBe('N(a)');
  });

  test('sub-flows that could not be begun are begun anew once the instance goes on', () => {
    const trial = new Trial([subFlow, step('N', ['a'])], { managers: { people: [person('x')] } });
    trial.submit();
    trial.apply({ is: 'triggered', step: trial.effects[0]?.step ?? '', outcome: 'failed' });
    expect([trial.state.state, trial.state.reason]).toEqual(['suspended', 'triggerFailed']);
    trial.manage('m', 'resume');
    expect(trial.effects.map(({ do: effect }) => effect)).toEqual(['startSubFlows', 'startSubFlows']);
  });

  test('a sub-flow that is refused while its parent is suspended lets nothing go on before the parent does', () => {
    const trial = new Trial([{ ...subFlow, rejectTo: { to: 'initiator' } }, step('C', ['c'])]);
    trial.submit();
    const about = { step: trial.effects[0]?.step ?? '' };
    trial.apply({ is: 'subFlows', ...about, rows: [''] });
    trial.manage('m', 'suspend');
    trial.apply({ is: 'subFlow', ...about, row: '', state: 'rejected' });
    expect([trial.state.state, trial.live]).toEqual(['suspended', '']);
    trial.manage('m', 'resume');
    expect([trial.state.state, trial.live]).toEqual(['returned', 'start(s)']);
  });

  test('what no model says people say whom the node names, whatever becomes of failures', () => {
    const asked = (people: readonly string[]) => {
      const fallback = { then: 'people' as const, people: people.map(person) };
      const run = { do: 'ai' as const, prompt: '?', choices: 'decide' as const, fallback };
      const trial = new Trial([
        { type: 'trigger', id: 'T', run, onError: { retries: 0, then: 'pass' } },
        step('N', ['a']),
      ]);
      trial.submit();
      trial.apply({ is: 'triggered', step: trial.effects[0]?.step ?? '', outcome: 'people' });
      return trial;
    };
    expect(asked(['x']).live).toBe('T(m)|');
    const refused = asked(['d', 'e']);
    expect(refused.live).toBe('T(d)| T(e)|');
    refused.act('d', 'reject', 'T');
    expect([refused.state.state, refused.ended('e', 'T')]).toEqual(['rejected', 'cancelled/claimed']);
    const agreed = asked(['d', 'e']);
    agreed.act('e', 'agree', 'T');
    expect(agreed.live).toBe('N(a)');
  });
});

test('whoever took a task decides it, not those whom they asked before', () => {
  const trial = new Trial([step('N', ['a', 'b'], { mode: { by: 'claim' } })]);
  trial.submit();
  trial.act('a', 'claim', 'N');
  trial.act('a', 'addBefore', 'N', { people: ['d'] });
  trial.act('d', 'agree', 'N');
  expect([trial.state.state, trial.live]).toEqual(['running', 'N(a)']);
  trial.act('a', 'agree', 'N');
  expect(trial.state.state).toBe('approved');
});

test('who has a copy may give others one, and nothing else', () => {
  const trial = new Trial([step('N', ['a'])]);
  trial.submit();
  trial.act('a', 'cc', 'N', { people: ['d'] });
  trial.act('d', 'cc', 'N', { people: ['e'] });
  const readers = trial.state.tasks.filter(({ kind }) => kind === 'cc').map(({ assignee }) => assignee.value);
  expect(readers).toEqual(['d', 'e']);
  expect(trial.refusal(() => trial.act('d', 'agree', 'N'))).toBe('ACTION_NOT_ALLOWED');
  trial.act('a', 'agree', 'N');
  expect(trial.refusal(() => trial.act('d', 'cc', 'N', { people: ['f'] }))).toBe('ACTION_NOT_ALLOWED');
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

test('what a submit has to come with, but one that a flow makes', () => {
  const trial = new Trial([step('A', ['a'])]);
  const { flow } = trial.subject;
  const [, ...behind] = flow.nodes;
  const start = { type: 'start', id: 'start', requires: ['comment', 'attachment', 'signature'] } as const;
  trial.subject = {
    ...trial.subject,
    flow: { ...flow, nodes: [{ ...start, requires: [...start.requires] }, ...behind] },
  };
  const given = { comment: 'why', attachments: [{ id: '1' }], signature: { id: '2' } };
  const submit =
    (more: Partial<Given> = {}) =>
    (): void => {
      trial.apply({ is: 'submit', by: person('s'), picks: {}, ...given, ...more });
    };
  expect(trial.refusal(submit({ comment: ' ' }))).toBe('COMMENT_REQUIRED');
  expect(trial.refusal(submit({ attachments: [] }))).toBe('ATTACHMENT_REQUIRED');
  expect(trial.refusal(submit({ signature: null }))).toBe('SIGNATURE_REQUIRED');
  submit()();
  expect(trial.live).toBe('A(a)');
  const other = new Trial([step('A', ['a'])]);
  other.subject = trial.subject;
  other.submit();
  expect(other.live).toBe('A(a)');
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
