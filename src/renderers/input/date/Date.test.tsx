import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'date',
  id: 'on',
  name: 'on',
  title: '入学日期',
  props: { minDate: '2015-01-01' },
};

/** Types a date as a person does: into the box, then the enter key. */
function type(value: string): void {
  const box = screen.getByLabelText('入学日期');
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
}

describe('date', () => {
  it.each(['2024-09-01', '2024/9/1', '20240901', '2024.09.01'])('understands %s', async (typed) => {
    const { form } = await renderNode(node, { values: {} });
    type(typed);
    expect(form?.values.on).toBe('2024-09-01');
  });

  it('is empty again when cleared', async () => {
    const { form, container } = await renderNode(node, { values: { on: '2024-09-01' } });
    const clear = container.querySelector('.ant-picker-clear');
    fireEvent.mouseDown(clear!);
    fireEvent.click(clear!);
    expect(form?.values.on).toBeNull();
  });

  it('takes no day before its first', async () => {
    const { form } = await renderNode(node, { values: {} });
    type('2014-12-31');
    expect(form?.values.on).toBeNull();
  });

  it('shows the date where it cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { on: '2024-09-01' } });
    expect(screen.getByText('2024-09-01')).toBeTruthy();
  });
});
