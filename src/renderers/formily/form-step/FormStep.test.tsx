import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const field = (id: string): Node => ({ type: 'input', id, name: id, title: `字段${id}`, required: true });
const node: Node = {
  type: 'formily/form-step',
  id: 'steps',
  children: [
    { type: 'wizard-step', id: 'one', title: '第一步', children: [field('a')] },
    { type: 'wizard-step', id: 'never', title: '跳过的', visible: false, children: [field('b')] },
    { type: 'wizard-step', id: 'two', title: '第二步', children: [field('c')] },
  ],
};

test('leads on where the fields of the step are sound, whatever the others are', async () => {
  const { form } = await renderNode(node, { values: { a: null, c: null } });
  const next = () => fireEvent.click(screen.getByRole('button', { name: /下一步/ }));
  next();
  await waitFor(() => expect(form?.field('a')?.error).not.toBe(''));
  expect(form?.field('c')?.error).toBe('');
  fireEvent.change(screen.getByLabelText(/字段a/), { target: { value: '好' } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /下一步/ }).className).not.toContain('loading'),
  );
  next();
  await screen.findByLabelText(/字段c/);
  expect(screen.getByRole('group', { name: '第二步' })).toBeDefined();
  expect(form?.values.a).toBe('好');
});
