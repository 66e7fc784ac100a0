import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Answer } from '../../../schemas/wire/answer.ts';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'file-upload',
  id: 'proofs',
  name: 'proofs',
  title: '材料',
  props: { maxCount: 2, maxSize: 1, accept: ['pdf'] },
};
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const stored = (n: number) => ({ id: id(n), name: `${n}.pdf`, size: n, type: 'application/pdf' });
const pdf = (name = 'a.pdf', size = 3) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

async function draw(
  upload: (file: File) => Partial<Answer> | Promise<Partial<Answer>>,
  proofs: unknown = null,
) {
  const view = await renderNode(node, {
    values: { proofs },
    answers: {
      '/files/upload': ({ file }) => upload(file as File),
      '/files/link.do': ({ id: asked }) => ({
        result: {
          url: `/files/${String(asked)}?sign=x`,
          expiresAt: new Date(Date.now() + 1e6).toISOString(),
        },
      }),
    },
  });
  const box = view.container.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (...files: File[]) => {
    Object.defineProperty(box, 'files', { configurable: true, value: files });
    fireEvent.change(box);
  };
  return { ...view, choose };
}

describe('file upload', () => {
  it('sends what is chosen and holds what the server says of it', async () => {
    const { form, choose } = await draw(({ name }) => ({ result: { ...stored(1), name, url: '/x' } }));
    choose(pdf('证明.pdf'));
    await waitFor(() => expect(form?.values.proofs).toEqual([{ ...stored(1), name: '证明.pdf' }]));
  });

  it('keeps in sight what failed, until it is tried again', async () => {
    let calls = 0;
    const { form, choose } = await draw(() => {
      calls += 1;
      return calls === 1 ? { msgState: 9, msg: '磁盘已满' } : { result: stored(1) };
    });
    choose(pdf());
    expect(await screen.findByText('“a.pdf”没有上传：磁盘已满')).toBeTruthy();
    expect(form?.values.proofs).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
    await waitFor(() => expect(form?.values.proofs).toEqual([stored(1)]));
    expect(screen.queryByText(/磁盘已满/)).toBeNull();
  });

  it('refuses what is too large before it is sent, and what is of another kind after', async () => {
    const { form, choose } = await draw(() => ({ result: { ...stored(1), type: 'image/png' } }));
    choose(pdf('big.pdf', 1024 * 1024 + 1));
    expect(await screen.findByText('“big.pdf”不能上传，大小超过 1 MB')).toBeTruthy();
    choose(pdf());
    expect(await screen.findByText('“1.pdf”不能上传，它的内容不是PDF')).toBeTruthy();
    // They are told of below the list of files, until the person has read it.
    expect(screen.queryByRole('listitem')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '关闭关于 big.pdf 的提示' }));
    await waitFor(() => expect(screen.queryByText(/big\.pdf/)).toBeNull());
    expect(form?.values.proofs).toBeNull();
  });

  it('keeps the form from being saved or left unasked while a file is on its way', async () => {
    let arrive: (answer: Partial<Answer>) => void = () => undefined;
    const { form, choose } = await draw(() => new Promise((resolve) => (arrive = resolve)));
    choose(pdf());
    await waitFor(() => expect(form?.pending).toBe(true));
    expect(form?.dirty).toBe(true);
    expect((await form?.validate())?.code).toBe('proofs');
    expect(await screen.findByText('内容还在上传或录制，请稍候')).toBeTruthy();
    arrive({ result: stored(1) });
    await waitFor(() => expect(screen.queryByText('内容还在上传或录制，请稍候')).toBeNull());
    expect(form?.pending).toBe(false);
    expect(await form?.validate()).toBeUndefined();
  });

  it('takes no more than there is room for, and says so', async () => {
    const { form, choose, ui } = await draw(() => ({ result: stored(2) }), [stored(1)]);
    choose(pdf(), pdf());
    expect(ui.messages).toEqual([{ level: 'warning', text: '最多 2 个文件，多出的 1 个没有上传' }]);
    await waitFor(() => expect(form?.values.proofs).toEqual([stored(1), stored(2)]));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /材料/ }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '移除 1.pdf' }));
    expect(form?.values.proofs).toEqual([stored(2)]);
  });

  it('downloads by a link, also where it cannot be changed', async () => {
    const { ui } = await renderNode(
      { ...node, readOnly: true },
      {
        values: { proofs: [stored(1)] },
        answers: {
          '/files/link.do': { result: { url: '/files/1?sign=x', expiresAt: '2999-01-01T00:00:00Z' } },
        },
      },
    );
    expect(screen.queryByRole('button', { name: /移除/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '下载 1.pdf' }));
    await waitFor(() => expect(ui.urls).toEqual(['/files/1?sign=x']));
  });
});
