import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const node = {
  type: 'search',
  id: 'find',
  name: 'find',
  title: '课程',
  on: { search: [{ do: 'message', text: '[{{ event.keyword }}]' }] },
};

it('keeps what is typed, and searches with Enter and the button only', async () => {
  const { form, ui } = await renderNode(node, { values: {} });
  const box = screen.getByRole('textbox');
  fireEvent.change(box, { target: { value: ' 高数' } });
  expect(form?.values.find).toBe(' 高数');
  expect(ui.messages).toEqual([]);
  // The form around it is not saved by this Enter.
  expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(ui.messages.map(({ text }) => text)).toEqual(['[高数]', '[高数]']));
});
