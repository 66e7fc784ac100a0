import type { ArrayField } from '@formily/core';
import { connect, useField } from '@formily/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import { builtinRenderers } from '../../../renderers/index.ts';
import type { Node } from '../../../schemas/node.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { defineRenderer } from '../../registry/defineRenderer.ts';
import { fromFormily } from './fromFormily.tsx';

const linesMeta = defineMeta({
  ...{ version: 1, family: 'input', icon: 'edit', budget: 1 },
  type: 'acme/lines',
  title: { zhCN: '行', enUS: 'Lines' },
  container: true,
  props: {},
  field: { column: 'json', dataType: 'array', value: Type.Array(Type.Object({})), members: 'many' },
});
function Lines() {
  const field = useField<ArrayField>();
  return (
    <>
      <output>{JSON.stringify(field.value)}</output>
      <button type="button" onClick={() => void field.push({ amount: 1 })}>
        add
      </button>
      <button type="button" onClick={() => void field.moveUp(1)}>
        up
      </button>
    </>
  );
}

const renderers = [
  ...builtinRenderers,
  defineRenderer(linesMeta, {
    load: () => Promise.resolve({ default: fromFormily(connect(Lines), linesMeta) }),
  }),
];

it('takes what an array component changes in place, while the record keeps what it was', async () => {
  const lines: Node = {
    type: 'acme/lines',
    id: 'lines',
    name: 'lines',
    title: '明细',
    children: [
      { type: 'number', id: 'amount', name: 'amount', title: '金额' },
      { type: 'formula', id: 'double', name: 'double', title: '两倍', value: '{{row.amount * 2}}' },
    ],
  };
  const { form } = await renderNodes([lines], { values: { lines: [{ amount: 5 }] }, renderers });
  const held = () => form?.values.lines as object[];
  fireEvent.click(await screen.findByText('add'));
  const grown = JSON.stringify([5, 1].map((amount) => ({ amount, double: 2 * amount })));
  await waitFor(() => expect(JSON.stringify(held())).toBe(grown));
  const [first] = held();
  fireEvent.click(screen.getByText('up'));
  await waitFor(() => expect(held()[1]).toEqual(first));
  expect(form?.dirty).toBe(true);
  act(() => form?.reset());
  await waitFor(() => expect(form?.values.lines).toEqual(null));
});
