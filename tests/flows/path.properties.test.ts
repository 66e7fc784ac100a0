import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextOf } from '../../src/documents/flow/contextOf.ts';
import { fullPath } from '../../src/documents/flow/path/pathOf.ts';
import { pathNodes } from '../../src/documents/flow/path/pathNode.ts';
import { flowIndex, isPeopleNode } from '../../src/documents/flow/flowIndex.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { callsOf } from '../support/callCount.ts';
import { named, trees } from './trees.ts';
import { parallel, step, Trial, whenMuch } from './trial.ts';

const call = fc.record({ task: fc.nat(10), returns: fc.nat(5), target: fc.nat(10) });

/** Whether it is known beforehand who of a step agrees, all of them or the only one, and no branch wins a race. */
const isSure = ({ state, subject }: Trial): boolean =>
  !JSON.stringify(subject.flow).includes('"join":"any"') &&
  state.steps.every(
    ({ mode, slots, id }) =>
      mode.by === 'all' ||
      mode.by === 'sequential' ||
      (slots.length <= 1 && state.tasks.filter(({ step }) => step === id).length <= 1),
  );

/** What was said of a node, or became of it: who is asked, in their order, and who is skipped. */
const line = (
  node: string,
  people: readonly { readonly id: string; readonly isSkipped: boolean }[],
): string => `${node}: ${people.map(({ id, isSkipped }) => (isSkipped ? `(${id})` : id)).join(' ')}`;

/** The same tree in which everybody of a step has to agree, and no branch wins a race. */
const allAgree = (tree: readonly FlowNode[]): readonly FlowNode[] =>
  tree.map((node) => {
    if (node.type === 'approve') return { ...node, mode: { by: 'all' } };
    if (!('branches' in node)) return node;
    const branches = node.branches.map((branch) => ({ ...branch, nodes: [...allAgree(branch.nodes)] }));
    return node.type === 'parallel' ? { ...node, branches, join: 'all' } : { ...node, branches };
  });

test('what a path says of the steps that come is what agreeing leads to', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.oneof(trees, trees.map(allAgree), trees.map(allAgree)),
      fc.array(call, { maxLength: 15 }),
      (tree, calls) => {
        const trial = new Trial(named(tree), {}, { amount: 9 });
        trial.organisation.away.set('b', 'c');
        const index = flowIndex(trial.subject.flow);
        const path = (): ReturnType<typeof look> => look(trial);
        let said = path();
        trial.submit();
        compare(new Set());
        for (const { task: number, returns, target } of calls) {
          if (trial.state.state !== 'running' && trial.state.state !== 'returned') return;
          const open = trial.state.tasks.filter(({ state, kind }) => state === 'running' && kind !== 'cc');
          const task = open[number % Math.max(open.length, 1)];
          if (task === undefined) {
            trial.passTo(new Date(Date.parse(trial.subject.now) + 4 * 3_600_000).toISOString());
            continue;
          }
          if (task.candidates) trial.act(task.assignee.value, 'claim', task.node);
          const before = new Set(trial.state.steps.map(({ id }) => id));
          if (returns === 0 && task.kind !== 'start') {
            const nodes = [...index.keys()];
            trial.refusal(() =>
              trial.act(task.assignee.value, 'return', task.node, { node: nodes[target % nodes.length] }),
            );
            continue;
          }
          said = path();
          const written = trial.entries.length;
          trial.act(task.assignee.value, task.kind === 'start' ? 'resubmit' : 'agree', task.node);
          // A step that refuses by itself leads back to where nobody is asked by this path.
          if (!trial.entries.slice(written).some(({ kind }) => kind === 'refused')) compare(before);
        }

        function compare(before: ReadonlySet<string>): void {
          for (const made of trial.state.steps) {
            const node = index.get(made.node)?.node;
            if (before.has(made.id) || made.slots.length === 0 || !node || !isPeopleNode(node)) continue;
            const found = said.get(made.node);
            expect(found, `${made.node} of ${JSON.stringify(trial.subject.flow.nodes)}`).toBeDefined();
            if (!isSure(trial)) continue;
            compared += 1;
            const tasks = trial.state.tasks.filter(({ step }) => step === made.id);
            const became = tasks.map(({ assignee, state }) => ({
              id: assignee.value,
              isSkipped: state === 'skipped',
            }));
            expect(found).toBe(line(made.node, became));
          }
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(50);
});

/** What a path says of the nodes ahead. */
function look({ state, subject }: Trial): ReadonlyMap<string, string> {
  const { path, ahead } = fullPath(state, contextOf(subject, state));
  const coming = pathNodes(path).filter(({ node }) => ahead?.visits.has(node));
  return new Map(
    coming.map(({ node }) => {
      const people = ahead?.visits.get(node)?.people ?? [];
      return [
        node,
        line(
          node,
          people.map(({ person, state: at }) => ({ id: person.value, isSkipped: at === 'skipped' })),
        ),
      ];
    }),
  );
}

test('what a path costs grows with its length', async () => {
  const ten = ['a', 'b', 'c', 'd', 'e'].map((who) => [
    whenMuch('K', [step('N', [who])], [step('N', ['f'])]),
    parallel('P', { x: [step('N', [who])], y: [step('N', ['d'], { repeated: 'skipLater' })] }),
    step('N', [who, 'h1'], { repeated: 'skipConsecutive' }),
  ]);
  const [forty, eighty] = [ten, [...ten, ...ten]].map(
    (part) => new Trial(named(part.flat()), {}, { amount: 9 }),
  );
  const [first = 0, second] = await callsOf(
    () => look(forty!),
    () => look(eighty!),
  );
  expect(flowIndex(forty!.subject.flow).size).toBeGreaterThanOrEqual(37);
  expect(second).toBeLessThan(5 * first);
});
