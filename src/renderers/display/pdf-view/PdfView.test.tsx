import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

vi.mock(import('./PdfDocument.tsx'), () => ({
  default: ({ url, title }) => <p>{`${title}: ${url}`}</p>,
}));

const node = { type: 'pdf-view', id: 'one', title: '通知' };

it('asks for a link to a stored file, which counts before an address', async () => {
  await renderNode(
    { ...node, props: { file: '7', src: '/other.pdf' } },
    {
      answers: {
        '/files/link.do': ({ id }) => ({
          result: { url: `/files/${String(id)}?sign=x`, expiresAt: '2999-01-01T00:00:00Z' },
        }),
      },
    },
  );
  expect(await screen.findByText('通知: /files/7?sign=x')).toBeTruthy();
});

it('says where there is no document: a file that the role may not see, an address that is unsafe', async () => {
  const { unmount } = await renderNode({ ...node, props: { file: '7' } }, {});
  expect(await screen.findByText('通知 · 文档无法显示')).toBeTruthy();
  unmount();
  await renderNode({ ...node, props: { src: '//elsewhere.example/a.pdf' } });
  expect(screen.getByText('通知 · 文档无法显示')).toBeTruthy();
});
