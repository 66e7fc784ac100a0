import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const link = (url: string) => ({ type: 'link-action', id: 'go', props: { text: '打开页面', url } });

test('is a link, so that it can be copied; a plain click goes through the router', async () => {
  const { ui } = await renderNode(link('/app/guide'));
  const element = screen.getByRole('link', { name: '打开页面' });
  expect(element.getAttribute('href')).toBe('/app/guide');
  fireEvent.click(element);
  expect(ui.paths).toEqual(['/app/guide']);
});

test('is no link while disabled, or where the address is refused', async () => {
  const unsafe = await renderNode(link('javascript:alert(1)'));
  expect(screen.queryByRole('link')).toBeNull();
  unsafe.unmount();
  await renderNode(link('/app/guide'), { enabled: false });
  expect(screen.queryByRole('link')).toBeNull();
});
