import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaskAction } from '../../src/documents/flow/actions/act.ts';
import { isFinished, isOpenTask } from '../../src/documents/flow/state.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { parallel, person, step, Trial, whenMuch } from './trial.ts';

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 's', 'x', 'h1'] as const;
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

const hours = (amount: number) => ({ amount, unit: 'hour' as const });

const mode = fc.constantFrom(
  { by: 'all' } as const,
  { by: 'any' } as const,
  { by: 'sequential' } as const,
  { by: 'claim' } as const,
  { by: 'ratio', percent: 60 } as const,
  { by: 'weight', threshold: 2, weights: { a: 2 } } as const,
);

const stepNode = fc
  .record({
    people: fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1, maxLength: 4 }),
    mode,
    selfApproval: fc.constantFrom('let', 'skip', 'head'),
    repeated: fc.constantFrom('keep', 'skipConsecutive', 'skipLater'),
    rejectTo: fc.constantFrom(
      { to: 'end' } as const,
      { to: 'initiator' } as const,
      { to: 'previous' } as const,
    ),
    afterReturn: fc.constantFrom('again', 'back'),
    nobody: fc.constantFrom(
      { then: 'pass' } as const,
      { then: 'manager' } as const,
      { then: 'reject' } as const,
    ),
    late: fc.constantFrom('pass', 'reject', 'upward'),
  })
  .map(({ people, late, ...more }): FlowNode =>
    step('N', people, { ...more, timeouts: [{ then: late, after: hours(30) }] }),
  );

const other = fc.constantFrom<FlowNode>(
  { type: 'delay', id: 'N', until: { is: 'duration', duration: hours(3) } },
  { type: 'cc', id: 'N', recipients: [{ source: 'person', people: [person('f')] }] },
  { type: 'end', id: 'N', result: 'rejected' },
);

const { nodes } = fc.letrec<{ node: FlowNode; nodes: FlowNode[] }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'tree' }),
  node: fc.oneof(
    { depthIdentifier: 'tree', maxDepth: 3, withCrossShrink: true },
    { arbitrary: stepNode, weight: 6 },
    { arbitrary: other, weight: 1 },
    {
      arbitrary: fc
        .tuple(tie('nodes'), tie('nodes'), fc.boolean())
        .map(([x, y, race]) => parallel('N', { x, y }, { join: race ? 'any' : 'all' })),
      weight: 2,
    },
    { arbitrary: fc.tuple(tie('nodes'), tie('nodes')).map(([x, y]) => whenMuch('N', x, y)), weight: 1 },
  ),
}));

/** The same tree with an id of its own for every node and branch. */
function named(tree: readonly FlowNode[], next = { id: 0 }): FlowNode[] {
  return tree.map((node) => {
    next.id += 1;
    const id = `N${String(next.id)}`;
    if (!('branches' in node)) return { ...node, id };
    return {
      ...node,
      id,
      branches: node.branches.map((branch, index) => ({
        ...branch,
        id: `${id}-${String(index)}`,
        nodes: named(branch.nodes, next),
      })),
    };
  });
}

const idsIn = (tree: readonly FlowNode[]): readonly string[] =>
  tree.flatMap((node) => [
    node.id,
    ...('branches' in node ? node.branches.flatMap((branch) => idsIn(branch.nodes)) : []),
  ]);

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
    fc.property(
      nodes.filter((tree) => tree.length > 0),
      fc.array(call, { maxLength: 60 }),
      (tree, calls) => {
        const all = named(tree);
        const trial = new Trial(all, {}, { amount: 9 });
        trial.organisation.away.set('b', 'c');
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
          else if (what === 2 || trial.state.state === 'suspended')
            attempt(() => trial.manage('m', 'resume'));
          else if (what === 3) {
            hour += later;
            const now = new Date(Date.UTC(2026, 10, 23, 1 + hour)).toISOString();
            attempt(() => trial.passTo(now));
          } else if (what === 4) attempt(() => trial.apply({ is: 'accountGone', person: who }));
          else if (what === 5) attempt(() => trial.submit());
          else {
            const open = trial.state.tasks.filter((task) => action === 'recall' || isOpenTask(task));
            const task = open[number % Math.max(1, open.length)];
            if (task === undefined) continue;
            attempt(() =>
              trial.act(task.assignee.value, action, task.node, { people: [who], node: target, order }),
            );
          }
        }
        finishOff(trial);
        expect(isFinished(trial.state.state) || trial.state.state === 'withdrawn').toBe(true);
      },
    ),
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
