import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode } from '../../../tests/support/renderNode.tsx';
import type { Node } from '../../schemas/node.ts';
import { showWrong } from '../form/showWrong.ts';
import { RevealContext } from './useRevealed.ts';

const text = (id: string): Node => ({ type: 'text', id, props: { text: id } });
const around = (type: string, child: string): Node => ({
  type,
  id: type,
  children: [1, 2].map((at) => ({
    type: child,
    id: `${child}${String(at)}`,
    title: `title ${String(at)}`,
    children: [text(`text ${String(at)}`)],
  })),
});

const isShown = (words: string): boolean =>
  screen.queryByText(words)?.closest('[hidden], [style*="display: none"]') === null;

test.each([
  ['tabs', 'tab'],
  ['collapse', 'panel'],
  ['wizard', 'wizard-step'],
])('%s open what a node stands in that is to be seen', async (type, child) => {
  const node = around(type, child);
  const plain = await renderNode(node);
  expect(isShown('text 2')).toBe(false);
  plain.unmount();
  await renderNode(node, {
    wrap: (element) => <RevealContext.Provider value="text 2">{element}</RevealContext.Provider>,
  });
  await vi.waitFor(() => expect(isShown('text 2')).toBe(true));
});

test.each([
  ['tabs', 'tab'],
  ['collapse', 'panel'],
  ['formily/form-tab', 'tab'],
  ['formily/form-collapse', 'panel'],
])('%s open what a field stands in that is wrong', async (type, child) => {
  const field: Node = { type: 'input', id: 'far', name: 'far', title: '远处', required: true };
  const [first, second] = around(type, child).children ?? [];
  const node: Node = {
    type,
    id: 'outer',
    props: type.endsWith('collapse') ? { open: 'none' } : {},
    children: [
      { ...first, type: child, id: 'one' },
      { ...second, type: child, id: 'two', children: [field] },
    ],
  };
  const { form, container } = await renderNode(node, { values: { far: null } });
  const seen = () => screen.queryByLabelText(/远处/)?.closest('[hidden], [style*="display: none"]') === null;
  expect(seen()).toBe(false);
  await act(async () => form?.validate());
  if (form) showWrong(form, container);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/远处/)));
  expect(seen()).toBe(true);
});
