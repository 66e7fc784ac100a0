import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const tab = (id: string, more: Partial<Node> = {}): Node => ({
  type: 'tab',
  id,
  title: id,
  children: [{ type: 'text', id: `${id}-text`, props: { text: `page ${id}` } }],
  ...more,
});
const tabs = (...children: Node[]): Node => ({ type: 'tabs', id: 'tabs', children });
const open = (): string | null => screen.getByRole('tabpanel').textContent;

test('opens the first page, and another when it is asked for', async () => {
  await renderNode(tabs(tab('a'), tab('b')));
  expect(open()).toBe('page a');
  fireEvent.click(screen.getByRole('tab', { name: 'b' }));
  expect(open()).toBe('page b');
});

test('a page that is returned to has the tab open that was', async () => {
  const memory = new Map<string, unknown>();
  const first = await renderNode(tabs(tab('a'), tab('b')), { memory });
  fireEvent.click(screen.getByRole('tab', { name: 'b' }));
  first.unmount();
  await renderNode(tabs(tab('a'), tab('b')), { memory });
  expect(open()).toBe('page b');
});

test('a hidden tab is left out, and the first visible page opens', async () => {
  await renderNode(tabs(tab('a', { visible: false }), tab('b')));
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['b']);
  expect(open()).toBe('page b');
});

test('when the open tab becomes hidden another opens; it comes back with the choice of the person', async () => {
  const { page } = await renderNode(tabs(tab('a'), tab('b', { visible: '{{ vars.shown }}' })), {
    page: { variables: { shown: { type: 'bool', initial: true } } },
  });
  fireEvent.click(screen.getByRole('tab', { name: 'b' }));
  act(() => page.setVariable('shown', false));
  expect(screen.queryByRole('tab', { name: 'b' })).toBeNull();
  expect(open()).toBe('page a');
  act(() => page.setVariable('shown', true));
  expect(open()).toBe('page b');
});

test('takes the title of a tab from its props where the node has none', async () => {
  await renderNode(tabs({ ...tab('a'), title: '', props: { title: { zhCN: '标题', enUS: 'Title' } } }));
  expect(screen.getByRole('tab').textContent).toBe('标题');
});
