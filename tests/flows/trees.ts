import fc from 'fast-check';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { parallel, person, step, whenMuch } from './trial.ts';

export const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 's', 'x', 'h1'] as const;

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

/** Flows of steps, blocks and delays, each node named `N`. */
export const trees = nodes.filter((tree) => tree.length > 0);

/** The same tree with an id of its own for every node and branch. */
export function named(tree: readonly FlowNode[], next = { id: 0 }): FlowNode[] {
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

export const idsIn = (tree: readonly FlowNode[]): readonly string[] =>
  tree.flatMap((node) => [
    node.id,
    ...('branches' in node ? node.branches.flatMap((branch) => idsIn(branch.nodes)) : []),
  ]);
