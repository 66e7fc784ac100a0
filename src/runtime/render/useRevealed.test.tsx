import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode, renderNodes } from '../../../tests/support/renderNode.tsx';
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

const OUT_OF_SIGHT = '[hidden], [style*="display: none"]';
const isShown = (words: string): boolean => screen.queryByText(words)?.closest(OUT_OF_SIGHT) === null;

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
  const seen = () => screen.queryByLabelText(/远处/)?.closest(OUT_OF_SIGHT) === null;
  expect(seen()).toBe(false);
  await act(async () => form?.validate());
  if (form) showWrong(form, container);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/远处/)));
  expect(seen()).toBe(true);
});

/** Two parts of a container, of which the second, not open, holds something. */
const hiding = (type: string, child: string, id: string, held: Node): Node => ({
  type,
  id,
  props: type.endsWith('collapse') ? { open: 'none' } : {},
  children: [
    { type: child, id: `${id}1`, title: `${id} 1`, children: [text(`${id} text`)] },
    { type: child, id: `${id}2`, title: `${id} 2`, children: [held] },
  ],
});
const parts = {
  tabs: 'tab',
  collapse: 'panel',
  wizard: 'wizard-step',
  'formily/form-tab': 'tab',
  'formily/form-collapse': 'panel',
  'formily/form-step': 'wizard-step',
} as const;

test.each<[keyof typeof parts, keyof typeof parts]>([
  ['tabs', 'formily/form-tab'],
  ['formily/form-tab', 'formily/form-tab'],
  ['formily/form-tab', 'formily/form-collapse'],
  ['formily/form-tab', 'wizard'],
  ['formily/form-step', 'tabs'],
  ['collapse', 'formily/form-step'],
])('%s open what stands in a %s in them, and puts the cursor into it', async (outer, inner) => {
  const far: Node = { type: 'input', id: 'far', name: 'far', title: '远处', required: true };
  const after: Node = { type: 'input', id: 'after', name: 'after', title: '后面', required: true };
  const held = hiding(inner, parts[inner], 'inner', far);
  const { form, container } = await renderNodes([hiding(outer, parts[outer], 'outer', held), after], {
    values: { far: null, after: null },
  });
  await act(async () => form?.validate());
  if (form) showWrong(form, container);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/远处/)));
  expect(screen.getByLabelText(/远处/).closest(OUT_OF_SIGHT)).toBeNull();
});
