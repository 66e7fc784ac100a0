import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = { type: 'date-time', id: 'at', name: 'at', title: '面谈时间' };

function type(box: HTMLInputElement, value: string): void {
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
}

it('shows an instant by the platform’s clock and gives one back in UTC', async () => {
  const { form } = await renderNode(node, { values: { at: '2025-03-10T06:30:00.000Z' } });
  const box = screen.getByLabelText<HTMLInputElement>('面谈时间');
  expect(box.value).toBe('2025-03-10 14:30');
  type(box, '2025-03-11 00:05');
  expect(form?.values.at).toBe('2025-03-10T16:05:00.000Z');
});

it.each([
  ['2025-03-21 16:45', '2025-03-21T08:45:00.000Z'],
  ['2025/3/21 9:05', '2025-03-21T01:05:00.000Z'],
  ['2025-03-21', '2025-03-20T16:00:00.000Z'],
])('understands %s, key by key', async (typed, instant) => {
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByLabelText<HTMLInputElement>('面谈时间');
  fireEvent.mouseDown(box);
  for (const key of typed) fireEvent.change(box, { target: { value: box.value + key } });
  fireEvent.blur(box);
  expect(form?.values.at).toBe(instant);
});

it('shows the same text where it cannot be changed', async () => {
  await renderNode({ ...node, readOnly: true }, { values: { at: '2025-03-10T06:30:00.000Z' } });
  expect(screen.getByText('2025-03-10 14:30')).toBeTruthy();
});

it('takes day and time apart on a phone', async () => {
  const { form, root } = await renderNode(node, { values: {} });
  act(() => {
    root.theme.resize(375);
  });
  const [day, time] = ['面谈时间', '面谈时间：时间'].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  expect(time!.disabled).toBe(true);
  type(day!, '2025-03-11');
  expect(form?.values.at).toBe('2025-03-10T16:00:00.000Z');
  type(time!, '14:30');
  expect(form?.values.at).toBe('2025-03-11T06:30:00.000Z');
  type(day!, '2025-03-12');
  expect(form?.values.at).toBe('2025-03-12T06:30:00.000Z');
});
