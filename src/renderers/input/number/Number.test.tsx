import { fireEvent, screen } from '@testing-library/react';
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

  it('rounds to its precision on leaving', async () => {
    const { form } = await renderNode(node, { values: {} });
    type('3.456');
    expect(box().value).toBe('3.456');
    fireEvent.blur(box());
    expect(form?.values.gpa).toBe(3.46);
  });

  it('is not saved with more decimals than it shows', async () => {
    const { form } = await renderNode(node, { values: {} });
    type('9.999');
    expect((await form?.validate())?.error).toBe('最多 2 位小数');
    fireEvent.blur(box());
    await expect.poll(() => form?.field('gpa')?.error).toBe('');
    expect(form?.values.gpa).toBe(10);
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

  it('keeps its last number when what is typed is none', async () => {
    const { form } = await renderNode(node, { values: { gpa: 3 } });
    type('abc');
    fireEvent.blur(box());
    expect(form?.values.gpa).toBe(3);
    expect(box().value).toBe('3.00');
  });
});
