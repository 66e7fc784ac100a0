import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

const box = () => screen.getByLabelText<HTMLInputElement>('入学日期');

/** Types a date as a person does: key by key behind what stands there, then the enter key. */
function type(value: string): void {
  fireEvent.mouseDown(box());
  fireEvent.change(box(), { target: { value: '' } });
  for (const key of value) fireEvent.change(box(), { target: { value: box().value + key } });
  fireEvent.keyDown(box(), { key: 'Enter', code: 'Enter', keyCode: 13 });
}

describe('date', () => {
  it.each(['2024-09-01', '2024-9-1', '2024/9/1', '20240901', '2024.09.01'])(
    'understands %s',
    async (typed) => {
      const { form } = await renderNode(node, { values: {} });
      type(typed);
      expect([form?.values.on, box().value]).toEqual(['2024-09-01', '2024-09-01']);
    },
  );

  it.each(['2026-12-20', '2026-11-30', '2026-10-10'])('leaves %s alone while it is typed', async (typed) => {
    const { form } = await renderNode(node, { values: {} });
    type(typed);
    expect(form?.values.on).toBe(typed);
  });

  it('keeps what is no date in sight, says so, and is not saved until it is mended', async () => {
    const { form } = await renderNode(node, { values: { on: '2024-09-01' } });
    for (const [typed, told] of [
      ['2026-13-40', /请输入日期/],
      ['2014-12-31', '不能早于 2015-01-01'],
    ] as const) {
      type(typed);
      fireEvent.blur(box());
      expect(await screen.findByText(told)).toBeTruthy();
      expect([box().value, form?.values.on]).toEqual([typed, '2024-09-01']);
      expect(await form?.validate()).toBeTruthy();
    }
    type('2024-09-02');
    await waitFor(() => expect(screen.queryByText(/不能早于/)).toBeNull());
    expect([form?.values.on, await form?.validate()]).toEqual(['2024-09-02', undefined]);
  });

  it('shows another value that comes meanwhile', async () => {
    const { form } = await renderNode(node, { values: { on: '2024-09-01' } });
    type('no date');
    act(() => form?.setValue('on', '2024-09-05'));
    expect([box().value, form?.pending]).toEqual(['2024-09-05', false]);
  });

  it('lets go of what is no date when the form is reset', async () => {
    const { form } = await renderNode(node, { values: { on: '2024-09-01' } });
    type('no date');
    act(() => form?.reset());
    expect([box().value, form?.pending]).toEqual(['', false]);
  });

  it('is empty where what stood there is taken out by hand', async () => {
    const { form } = await renderNode(node, { values: { on: '2024-09-01' } });
    type('');
    expect(form?.values.on).toBeNull();
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
    expect(form?.values.on ?? null).toBeNull();
  });

  it('shows the date where it cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { on: '2024-09-01' } });
    expect(screen.getByText('2024-09-01')).toBeTruthy();
  });
});
