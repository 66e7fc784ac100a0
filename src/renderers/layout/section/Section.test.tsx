import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const section = (props: object) => ({
  type: 'section',
  id: 'section',
  props: { title: '概况', ...props },
  children: [{ type: 'text', id: 'text', props: { text: '内容' } }],
});

test('is a region that its title names', async () => {
  await renderNode(section({}));
  expect(screen.getByRole('region', { name: '概况' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('folds what stands in it, and keeps it', async () => {
  await renderNode(section({ collapsible: true }));
  const shown = () => screen.getByText('内容').closest('[hidden]') === null;
  const toggle = screen.getByRole('button', { name: '收起' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(shown()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(shown()).toBe(true);
});
