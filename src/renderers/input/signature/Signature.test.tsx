import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import { begin, extend, pathOf } from './strokes.ts';

const node = { type: 'signature', id: 'sign', name: 'sign', title: '签名' };
const disabled = (name: string): boolean => screen.getByRole('button', { name }).hasAttribute('disabled');

const sign = () =>
  fireEvent.pointerDown(screen.getByRole('img', { name: '签名：签名区' }), { button: 0, buttons: 1 });

it('can be confirmed once something is drawn or a name is typed', async () => {
  const { container } = await renderNode(node, { values: {} });
  expect(disabled('确认签名')).toBe(true);
  const pad = screen.getByRole('img', { name: '签名：签名区' });
  fireEvent.pointerDown(pad, { button: 0, buttons: 1 });
  expect(container.querySelectorAll('path[stroke-width]')).toHaveLength(1);
  expect(disabled('确认签名')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '撤销一笔' }));
  expect(disabled('确认签名')).toBe(true);
  fireEvent.change(screen.getByLabelText('签名：写入姓名'), { target: { value: '林知夏' } });
  expect(disabled('确认签名')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(disabled('确认签名')).toBe(true);
});

it('can be signed again, and says when nobody signed', async () => {
  const file = { id: '5b0c3e5f-7a9b-4c2d-8d4f-6b832c5e4a7d', name: 'a.png', size: 10, type: 'image/png' };
  const { form, unmount } = await renderNode(node, { values: { sign: [file] } });
  fireEvent.click(screen.getByRole('button', { name: '重新签名' }));
  expect(form?.values.sign).toBeNull();
  unmount();
  await renderNode({ ...node, readOnly: true }, { values: {} });
  expect(screen.getByText('未签名')).toBeTruthy();
});

it('draws a touch as a dot, and leaves out points that add nothing', () => {
  const dot = begin([], { x: 1, y: 2 });
  expect(dot.map(pathOf)).toEqual(['M1.0 2.0 L1.0 2.0']);
  expect(extend(dot, { x: 1.5, y: 2 })).toBe(dot);
  expect(extend(dot, { x: 9, y: 2 }).map(pathOf)).toEqual(['M1.0 2.0 L9.0 2.0']);
  expect(extend([], { x: 1, y: 1 })).toEqual([]);
});

it('asks for a signature in letters that are not stretched with the drawing', async () => {
  await renderNode(node, { values: {} });
  expect(screen.getByText('请在此处签名').closest('svg')).toBeNull();
  sign();
  expect(screen.queryByText('请在此处签名')).toBeNull();
});

describe('a signature that was not confirmed', () => {
  const stored = {
    id: '5b0c3e5f-7a9b-4c2d-8d4f-6b832c5e4a7d',
    name: 'signature.png',
    size: 3,
    type: 'image/png',
  };
  const draw = async (upload: FixedAnswers[string], required = false) => {
    const answers = {
      '/files/upload': upload,
      '/files/link.do': { result: { url: '/files/1?sign=x', expiresAt: '2999-01-01T00:00:00Z' } },
    };
    const { form } = await renderNode({ ...node, required }, { values: {}, answers });
    if (!form) throw new Error('The test draws a form.');
    return form;
  };
  beforeEach(() => {
    vi.stubGlobal('Path2D', vi.fn());
    const canvas: { getContext(kind: '2d'): object | null } = HTMLCanvasElement.prototype;
    vi.spyOn(canvas, 'getContext').mockReturnValue({
      stroke: () => undefined,
      fillText: () => undefined,
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob(['png'], { type: 'image/png' }));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('goes with a reset of the form', async () => {
    const form = await draw({ result: stored });
    sign();
    expect(form.dirty).toBe(true);
    act(() => form.reset());
    expect(screen.getByText('请在此处签名')).toBeTruthy();
    expect([disabled('确认签名'), form.dirty]).toEqual([true, false]);
  });

  it('is input that would be lost, until the pad is cleared', async () => {
    const form = await draw({ result: { ...stored, url: '/x' } });
    expect(form.dirty).toBe(false);
    sign();
    expect(form.dirty).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(form.dirty).toBe(false);
  });

  it('is confirmed by the submit, and none is missed as long as it stands there', async () => {
    const form = await draw({ result: { ...stored, url: '/x' } }, true);
    expect((await form.validate())?.code).toBe('sign');
    expect(await screen.findByText(/请/, { selector: '[role=alert] *, [role=alert]' })).toBeTruthy();
    sign();
    fireEvent.pointerUp(screen.getByRole('img', { name: '签名：签名区' }));
    await waitFor(() => expect(form.field('sign')?.error).toBe(''));
    expect(await form.validate()).toBeUndefined();
    expect(form.values.sign).toEqual([stored]);
    expect(form.pending).toBe(false);
  });

  it('holds the submit where it could not be kept, and stays on the pad', async () => {
    const form = await draw({ msgState: 9, msg: '磁盘已满' });
    fireEvent.change(screen.getByLabelText('签名：写入姓名'), { target: { value: '林知夏' } });
    expect((await form.validate())?.code).toBe('sign');
    expect(await screen.findByText('内容没能保存，请重试')).toBeTruthy();
    expect(screen.getByText(/磁盘已满/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('签名：写入姓名').value).toBe('林知夏');
  });
});
