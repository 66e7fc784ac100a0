import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { InGrid } from '../../shared/gridButton/InGrid.ts';

const button: Node = {
  type: 'button',
  id: 'save',
  props: { text: '保存一下' },
  on: {
    click: [
      { do: 'confirm', title: '确定？' },
      { do: 'message', text: '好' },
    ],
  },
};

test('starts its chain, and takes no second click while that runs', async () => {
  const { ui } = await renderNode(button);
  const element = screen.getByRole('button', { name: '保存一下' });
  fireEvent.click(element);
  fireEvent.click(element);
  await waitFor(() => expect(ui.messages).toHaveLength(1));
  expect(ui.questions).toHaveLength(1);
  await waitFor(() => expect(element.className).not.toContain('loading'));
  fireEvent.click(element);
  await waitFor(() => expect(ui.messages).toHaveLength(2));
});

test('is at rest while what it opened waits for the person, and takes no second click', async () => {
  const target = { kind: 'form', id: 'student' };
  const { root, ui } = await renderNode({
    ...button,
    on: {
      click: [
        { do: 'openDrawer', target },
        { do: 'message', text: '好' },
      ],
    },
  });
  const element = screen.getByRole('button', { name: '保存一下' });
  fireEvent.click(element);
  await waitFor(() => expect(root.overlays.overlays).toHaveLength(1));
  await waitFor(() => expect(element.className).not.toContain('loading'));
  fireEvent.click(element);
  expect(root.overlays.overlays).toHaveLength(1);
  root.overlays.overlays[0]?.close();
  await waitFor(() => expect(ui.messages).toHaveLength(1));
});

test('does nothing while it is disabled', async () => {
  const { ui } = await renderNode(button, { enabled: false });
  fireEvent.click(screen.getByRole('button'));
  expect(ui.questions).toEqual([]);
});

test('an icon alone is named by the title of the node', async () => {
  await renderNode({ type: 'button', id: 'reload', title: '刷新', props: { icon: 'reload' } });
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy();
});

test('in a row of a grid it is one element, which keeps the focus and says so while its chain runs', async () => {
  const link: Node = { ...button, props: { text: '保存一下', type: 'link' } };
  const { ui } = await renderNode(link, {
    wrap: (element) => <InGrid.Provider value>{element}</InGrid.Provider>,
  });
  const element = screen.getByRole('button', { name: '保存一下' });
  expect(element.childElementCount).toBe(0);
  element.focus();
  fireEvent.click(element);
  fireEvent.click(element);
  await waitFor(() => expect(element.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(element);
  await waitFor(() => expect(ui.messages).toHaveLength(1));
  expect(ui.questions).toHaveLength(1);
  await waitFor(() => expect(element.getAttribute('aria-busy')).toBe('false'));
});
