import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as Rendering from '../../../../tests/support/renderNode.tsx';

let renderNode: typeof Rendering.renderNode;

// Modules are shared among files: the real engine may be at hand already, and what stands in for it must not stay.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./PdfDocument.tsx', () => ({
    default: ({ url, title }: { url: string; title: string }) => <p>{`${title}: ${url}`}</p>,
  }));
  ({ renderNode } = await import('../../../../tests/support/renderNode.tsx'));
});

afterAll(() => {
  vi.doUnmock('./PdfDocument.tsx');
  vi.resetModules();
});

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
