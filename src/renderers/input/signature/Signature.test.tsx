import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { begin, extend, pathOf } from './strokes.ts';

const node = { type: 'signature', id: 'sign', name: 'sign', title: '签名' };
const disabled = (name: string): boolean => screen.getByRole('button', { name }).hasAttribute('disabled');

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
