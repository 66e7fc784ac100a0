import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Answer } from '../../../schemas/wire/answer.ts';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'image-upload', id: 'photos', name: 'photos', title: '照片' };
const photo = { id: '00000000-0000-4000-8000-000000000001', name: 'a.png', size: 1, type: 'image/png' };
const REFUSED: Partial<Answer> = { msgState: 2, code: 'NO_THUMBNAIL', msg: '该文件不是可以显示的图片' };

/** Draws one stored image. @returns what links were asked for */
async function draw(refused = false) {
  const asked: unknown[] = [];
  await renderNode(node, {
    values: { photos: [photo] },
    answers: {
      '/files/link.do': ({ size = 'whole' }) => {
        asked.push(size);
        if (refused) return REFUSED;
        return { result: { url: `/files/1?as=${String(size)}`, expiresAt: '2999-01-01T00:00:00Z' } };
      },
    },
  });
  return asked;
}

const drawn = () => document.querySelectorAll<HTMLImageElement>('img[src]');
const addresses = () => [...drawn()].map((image) => image.getAttribute('src'));

it('shows an image by its thumbnail, and asks for the image itself when it is looked at large', async () => {
  const asked = await draw();
  await waitFor(() => expect(addresses()).toEqual(['/files/1?as=384']));
  expect(asked).toEqual([384]);
  fireEvent.click(drawn()[0]!);
  await waitFor(() => expect(addresses()).toContain('/files/1?as=whole'));
  expect(asked).toEqual([384, 'whole']);
});

it('says of a file that is no image that it cannot be shown', async () => {
  await draw(true);
  expect(await screen.findByRole('img', { name: '图片无法显示：a.png' })).toBeTruthy();
});

it('says so too of an image that does not come', async () => {
  await draw();
  await waitFor(() => expect(drawn()).toHaveLength(1));
  fireEvent.error(drawn()[0]!);
  expect(await screen.findByRole('img', { name: '图片无法显示：a.png' })).toBeTruthy();
});
