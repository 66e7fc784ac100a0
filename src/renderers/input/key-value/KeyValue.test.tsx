import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { checkPairs, importPairs, pairsText } from './pairs.meta.ts';

const node = { type: 'key-value', id: 'data', name: 'data', title: '参数' };

it('adds, fills and removes lines', async () => {
  const { form } = await renderNode(node, { values: {} });
  fireEvent.click(screen.getByRole('button', { name: '添加一行' }));
  expect(document.activeElement).toBe(screen.getByLabelText('第 1 行：名称'));
  fireEvent.change(screen.getByLabelText('第 1 行：名称'), { target: { value: '电压' } });
  fireEvent.change(screen.getByLabelText('第 1 行：内容'), { target: { value: '220' } });
  expect(form?.values.data).toEqual([{ key: '电压', value: '220' }]);
  fireEvent.click(screen.getByRole('button', { name: '移除第 1 行' }));
  expect(form?.values.data).toBeNull();
});

it('reads back what it writes, and lines as people write them', () => {
  const value = [
    { key: '电压', value: '220' },
    { key: '网址', value: 'http://a.b' },
  ];
  expect(importPairs(pairsText(value))).toEqual({ value });
  expect(importPairs('电压=220; 网址: http://a.b')).toEqual({ value });
  expect(importPairs('电压')).toHaveProperty('finding');
});

it('wants each name once', () => {
  const pair = { key: 'a', value: '' };
  expect(checkPairs([pair], {})).toBeUndefined();
  expect(checkPairs([pair, { key: ' a', value: '2' }], {})?.zhCN).toBe('名称“a”重复');
  expect(checkPairs([{ key: ' ', value: '' }], {})).toBeDefined();
  expect(checkPairs([pair, { key: 'b', value: '' }], { maxCount: 1 })).toBeDefined();
});
