import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { durationText, importDuration } from './durationText.meta.ts';

const node: Node = { type: 'duration', id: 'took', name: 'took', title: '时长' };

it('adds hours and minutes up to minutes', async () => {
  const { form } = await renderNode(node, { values: {} });
  fireEvent.change(screen.getByLabelText('时长：小时'), { target: { value: '2' } });
  fireEvent.change(screen.getByLabelText('时长：分钟'), { target: { value: '30' } });
  expect(form?.values.took).toBe(150);
});

it('leaves a part that was emptied empty until the person goes on', async () => {
  const { form } = await renderNode(node, { values: { took: 75 } });
  const hours = screen.getByLabelText<HTMLInputElement>('时长：小时');
  fireEvent.keyDown(hours, { key: 'Backspace' });
  fireEvent.change(hours, { target: { value: '' } });
  expect([hours.value, form?.values.took]).toEqual(['', 15]);
  fireEvent.blur(hours);
  expect(hours.value).toBe('0');
});

it.each([
  ['小时', '1:30', /请输入数字/],
  ['小时', '1.5', /小时请填 0 到 87600 的整数/],
  ['小时', '半天', /请输入数字/],
  ['分钟', '90', /分钟请填 0 到 59 的整数/],
  ['分钟', '-5', /分钟请填 0 到 59 的整数/],
])('keeps %s of %s in sight with the reason, and takes no part of it', async (part, typed, reason) => {
  const { form } = await renderNode(node, { values: { took: 75 } });
  const box = screen.getByLabelText<HTMLInputElement>(`时长：${part}`);
  fireEvent.input(box, { target: { value: typed } });
  const other = screen.getByLabelText(`时长：${part === '小时' ? '分钟' : '小时'}`);
  fireEvent.blur(box, { relatedTarget: other });
  expect(box.value).toBe(typed);
  expect(form?.values.took).toBe(75);
  expect(await screen.findByText(reason)).toBeTruthy();
});

it.each([
  ['2 小时 30 分钟', 150],
  ['2:30', 150],
  ['1.5h', 90],
  ['90', 90],
  ['45分', 45],
])('reads %s', (text, minutes) => {
  expect(importDuration(text)).toEqual({ value: minutes });
});

it('says what it reads, and refuses the rest', () => {
  expect(durationText(150, 'zhCN')).toBe('2 小时 30 分钟');
  expect(durationText(60, 'enUS')).toBe('1 h');
  expect(durationText(0, 'enUS')).toBe('0 min');
  expect(importDuration('半天')).toHaveProperty('finding');
});
