import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const step = (id: string, more: Partial<Node> = {}): Node => ({
  type: 'wizard-step',
  id,
  title: `第${id}步`,
  children: [{ type: 'text', id: `${id}-text`, props: { text: `内容 ${id}` } }],
  ...more,
});
const wizard = (...children: Node[]): Node => ({
  type: 'wizard',
  id: 'wizard',
  children,
  on: {
    step: [{ do: 'message', text: '到 {{ event.step }}' }],
    finish: [{ do: 'message', text: '好了' }],
  },
});
const current = () => screen.getByRole('group').getAttribute('aria-label');
/** A button that still shows its last run takes no click; its icon stays in its name where nothing is animated. */
const press = async (name: RegExp): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name }).className).not.toContain('loading'));
  fireEvent.click(screen.getByRole('button', { name }));
};

test('goes forward and back, and tells that it is finished', async () => {
  const { ui } = await renderNode(wizard(step('a'), step('b')));
  expect(current()).toBe('第a步');
  await press(/下一步/);
  await waitFor(() => expect(current()).toBe('第b步'));
  await press(/上一步/);
  await waitFor(() => expect(current()).toBe('第a步'));
  await press(/下一步/);
  await press(/完\s?成/);
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['到 2', '到 1', '到 2', '好了']));
});

test('passes over a step that is hidden, also one that becomes so while it is open', async () => {
  const { page } = await renderNode(wizard(step('a'), step('b', { visible: '{{ vars.more }}' }), step('c')), {
    page: { variables: { more: { type: 'bool', initial: true } } },
  });
  await press(/下一步/);
  await waitFor(() => expect(current()).toBe('第b步'));
  act(() => page.setVariable('more', false));
  expect(current()).toBe('第a步');
  await press(/下一步/);
  await waitFor(() => expect(current()).toBe('第c步'));
});
