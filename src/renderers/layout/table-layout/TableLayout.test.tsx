import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const cell = (id: string, more: object = {}) => ({
  type: 'text',
  id,
  title: id,
  props: { text: `=${id}` },
  ...more,
});

test('a hidden item leaves no cell, and what follows moves up', async () => {
  const { page } = await renderNode(
    {
      type: 'table-layout',
      id: 't',
      children: [cell('甲'), cell('乙', { visible: '{{ vars.all }}' }), cell('丙')],
    },
    { page: { variables: { all: { type: 'bool', initial: true } } } },
  );
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows()).toEqual(['甲=甲乙=乙', '丙=丙']);
  act(() => page.setVariable('all', false));
  expect(rows()).toEqual(['甲=甲丙=丙']);
});
