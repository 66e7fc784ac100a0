import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const loop: Node = {
  type: 'loop-region',
  id: 'loop',
  props: { items: '{{ vars.rows }}' },
  children: [{ type: 'text', id: 'line', props: { text: '{{ index }}:{{ item.name }}:{{ vars.unit }}' } }],
};
const lines = () => screen.queryAllByRole('listitem').map((one) => one.textContent);

test('draws its content for each item, with the item, its place and what stands around in scope', async () => {
  const { page } = await renderNode(loop, {
    page: {
      variables: {
        rows: {
          type: 'list',
          initial: [
            { id: 1, name: 'a' },
            { id: 2, name: 'b' },
          ],
        },
        unit: { type: 'text', initial: 'x' },
      },
    },
  });
  expect(lines()).toEqual(['0:a:x', '1:b:x']);
  act(() => page.setVariable('rows', [{ id: 2, name: 'b' }]));
  expect(lines()).toEqual(['0:b:x']);
  act(() => page.setVariable('unit', 'y'));
  expect(lines()).toEqual(['0:b:y']);
});

test('an empty list says so, one that has not arrived says nothing', async () => {
  const { container, page } = await renderNode(loop, {
    page: { variables: { rows: { type: 'list' }, unit: { type: 'text', initial: '' } } },
  });
  expect(container.textContent).toBe('');
  act(() => page.setVariable('rows', []));
  expect(container.textContent).toBe('暂无数据');
});

test('regions inside regions see both items', async () => {
  await renderNode({
    type: 'loop-region',
    id: 'outer',
    props: { items: [{ name: 'A', parts: ['1', '2'] }] },
    children: [
      {
        type: 'loop-region',
        id: 'inner',
        props: { items: '{{ item.parts }}' },
        children: [{ type: 'text', id: 'line', props: { text: '{{ item }}' } }],
      },
    ],
  });
  expect(screen.getAllByRole('list')[1]?.textContent).toBe('12');
});
