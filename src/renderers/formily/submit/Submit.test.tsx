import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const name: Node = { type: 'input', id: 'name', name: 'name', title: '姓名', required: true };
const [submit, reset]: Node[] = [
  { type: 'formily/submit', id: 'submit' },
  { type: 'formily/reset', id: 'reset' },
];

test('the buttons validate by our rules and put back what the form began with', async () => {
  const { form, ui } = await renderNodes([name, submit!, reset!], { values: { name: null } });
  const button = (said: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name: said });
  expect(button(/重\s?置/).disabled).toBe(true);
  fireEvent.click(button(/提\s?交/));
  await waitFor(() => expect(form?.field('name')?.error).not.toBe(''));
  expect(ui.messages).toHaveLength(1);
  act(() => form?.setValue('name', '林'));
  await waitFor(() => expect(button(/重\s?置/).disabled).toBe(false));
  fireEvent.click(button(/重\s?置/));
  await waitFor(() => expect(form?.values.name).toBeNull());
});
