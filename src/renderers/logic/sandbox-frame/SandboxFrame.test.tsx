import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = async (props: Record<string, unknown>) =>
  (await renderNode({ type: 'sandbox-frame', id: 'f', props })).container.querySelector('iframe');

test('a frame may nothing that the document does not allow, and never reaches its own origin', async () => {
  expect((await draw({ src: 'https://a.example' }))?.getAttribute('sandbox')).toBe('');
  const most = await draw({ src: 'https://a.example', scripts: true, forms: true });
  expect(most?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mailto:a@b.c'])(
  '%s is not framed',
  async (src) => {
    expect(await draw({ src })).toBeNull();
    expect(screen.getByText('地址不安全，无法嵌入')).toBeTruthy();
  },
);

test('a site that is not registered is told of in the place of an empty frame', async () => {
  const frame = await draw({ src: 'https://a.example/page' });
  const blocked = (blockedURI: string, effectiveDirective = 'frame-src') =>
    act(() => {
      const told = { blockedURI, effectiveDirective };
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), told));
    });
  blocked('https://b.example');
  blocked('https://a.example', 'img-src');
  expect(frame?.isConnected).toBe(true);
  blocked('https://a.example/page');
  expect(screen.getByRole('note').textContent).toBe('该网站未在平台登记，无法在此显示');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://a.example/page');
});
