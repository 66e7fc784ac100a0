import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

test('shows all that stands in it while its rule holds', async () => {
  const { page } = await renderNode(
    {
      type: 'condition-region',
      id: 'region',
      visible: '{{ vars.grade >= 3 }}',
      children: ['a', 'b'].map((id) => ({ type: 'text', id, props: { text: id } })),
    },
    { page: { variables: { grade: { type: 'number', initial: 2 } } } },
  );
  expect(screen.queryByText('a')).toBeNull();
  act(() => page.setVariable('grade', 3));
  expect(screen.getByText('a')).toBeTruthy();
  expect(screen.getByText('b')).toBeTruthy();
});
