import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { tagInputMeta } from './TagInput.meta.ts';

const node = { type: 'tag-input', id: 'words', name: 'words', title: '关键词' };

it('takes words one by one and several at once, each of them once', async () => {
  const { form } = await renderNode(node, { values: {} });
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: '校园' } });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(form?.values.words).toEqual(['校园']);
  fireEvent.change(box, { target: { value: '教学、 校园,科研，' } });
  expect(form?.values.words).toEqual(['校园', '教学', '科研']);
});

it('takes no more than it is told', () => {
  const { field } = tagInputMeta;
  expect(field?.check?.(['a', 'b'], { maxCount: 2 })).toBeUndefined();
  expect(field?.check?.(['a', 'b'], { maxCount: 1 })).toHaveProperty('zhCN', '最多 1 个');
});
