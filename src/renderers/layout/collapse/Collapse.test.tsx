import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const panel = (id: string, visible = true): Node => ({
  type: 'panel',
  id,
  visible,
  title: id,
  children: [{ type: 'text', id: `${id}-text`, props: { text: `part ${id}` } }],
});
const collapse = (props: object, ...children: Node[]): Node => ({
  type: 'collapse',
  id: 'collapse',
  props: { ...props },
  children,
});
const expanded = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-expanded]')].map((head) => head.getAttribute('aria-expanded'));

test('opens at first what it is told to', async () => {
  const { unmount } = await renderNode(collapse({}, panel('a'), panel('b')));
  expect(expanded()).toEqual(['true', 'false']);
  unmount();
  await renderNode(collapse({ open: 'all' }, panel('a'), panel('b')));
  expect(expanded()).toEqual(['true', 'true']);
});

test('an accordion keeps one part open', async () => {
  await renderNode(collapse({ accordion: true }, panel('a'), panel('b')));
  fireEvent.click(screen.getByText('b'));
  expect(expanded()).toEqual(['false', 'true']);
});

test('a hidden part is left out', async () => {
  await renderNode(collapse({}, panel('a', false), panel('b')));
  expect(screen.queryByText('a')).toBeNull();
  expect(screen.getByText('part b')).toBeTruthy();
});
