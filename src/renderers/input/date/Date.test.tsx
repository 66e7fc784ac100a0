import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode, renderNodes } from '../../../../tests/support/renderNode.tsx';
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

  it('stands as the region that is chosen writes it, is typed so, and is stored as ever', async () => {
    const { form, root } = await renderNode(node, { values: { on: '2024-09-01' } });
    await act(() => root.locale.writeAs('en-gb'));
    expect(box().value).toBe('01/09/2024');
    type('2/9/2024');
    expect([form?.values.on, box().value]).toEqual(['2024-09-02', '02/09/2024']);
  });

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

  it('has the today of a preview at a chosen time', async () => {
    await renderNode(node, { values: {}, at: Date.parse('2026-09-01T04:00:00Z') });
    fireEvent.mouseDown(box());
    fireEvent.click(box());
    await waitFor(() =>
      expect(document.querySelector('.ant-picker-cell-today')).toHaveProperty('title', '2026-09-01'),
    );
    expect(document.querySelectorAll('.ant-picker-cell-today')).toHaveLength(1);
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

  it('lets go where an action sets the value that was there before', async () => {
    const { form } = await renderNode(node, { values: { on: '2024-09-01' } });
    type('no date');
    act(() => form?.setValue('on', '2024-09-01'));
    expect([box().value, form?.pending]).toEqual(['2024-09-01', false]);
  });

  it('counts what is typed before the box is left: a form that is saved then takes it', async () => {
    const { form } = await renderNode(node, { values: { on: '2024-09-01' } });
    fireEvent.change(box(), { target: { value: '2024/9/5' } });
    expect([form?.pending, form?.dirty]).toEqual([true, true]);
    await act(() => form!.validate());
    expect([form?.values.on, form?.pending]).toEqual(['2024-09-05', false]);
    fireEvent.change(box(), { target: { value: 'no date' } });
    expect((await form?.validate())?.code).toBe('on');
  });

  it('judges anew what lay beyond a limit that moves', async () => {
    const { form } = await renderNodes(
      [
        { type: 'date', id: 'a', name: 'a', title: '开始' },
        { ...node, props: { minDate: '{{ form.a }}' } },
      ],
      { values: {} },
    );
    act(() => form?.setValue('a', '2026-12-10'));
    type('2026-12-08');
    fireEvent.blur(box());
    await screen.findByText('不能早于 2026-12-10');
    act(() => form?.setValue('a', '2026-12-01'));
    await waitFor(() => expect([form?.values.on, form?.pending]).toEqual(['2026-12-08', false]));
  });

  it('holds nothing that nobody can change', async () => {
    const { form } = await renderNodes(
      [
        { type: 'switch', id: 'sw', name: 'sw', title: '启用', default: true },
        { ...node, enabled: '{{ form.sw }}' },
      ],
      { values: { sw: true } },
    );
    type('no date');
    fireEvent.blur(box());
    expect((await form?.validate())?.code).toBe('on');
    act(() => form?.setValue('sw', false));
    expect([box().value, form?.pending, await form?.validate()]).toEqual(['', false, undefined]);
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
