import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNodes } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const field = (id: string, title: string, more: Partial<Node> = {}): Node => ({
  type: 'input',
  id,
  name: id,
  title,
  ...more,
});
const step = (id: string, title: string, ...children: Node[]): Node => ({
  type: 'wizard-step',
  id,
  title,
  children,
});
const focused = (label: RegExp) =>
  waitFor(() => {
    const input = screen.getByLabelText(label);
    expect(document.activeElement).toBe(input);
    expect(input.closest('[hidden], [style*="display: none"]')).toBeNull();
  });
const current = () => screen.getByRole('group').getAttribute('aria-label');
const press = async (name: RegExp): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name }).className).not.toContain('loading'));
  fireEvent.click(screen.getByRole('button', { name }));
};

test.each(['wizard', 'formily/form-step'])(
  'what is wrong in another step of a %s opens that one, and takes the cursor: found on the way, at the end, by a submit',
  async (type) => {
    const second = field('second', '乙', { required: true });
    const inTab: Node = {
      type: 'tabs',
      id: 'tabs',
      children: [
        { type: 'tab', id: 't1', title: '页一', children: [field('note', '备注')] },
        { type: 'tab', id: 't2', title: '页二', children: [second] },
      ],
    };
    const steps: Node = {
      type,
      id: 'steps',
      children: [
        step('s1', '第一步', field('first', '甲', { required: "{{ form.third == 'x' }}" })),
        step('s2', '第二步', inTab),
        step('s3', '第三步', field('third', '丙')),
      ],
    };
    const values = { first: null, note: null, second: null, third: null };
    const { form } = await renderNodes([steps, { type: 'formily/submit', id: 'submit' }], { values });
    // On the way to the third step.
    fireEvent.click(screen.getByText('第三步'));
    await focused(/乙/);
    expect(current()).toBe('第二步');
    fireEvent.change(screen.getByLabelText(/乙/), { target: { value: '有' } });
    await press(/下一步/);
    await waitFor(() => expect(current()).toBe('第三步'));
    // At the end, by what the last step asks of the first one.
    fireEvent.change(await screen.findByLabelText(/丙/), { target: { value: 'x' } });
    await press(/完\s?成/);
    await focused(/甲/);
    expect(current()).toBe('第一步');
    // By a submit, in a later one.
    fireEvent.change(screen.getByLabelText(/甲/), { target: { value: '有' } });
    act(() => form?.setValue('second', null));
    await press(/提\s?交/);
    await focused(/乙/);
    expect(current()).toBe('第二步');
  },
);
