import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const link = (url: string, more: object = {}) => ({
  type: 'link',
  id: 'link',
  props: { text: '打开', url },
  ...more,
});

test('a path of this site goes through the router', async () => {
  const { ui } = await renderNode(link('/app/students'));
  const anchor = screen.getByRole('link', { name: '打开' });
  const click = createEvent.click(anchor);
  fireEvent(anchor, click);
  expect(click.defaultPrevented).toBe(true);
  expect(ui.paths).toEqual(['/app/students']);
});

test('whoever asks for a new tab gets one', async () => {
  const { ui } = await renderNode(link('/app/students'));
  const anchor = screen.getByRole('link');
  const click = createEvent.click(anchor, { ctrlKey: true });
  fireEvent(anchor, click);
  expect(click.defaultPrevented).toBe(false);
  expect(ui.paths).toEqual([]);
});

test('another site opens apart and learns nothing', async () => {
  await renderNode(link('https://example.edu/a'));
  const anchor = screen.getByRole('link');
  expect(anchor.getAttribute('target')).toBe('_blank');
  expect(anchor.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
])('%j is no link', async (url) => {
  const { container } = await renderNode(link(url));
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toBe('打开');
});

test('starts its actions instead of opening where the document gives some', async () => {
  const { ui } = await renderNode(link('/app/students', { on: { click: [{ do: 'message', text: '好' }] } }));
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  await waitFor(() => expect(ui.messages).toEqual([{ level: 'info', text: '好' }]));
  expect(ui.paths).toEqual([]);
});

test('is text while it is disabled', async () => {
  const { container } = await renderNode(link('/app/students'), { enabled: false });
  expect(container.querySelector('a')).toBeNull();
});
