import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaskAction } from '../../src/documents/flow/actions/act.ts';
import { absentFrom } from '../../src/documents/flow/holding.ts';
import { isFinished, isOpenTask } from '../../src/documents/flow/state.ts';
import { idsIn, named, PEOPLE, trees } from './trees.ts';
import { Trial } from './trial.ts';

const ACTIONS: readonly TaskAction[] = [
  ...(['agree', 'agree', 'agree', 'agree', 'reject', 'return', 'return', 'transfer', 'delegate'] as const),
  ...([
    'addBefore',
    'addAfter',
    'removeAdded',
    'recall',
    'claim',
    'claim',
    'unclaim',
    'cc',
    'resubmit',
  ] as const),
];

const call = fc.record({
  what: fc.nat(19),
  task: fc.nat(50),
  action: fc.constantFrom(...ACTIONS),
  who: fc.constantFrom(...PEOPLE),
  node: fc.nat(20),
  hours: fc.integer({ min: 1, max: 20 }),
  order: fc.constantFrom('parallel' as const, 'sequential' as const),
});

test('whatever people do, every instance keeps what must always hold, and can be brought to its end', () => {
  fc.assert(
    fc.property(trees, fc.array(call, { maxLength: 60 }), (tree, calls) => {
      const all = named(tree);
      const trial = new Trial(all, {}, { amount: 9 });
      trial.organisation.away.set('b', 'c').set('c', 'd');
      const names = ['start', ...idsIn(all)];
      const attempt = (action: () => void): void => {
        trial.refusal(action);
      };
      attempt(() => trial.submit());
      let hour = 0;
      for (const { what, task: number, action, who, node, hours: later, order } of calls) {
        const target = names[node % names.length];
        if (what === 0) attempt(() => trial.manage('m', 'jump', target));
        else if (what === 1) attempt(() => trial.manage('m', 'suspend'));
        else if (what === 2 || trial.state.state === 'suspended') attempt(() => trial.manage('m', 'resume'));
        else if (what === 3) {
          hour += later;
          const now = new Date(Date.UTC(2026, 10, 23, 1 + hour)).toISOString();
          attempt(() => trial.passTo(now));
        } else if (what === 4) attempt(() => trial.apply({ is: 'accountGone', person: who }));
        else if (what === 5) attempt(() => trial.submit());
        else if (what === 6) attempt(() => trial.apply({ is: 'goneAway', person: who }));
        else {
          const open = trial.state.tasks.filter((task) => action === 'recall' || isOpenTask(task));
          const task = open[number % Math.max(1, open.length)];
          if (task === undefined) continue;
          const holders = [task.assignee, ...absentFrom(task)];
          const by = holders[number % holders.length] ?? task.assignee;
          attempt(() => trial.act(by.value, action, task.node, { people: [who], node: target, order }));
        }
      }
      finishOff(trial);
      expect(isFinished(trial.state.state) || trial.state.state === 'withdrawn').toBe(true);
    }),
    { numRuns: 200 },
  );
});

/** Lets everybody agree until nothing is open; a flow that goes round for ever is ended by its manager. */
function finishOff(trial: Trial): void {
  for (let turn = 0; turn < 150 && !isFinished(trial.state.state); turn += 1) {
    if (trial.state.state === 'suspended') {
      if (trial.refusal(() => trial.manage('m', 'resume')) !== undefined) trial.manage('m', 'terminate');
      continue;
    }
    if (trial.state.tokens.length === 0) {
      trial.submit();
      continue;
    }
    const task = trial.state.tasks.find(({ state, kind }) => state === 'running' && kind !== 'cc');
    if (task === undefined) {
      trial.passTo(new Date(Date.parse(trial.subject.now) + 100 * 3_600_000).toISOString());
      continue;
    }
    const { assignee, node } = task;
    trial.act(assignee.value, task.candidates ? 'claim' : task.kind === 'start' ? 'resubmit' : 'agree', node);
  }
  if (!isFinished(trial.state.state)) trial.manage('m', 'terminate');
}
