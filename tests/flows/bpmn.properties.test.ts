import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportBpmn } from '../../src/documents/flow/bpmn/exportBpmn.ts';
import { importBpmn } from '../../src/documents/flow/bpmn/importBpmn.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { named, trees } from './trees.ts';
import { flowOf } from './trial.ts';

/** The same tree without what no way leads to: nothing stands behind an end. */
const untilEnd = (tree: readonly FlowNode[]): FlowNode[] => {
  const end = tree.findIndex(({ type }) => type === 'end');
  return tree.slice(0, end < 0 ? undefined : end + 1).map((node) => {
    if (!('branches' in node)) return node;
    return { ...node, branches: node.branches.map((each) => ({ ...each, nodes: untilEnd(each.nodes) })) };
  });
};

/** A flow may hold a block whose branches all end it; nothing comes behind such a one. */
const comesOut = (tree: readonly FlowNode[]): boolean =>
  tree.every((node) => {
    if (node.type === 'end') return false;
    return (
      !('branches' in node) ||
      (node.branches.every(({ nodes }) => inside(nodes)) &&
        node.branches.some(({ nodes }) => comesOut(nodes)))
    );
  });
const inside = (tree: readonly FlowNode[]): boolean =>
  comesOut(tree.at(-1)?.type === 'end' ? tree.slice(0, -1) : tree);

test('what is exported and imported again is the same flow', async () => {
  const flows = trees
    .map((tree) => untilEnd(named(tree)))
    .filter(comesOut)
    .map((nodes) => flowOf(nodes, { title: '请假 <{{ form.amount }}> & "x" \u{1f600}' }));
  await fc.assert(
    fc.asyncProperty(flows, async (flow) => {
      const { xml } = await exportBpmn(flow);
      const { schema, lost } = await importBpmn(xml, 'other');
      expect(lost).toEqual([]);
      expect(schema).toEqual(JSON.parse(JSON.stringify(flow)));
    }),
    { numRuns: 40 },
  );
});

const wrapped = (inner: string): string =>
  `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><process id="p" name="Leave">${inner}</process></definitions>`;
const ways = (...pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .map(([from, to]) => `<sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"/>`)
    .join('');

test('of a diagram of another tool what nests is taken, and the rest is named', async () => {
  const xml = wrapped(
    `<startEvent id="s"><outgoing>s_g</outgoing></startEvent><exclusiveGateway id="g" default="g_b"><incoming>s_g</incoming><outgoing>g_a</outgoing><outgoing>g_b</outgoing></exclusiveGateway><userTask id="a" name="Head"><incoming>g_a</incoming><outgoing>a_j</outgoing></userTask><intermediateCatchEvent id="b"><incoming>g_b</incoming><outgoing>b_j</outgoing><timerEventDefinition><timeDuration xsi:type="tFormalExpression">PT2H</timeDuration></timerEventDefinition></intermediateCatchEvent><exclusiveGateway id="j"><incoming>a_j</incoming><incoming>b_j</incoming><outgoing>j_t</outgoing></exclusiveGateway><scriptTask id="t"><incoming>j_t</incoming><outgoing>t_e</outgoing></scriptTask><endEvent id="e"><incoming>t_e</incoming></endEvent>${ways(['s', 'g'], ['g', 'a'], ['g', 'b'], ['a', 'j'], ['b', 'j'], ['j', 't'], ['t', 'e'])}`,
  );
  const { schema, lost } = await importBpmn(xml, 'leave');
  expect(schema).toMatchObject({ kind: 'flow', form: 'leave', name: 'Leave' });
  expect(schema?.nodes).toEqual([
    { type: 'start', id: 's' },
    {
      type: 'condition',
      id: 'g',
      branches: [
        {
          id: 'g_a',
          nodes: [{ type: 'approve', id: 'a', title: 'Head', approvers: [{ source: 'initiatorHead' }] }],
        },
        {
          id: 'g_b',
          default: true,
          nodes: [
            { type: 'delay', id: 'b', until: { is: 'duration', duration: { amount: 2, unit: 'hour' } } },
          ],
        },
      ],
    },
    { type: 'end', id: 'e' },
  ]);
  expect(lost).toEqual(['a: people', 't: bpmn:ScriptTask']);
});

test.each([
  ['entities', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  ['no XML', 'not xml'],
  ['depth', '<a>'.repeat(100_000)],
  ['size', ' '.repeat(3_000_000)],
  ['nothing', ''],
  [
    'a loop',
    wrapped(
      `<task id="a"><incoming>b_a</incoming><outgoing>a_b</outgoing></task><task id="b"><incoming>a_b</incoming><outgoing>b_a</outgoing></task><startEvent id="s"><outgoing>s_a</outgoing></startEvent>${ways(['a', 'b'], ['b', 'a'], ['s', 'a'])}`,
    ),
  ],
])('hostile text is no error: %s', async (_, xml) => {
  const { lost } = await importBpmn(xml, 'leave');
  expect(lost.length).toBeGreaterThan(0);
});
