import { expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { FlowNode } from '../../schemas/flow/node.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { partsOf } from '../parts/partsOf.ts';
import { partChanges } from '../diff/partChanges.ts';
import { type Command, isRefused } from './command.ts';
import { duplicateParts } from './duplicate.ts';
import { moveParts } from './move.ts';
import { removeParts } from './remove.ts';
import { addBranch, insertStep, makeDefault, stepsInside } from './steps.ts';

const metas = createMetaIndex([...plainMetas]);
let suffix = 0;
const language = { metas, idSuffix: () => `0n${String((suffix += 1))}` };
const approve = (id: string, more: object = {}): FlowNode => ({
  ...{ type: 'approve', id, title: id, approvers: [{ source: 'initiatorHead' }] },
  ...more,
});

const flow: FlowDocument = {
  ...{ kind: 'flow', schemaVersion: 2, id: 'flow', name: 'flow', form: 'leave' },
  settings: { managers: { roles: ['administrator'] } },
  nodes: [
    { type: 'start', id: 'start' },
    approve('a'),
    {
      type: 'condition',
      id: 'k',
      branches: [
        { id: 'long', nodes: [approve('b', { rejectTo: { to: 'node', node: 'a' } })] },
        { id: 'short', default: true, nodes: [] },
      ],
    },
    approve('c', { approvers: [{ source: 'sameAs', node: 'a' }] }),
    { type: 'end', id: 'end' },
  ],
};

function after(command: Command, document: FlowDocument = flow): FlowDocument {
  const result = command(document, language);
  if (isRefused(result) || result.document.kind !== 'flow')
    throw new Error(isRefused(result) ? result.refused.zhCN : 'no flow');
  return result.document;
}
const refusal = (command: Command): string | undefined => {
  const result = command(flow, language);
  return isRefused(result) ? result.refused.zhCN : undefined;
};
/** The ids of a sequence; branches in brackets. */
const shape = (nodes: readonly FlowNode[]): string =>
  nodes
    .map((node) =>
      'branches' in node
        ? `${node.id}[${node.branches.map((branch) => shape(branch.nodes)).join('|')}]`
        : node.id,
    )
    .join(' ');
const root = (index: number) => ({ parent: 'document', holding: 'nodes', index });
const into = (branch: string, index = 0) => ({ parent: `branch:${branch}`, holding: 'nodes', index });

test('steps and branches are parts, wherever they stand', () => {
  const keys = [...partsOf(flow, metas).byKey.keys()];
  expect(keys).toEqual([
    ...['document', 'step:start', 'step:a', 'step:k', 'branch:long', 'step:b', 'branch:short'],
    ...['step:c', 'step:end'],
  ]);
});

test.each([
  ['a step between two', insertStep('cc', root(2)), /^start a cc_\w+ k\[b\|\] c end$/],
  ['a step into an empty branch', insertStep('handle', into('short')), /^start a k\[b\|handle_\w+\] c end$/],
  ['a block of two branches', insertStep('parallel', root(1)), /^start parallel_\w+\[\|\] a k\[b\|\] c end$/],
  ['an end within a branch', insertStep('end', into('long', 1)), /^start a k\[b end_\w+\|\] c end$/],
  ['a further branch before the default', addBranch('step:k'), /^start a k\[b\|\|\] c end$/],
  ['a copy behind it', duplicateParts(['step:b']), /^start a k\[b b_\w+\|\] c end$/],
  ['a step into a branch', moveParts(['step:c'], into('short')), /^start a k\[b\|c\] end$/],
  [
    'branches in another order',
    moveParts(['branch:short'], { parent: 'step:k', holding: 'branches', index: 0 }),
    /k\[\|b\]/,
  ],
  ['a block without a branch is dissolved', removeParts(['branch:short']), /^start a b c end$/],
  ['a block with all in it', removeParts(['step:k']), /^start a c end$/],
])('%s', (_what, command, expected) => {
  const made = after(command);
  expect(shape(made.nodes)).toMatch(expected);
  // What is not touched stays the very same.
  expect(made.nodes[0]).toBe(flow.nodes[0]);
});

test.each([
  ['nothing stands before the start', insertStep('cc', root(0)), '开始'],
  ['nothing stands behind the end', insertStep('cc', root(9)), '结束'],
  ['the start stays', removeParts(['step:start']), '开始'],
  ['the end stays', moveParts(['step:end'], root(1)), '结束'],
  ['there is one start', duplicateParts(['step:start']), '开始'],
  ['a step stays behind whose people it has', moveParts(['step:c'], root(1)), '先经过'],
  ['a step stays before what leads back to it', moveParts(['step:a'], into('short')), '先经过'],
  ['a block is not moved into itself', moveParts(['step:k'], into('long')), '自身'],
])('%s, and the document says why', (_what, command, words) => {
  expect(refusal(command)).toContain(words);
});

test('of the branches of conditions exactly one is the default', () => {
  const made = after(makeDefault('branch:long'));
  const block = made.nodes[2];
  expect(block).toMatchObject({ branches: [{ id: 'long', default: true }, { id: 'short' }] });
  expect(block && 'branches' in block && block.branches[1]).not.toHaveProperty('default');
  const three = after(addBranch('step:k'));
  expect(isRefused(removeParts(['branch:short'])(three, language))).toBe(true);
});

test('what a copied block says of the steps in it follows them', () => {
  const block: FlowNode = {
    type: 'parallel',
    id: 'p',
    branches: [
      { id: 'x', nodes: [approve('d'), approve('e', { approvers: [{ source: 'sameAs', node: 'd' }] })] },
      { id: 'y', nodes: [] },
    ],
  };
  const made = after(duplicateParts(['step:p']), { ...flow, nodes: [flow.nodes[0]!, block, flow.nodes[4]!] });
  const copy = made.nodes[2] as Extract<FlowNode, { type: 'parallel' }>;
  const [first, second] = copy.branches[0]!.nodes;
  expect(first?.id).not.toBe('d');
  expect(second).toMatchObject({ approvers: [{ source: 'sameAs', node: first?.id }] });
});

test('a diff tells what became of each step', () => {
  const moved = after(moveParts(['step:b'], root(2)));
  const said = partChanges(flow, after(insertStep('delay', root(1)), moved), metas);
  expect(said.map(({ kind, part }) => `${kind} ${part.key.replace(/_\w+$/, '')}`)).toEqual([
    'added step:delay',
    'moved step:b',
  ]);
  expect(stepsInside([partsOf(flow, metas).byKey.get('step:k')!])).toBe(1);
});
