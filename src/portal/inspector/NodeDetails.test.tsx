import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labelMeta } from '../../../tests/support/plainMetas.ts';
import { plainRenderers } from '../../../tests/support/plainRenderers.tsx';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { compileNodes } from '../../documents/compile.ts';
import { createEnvironment } from '../../documents/environment.ts';
import { inspectNodes } from '../../documents/inspect/inspect.ts';
import { createMetaIndex } from '../../documents/metaIndex.ts';
import { OPEN } from '../../documents/resolve.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import type { Node } from '../../schemas/node.ts';
import { NodeDetails } from './NodeDetails.tsx';

const environment = createEnvironment(createMetaIndex([labelMeta]));

/** A node whose rule nobody checked, as it lies in the database. */
function inspect(condition: object, more: Partial<Node> = {}) {
  const visible = { testRule: 'every', conditionList: [{ id: 'a', type: 'text', ...condition }] };
  const nodes = compileNodes(
    [{ type: 'label', id: 'late', visible: visible as never, ...more }],
    environment,
    '/body',
  );
  const { root } = createPlainRoot({ renderers: plainRenderers() });
  render(
    <RootContext.Provider value={root}>
      <NodeDetails
        inspected={inspectNodes(nodes, { scope: {}, around: OPEN }, () => undefined)[0]}
        nameOf={(path) => path}
      />
    </RootContext.Provider>,
  );
  return screen.getByRole('region', { name: 'late' });
}

it.each([
  ['evil', '类型 text 没有运算符 evil'],
  ['constructor', '类型 text 没有运算符 constructor'],
  [{ a: 1 }, '类型 text 没有运算符 {"a":1}'],
  [null, '类型 text 没有运算符 '],
])('explains a comparison by an operator that there is none of: %j', (judgeType, finding) => {
  const details = inspect({ bindKey: 'form.type', judgeType, value: 'x' });
  expect(details.textContent).toContain(finding);
  expect(details.textContent).toContain('form.type');
  expect(details.textContent).toContain('实际：（空）');
});

it('explains a comparison of what is no path', () => {
  const details = inspect({ bindKey: { a: 1 }, judgeType: 'equal', value: 'x' });
  expect(details.textContent).toContain('{"a":1} 等于 x');
});

it('says above the states what is wrong with the node, and where', () => {
  const rule = { bindKey: 'form.type', judgeType: 'equal', value: 'x' };
  const details = inspect(rule, { props: { text: '', colour: 'red' } });
  expect(details.textContent).toContain('UNKNOWN_PROP“label”没有属性“colour”');
  expect(details.textContent).toContain('/body/0/props/colour');
});
