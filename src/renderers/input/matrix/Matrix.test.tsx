import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { checkMatrix, importMatrix, matrixText } from './matrixText.meta.ts';

const props = {
  rows: [
    { value: 'content', label: { zhCN: '内容', enUS: 'Content' } },
    { value: 'pace', label: { zhCN: '进度', enUS: 'Pace' } },
  ],
  choices: [
    { value: 'good', label: { zhCN: '好', enUS: 'Good' } },
    { value: 'poor', label: { zhCN: '差', enUS: 'Poor' } },
  ],
};
const node = { type: 'matrix', id: 'opinion', name: 'opinion', title: '评价', props };

it('keeps one answer for each row', async () => {
  const { form } = await renderNode(node, { values: {} });
  const radio = (row: string, choice: string) =>
    within(screen.getByRole('radiogroup', { name: row })).getByRole('radio', { name: choice });
  fireEvent.click(radio('内容', '好'));
  fireEvent.click(radio('进度', '差'));
  fireEvent.click(radio('进度', '好'));
  expect(form?.values.opinion).toEqual({ content: 'good', pace: 'good' });
});

it('writes answers as text, and reads them back in both languages', () => {
  const value = { content: 'good', pace: 'poor' };
  for (const locale of ['zhCN', 'enUS'] as const) {
    const context = { locale, zone: DEFAULT_ZONE, props };
    const text = matrixText(value, context);
    expect(text).toBe(locale === 'zhCN' ? '内容：好；进度：差' : 'Content: Good; Pace: Poor');
    expect(importMatrix(text, context)).toEqual({ value });
    expect(importMatrix('内容：很好', context)).toHaveProperty('finding');
  }
});

it('refuses rows and choices that there are none of, and rows left out where all are wanted', () => {
  expect(checkMatrix({ content: 'good' }, props)).toBeUndefined();
  expect(checkMatrix({ other: 'good' }, props)).toBeDefined();
  expect(checkMatrix({ content: 'other' }, props)).toBeDefined();
  expect(checkMatrix({ content: 'good' }, { ...props, complete: true })?.zhCN).toBe('请为“进度”选择');
});
