import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode } from '../../../tests/support/renderNode.tsx';
import type { Node } from '../../schemas/node.ts';
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
