import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { systemEntry } from '../../../tests/support/systemEntry.ts';
import type { ContainerInfo } from '../../schemas/wire/project.ts';
import { SystemIcon } from './SystemIcon.tsx';

function draw(icon: string): HTMLElement {
  const { root } = createTestRoot();
  root.session.container = { filePrefix: '/files/' } as ContainerInfo;
  renderPortal(root, <SystemIcon system={systemEntry({ icon })} size="large" />, '/home');
  return document.querySelector<HTMLElement>('.at-system-icon')!;
}

test.each([
  ['logo.png', '/files/logo.png'],
  ['/images/logo.svg', '/images/logo.svg'],
  ['https://example.edu/logo.png', 'https://example.edu/logo.png'],
])('the image %s is fetched from %s', (icon, address) => {
  expect(draw(icon).querySelector('img')?.getAttribute('src')).toBe(address);
});

test.each(['team', 'fa fa-users', '', 'no such icon'])('the name %j is a drawn icon', async (icon) => {
  const drawn = draw(icon);
  expect(drawn.querySelector('img')).toBeNull();
  // Some icons are fetched when they are first drawn.
  await vi.waitFor(() => expect(drawn.querySelector('svg')).toBeTruthy());
});
