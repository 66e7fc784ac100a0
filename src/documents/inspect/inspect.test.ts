import { expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import type { Node } from '../../schemas/node.ts';
import { compileNodes } from '../compile.ts';
import { createEnvironment } from '../environment.ts';
import { createMetaIndex } from '../metaIndex.ts';
import type { FieldRights } from '../mask.ts';
import { OPEN } from '../resolve.ts';
import { inspectNodes, type InspectedNode, reasonsOf } from './inspect.ts';

const sick = {
  testRule: 'every' as const,
  conditionList: [
    { bindKey: 'form.type', type: 'text' as const, judgeType: 'equal' as const, value: 'sick' },
  ],
};
const environment = createEnvironment(createMetaIndex(plainMetas), {
  condition: (id) => (id === 'is-sick' ? sick : undefined),
});
const scope = { form: { type: 'personal', days: 2, rows: [{ title: 'a' }] } };

const inspect = (node: Partial<Node>, around = OPEN): readonly InspectedNode[] => {
  const nodes = compileNodes([{ type: 'box', id: 'outer', ...node }], environment, '/body');
  return inspectNodes(nodes, { scope, around }, () => undefined);
};
const field = (members: Partial<Node>): Node => ({
  type: 'text-field',
  id: 'inner',
  name: 'inner',
  ...members,
});
const only = (nodes: readonly InspectedNode[]): InspectedNode => nodes[0]!.children[0]!;

test('why hidden: each comparison with what it compared', () => {
  const inner = only(inspect({ children: [field({ visible: { condition: 'is-sick' } })] }));
  expect(inner.state.visible).toEqual({ value: false, cause: 'rule' });
  expect(inner.hiddenBy).toBe(inner.node);
  expect(reasonsOf(inner, 'visible')).toEqual([
    {
      kind: 'rules',
      condition: 'is-sick',
      group: {
        union: 'AND',
        verdict: false,
        list: [{ condition: sick.conditionList[0], actual: 'personal', expected: 'sick', verdict: false }],
      },
    },
  ]);
});

test('a node within a hidden one is listed, and told what hides it', () => {
  const inner = only(inspect({ visible: '{{ form.days > 3 }}', children: [field({})] }));
  expect(inner.state.visible.value).toBe(true);
  expect(inner.hiddenBy?.path).toBe('/body/0');
  expect(reasonsOf(inner, 'visible')).toEqual([{ kind: 'parent', by: '/body/0' }, { kind: 'default' }]);
});

test('what is hidden is not required, and the rule that asks for it is told as its own', () => {
  const required = '{{ form.days > 1 }}';
  const rule = { kind: 'expression', text: required, readings: [{ path: 'form.days', value: 2 }] };
  for (const part of [
    only(inspect({ children: [field({ visible: '{{ form.days > 3 }}', required })] })),
    only(inspect({ visible: false, children: [field({ required })] })),
  ]) {
    expect(part.state.required.value).toBe(false);
    expect(reasonsOf(part, 'required')).toEqual([{ kind: 'whileHidden' }, rule]);
  }
});

test('an expression tells what it read', () => {
  const inner = only(
    inspect({ children: [field({ required: "{{ form.rows[0].title == 'a' and form.days < 3 }}" })] }),
  );
  expect(reasonsOf(inner, 'required')).toEqual([
    {
      kind: 'expression',
      text: "{{ form.rows[0].title == 'a' and form.days < 3 }}",
      readings: [
        { path: 'form.rows.0.title', value: 'a' },
        { path: 'form.days', value: 2 },
      ],
    },
  ]);
});

test('what stands around decides, and is named', () => {
  const inner = only(inspect({ readOnly: true, children: [field({ required: true })] }));
  expect(reasonsOf(inner, 'readOnly')).toEqual([{ kind: 'parent', by: '/body/0' }]);
  // What cannot be changed is not required, whatever its own rule says.
  expect(inner.state.required.value).toBe(false);
  expect(reasonsOf(inner, 'required')).toEqual([{ kind: 'whileReadOnly' }, { kind: 'fixed' }]);
  const outermost = inspect({ children: [field({})] }, { enabled: false, readOnly: false });
  expect(reasonsOf(only(outermost), 'enabled')).toEqual([{ kind: 'parent' }]);
});

test('a computed value and a right are reasons of their own', () => {
  const computed = only(inspect({ children: [field({ value: '{{ form.days * 2 }}' })] }));
  expect(reasonsOf(computed, 'readOnly')).toEqual([
    { kind: 'computed', text: '{{ form.days * 2 }}', readings: [{ path: 'form.days', value: 2 }] },
  ]);
  const rights: FieldRights = { mayRead: () => false, mayWrite: () => false, masks: true, whole: false };
  const kept = only(inspect({ children: [field({ visible: true })] }, { ...OPEN, rights }));
  expect(reasonsOf(kept, 'visible')).toEqual([{ kind: 'right' }]);
});

test('what the document says nothing of, or says plainly, needs no explanation', () => {
  const inner = only(inspect({ children: [field({ visible: true })] }));
  expect(reasonsOf(inner, 'visible')).toEqual([{ kind: 'fixed' }]);
  expect(reasonsOf(inner, 'required')).toEqual([{ kind: 'default' }]);
});

test('a node that was drawn with names of its own is judged with them', () => {
  const nodes = compileNodes([{ type: 'box', id: 'row', visible: '{{ row.open }}' }], environment, '/body');
  const [row] = inspectNodes(nodes, { scope, around: OPEN }, () => ({
    scope: { row: { open: true } },
    around: OPEN,
  }));
  expect(row?.state.visible.value).toBe(true);
});

test('a field where no form is takes no input, whatever its rule says', () => {
  const nodes = compileNodes([field({}), field({ enabled: true })], environment, '/body');
  for (const alone of inspectNodes(nodes, { scope: {}, around: OPEN }, () => undefined)) {
    expect(alone.state.enabled.value).toBe(false);
    expect(reasonsOf(alone, 'enabled')).toEqual([{ kind: 'noForm' }]);
  }
  expect(reasonsOf(only(inspect({ children: [field({})] })), 'enabled')).toEqual([{ kind: 'default' }]);
});
