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
