import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'number',
  id: 'gpa',
  name: 'gpa',
  title: '绩点',
  props: { min: 0, max: 5, step: 0.5, precision: 2 },
};
const box = () => screen.getByRole<HTMLInputElement>('spinbutton');
/** A key press comes before the change: by it the input tells typing from a value that comes from elsewhere. */
function type(value: string): void {
  fireEvent.keyDown(box(), { key: '0' });
  fireEvent.change(box(), { target: { value } });
}

describe('number', () => {
  it('gives a number, and null when cleared', async () => {
    const { form } = await renderNode(node, { values: {} });
    type('3.6');
    expect(form?.values.gpa).toBe(3.6);
    type('');
    expect(form?.values.gpa).toBeNull();
  });

  it('leaves a number beyond its limits to the rules', async () => {
    const { form } = await renderNode(node, { values: {} });
    type('999');
    fireEvent.blur(box());
    expect(form?.values.gpa).toBe(999);
    expect(box().value).toBe('999.00');
  });

  it('keeps more decimals than it takes in sight, and stores none of them rounded', async () => {
    const { form } = await renderNode(node, { values: { gpa: 2 } });
    type('9.99');
    expect(form?.values.gpa).toBe(9.99);
    type('9.999');
    fireEvent.blur(box());
    expect(box().value).toBe('9.999');
    await expect.poll(() => form?.field('gpa')?.error).toBe('最多 2 位小数');
    expect(form?.values.gpa).toBe(2);
    expect((await form?.validate())?.error).toBe('最多 2 位小数');
    type('9.9');
    fireEvent.blur(box());
    await expect.poll(() => form?.field('gpa')?.error).toBe('');
    expect(form?.values.gpa).toBe(9.9);
  });

  it('shows a number from elsewhere with all its decimals, and does not change it', async () => {
    const { form } = await renderNode(node, { values: { gpa: 3.4567 } });
    fireEvent.focus(box());
    fireEvent.blur(box());
    expect(box().value).toBe('3.4567');
    expect(form?.values.gpa).toBe(3.4567);
    expect((await form?.validate())?.error).toBe('最多 2 位小数');
  });

  it('steps by the arrow keys up to its limits', async () => {
    const { form } = await renderNode(node, { values: { gpa: 4.8 } });
    fireEvent.keyDown(box(), { key: 'ArrowUp', which: 38 });
    expect(form?.values.gpa).toBe(5);
    fireEvent.keyDown(box(), { key: 'ArrowDown', which: 40 });
    expect(form?.values.gpa).toBe(4.5);
  });

  it('reads full-width digits', async () => {
    const { form } = await renderNode(node, { values: {} });
    type('３．５');
    expect(form?.values.gpa).toBe(3.5);
  });

  it.each(['abc', '12kg', '1.2万', '3,5', '0x10', '-', '1e400'])(
    'keeps %s in sight, says that it is no number, and is not saved until it is mended',
    async (typed) => {
      const { form } = await renderNode(node, { values: { gpa: 3 } });
      type(typed);
      fireEvent.blur(box());
      expect(await screen.findByText(/请输入数字|数字最多 15 位/)).toBeTruthy();
      expect([box().value, form?.values.gpa]).toEqual([typed, 3]);
      expect((await form?.validate())?.code).toBe('gpa');
      type('3.5');
      fireEvent.blur(box());
      await waitFor(() => expect(screen.queryByText(/请输入数字|数字最多/)).toBeNull());
      expect([form?.values.gpa, await form?.validate()]).toEqual([3.5, undefined]);
    },
  );

  it('is empty when what is no number is taken out', async () => {
    const { form } = await renderNode(node, { values: { gpa: 3 } });
    type('abc');
    type('');
    expect([form?.values.gpa, form?.pending]).toEqual([null, false]);
  });

  it('shows another value that comes meanwhile', async () => {
    const { form } = await renderNode(node, { values: { gpa: 3 } });
    type('abc');
    fireEvent.blur(box());
    act(() => form?.setValue('gpa', 4));
    expect([box().value, form?.pending]).toEqual(['4.00', false]);
  });

  it('shows and keeps a value that comes while a key is down, and goes back to it from what is no number', async () => {
    const { form } = await renderNode(node, { values: { gpa: 1 } });
    fireEvent.focus(box());
    type('2');
    fireEvent.keyDown(box(), { key: 'v', ctrlKey: true });
    act(() => form?.setValue('gpa', 4));
    expect(box().value).toBe('4.00');
    type('4.5');
    expect([box().value, form?.values.gpa]).toEqual(['4.5', 4.5]);
    type('4.5x');
    expect(form?.values.gpa).toBe(4);
    fireEvent.keyDown(box(), { key: 'v', ctrlKey: true });
    act(() => form?.setValue('gpa', 3));
    fireEvent.blur(box());
    expect([box().value, form?.values.gpa]).toEqual(['3.00', 3]);
  });

  it('leaves typing in progress as it is', async () => {
    const { form } = await renderNode(node, { values: { gpa: 3 } });
    for (const text of ['3.', '3.1', '3.', '3', '', '.', '.5', '0.50']) {
      type(text);
      expect(box().value).toBe(text);
    }
    expect(form?.values.gpa).toBe(0.5);
    fireEvent.compositionStart(box());
    for (const text of ['0.5er', '0.5２']) {
      type(text);
      expect(box().value).toBe(text);
    }
    fireEvent.compositionEnd(box());
    expect(form?.values.gpa).toBe(0.52);
  });

  it.each(['abc', '4'])('counts %s where the form is saved before the box is left', async (typed) => {
    const { form } = await renderNode(node, { values: { gpa: 3 } });
    type(typed);
    expect((await form?.validate())?.code).toBe(typed === 'abc' ? 'gpa' : undefined);
  });
});
