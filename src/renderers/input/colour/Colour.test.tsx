import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { readColour } from './colourText.meta.ts';

const node: Node = {
  type: 'colour',
  id: 'tone',
  name: 'tone',
  title: '颜色',
  props: { presets: ['#52c41a'] },
};

it('takes a colour from the dialog, from the presets and from the keyboard', async () => {
  const { form } = await renderNode(node, { values: {} });
  fireEvent.change(screen.getByLabelText('颜色：选取颜色'), { target: { value: '#112233' } });
  expect(form?.values.tone).toBe('#112233');
  fireEvent.click(screen.getByRole('button', { name: '颜色 #52c41a' }));
  expect(form?.values.tone).toBe('#52c41a');
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: 'ABC' } });
  fireEvent.blur(box);
  expect(form?.values.tone).toBe('#aabbcc');
  fireEvent.change(box, { target: { value: '' } });
  expect(form?.values.tone).toBeNull();
});

it('reads what people write, and nothing that is no colour', () => {
  expect(['#1677FF', '1677ff', ' #17F ', '＃1677ff'].map(readColour)).toEqual([
    '#1677ff',
    '#1677ff',
    '#1177ff',
    '#1677ff',
  ]);
  expect(['red', '#12345', 'url(x)'].map(readColour)).toEqual([undefined, undefined, undefined]);
});
