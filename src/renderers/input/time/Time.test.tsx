import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const time: Node = { type: 'time', id: 'at', name: 'at', title: '开始时间' };
const range: Node = { type: 'time-range', id: 'open', name: 'open', title: '开放时段' };

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
function write(name: string, text: string): void {
  expect(box(name).readOnly).toBe(false);
  fireEvent.mouseDown(box(name));
  fireEvent.change(box(name), { target: { value: text } });
}

it.each([
  ['08:30', '08:30'],
  ['9:5', '09:05'],
  ['905', '09:05'],
  ['９点５分', '09:05'],
  ['', null],
])('takes %j when the person goes on', async (typed, value) => {
  const { form } = await renderNode(time, { values: { at: '07:00' } });
  write('开始时间', typed);
  fireEvent.blur(box('开始时间'));
  expect(form?.values.at).toBe(value);
  expect(box('开始时间').value).toBe(value ?? '');
});

it('keeps what is no time in sight with the reason, and holds the form until it is mended', async () => {
  const { form } = await renderNode(time, { values: { at: '07:00' } });
  write('开始时间', '25:00');
  expect((await form?.validate())?.error).toBe('请输入时间，如 08:30');
  expect(box('开始时间').value).toBe('25:00');
  expect(form?.values.at).toBe('07:00');
  write('开始时间', '15:00');
  fireEvent.blur(box('开始时间'));
  expect(await form?.validate()).toBeUndefined();
  expect(form?.values.at).toBe('15:00');
});

it('keeps the half of a range that waits for the other one to be mended', async () => {
  const { form } = await renderNode(range, { values: {} });
  write('开放时段：从', '8:00');
  fireEvent.blur(box('开放时段：从'), { relatedTarget: box('开放时段：到') });
  write('开放时段：到', '8点到9点');
  fireEvent.blur(box('开放时段：到'));
  expect(box('开放时段：从').value).toBe('08:00');
  expect((await form?.validate())?.error).toBe('请输入时间，如 08:30');
  write('开放时段：到', '9:40');
  fireEvent.blur(box('开放时段：到'));
  expect(form?.values.open).toEqual(['08:00', '09:40']);
});
