import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';
import { dateRangeMeta } from './DateRange.meta.ts';

const node: Node = { type: 'date-range', id: 'stay', name: 'stay', title: '实习' };
const from = () => screen.getByLabelText<HTMLInputElement>('实习：从');
const to = () => screen.getByLabelText<HTMLInputElement>('实习：到');

const openCalendars = () =>
  [...document.querySelectorAll('.ant-picker-dropdown')].filter(
    (one) => !one.matches('.ant-picker-dropdown-hidden, .ant-slide-up-leave'),
  ).length;

function type(box: HTMLInputElement, value: string): void {
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value } });
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 });
}

describe('date range', () => {
  it('has a value once both days are there', async () => {
    const { form } = await renderNode(node, { values: {} });
    type(from(), '2025-07-01');
    expect(form?.values.stay).toBeNull();
    expect(from().value).toBe('2025-07-01');
    type(to(), '2025-08-31');
    expect(form?.values.stay).toEqual(['2025-07-01', '2025-08-31']);
  });

  it('goes on to the second day by Enter on a first one that can be read', async () => {
    await renderNode(node, { values: {} });
    act(() => from().focus());
    type(from(), '2025-7');
    expect(document.activeElement).toBe(from());
    type(from(), '2025-07-01');
    expect(document.activeElement).toBe(to());
    expect(from().value).toBe('2025-07-01');
  });

  it('closes the calendar upon a day that was written out', async () => {
    await renderNode(node, { values: {} });
    act(() => to().focus());
    type(to(), '2025-13');
    expect(openCalendars()).toBe(1);
    type(to(), '2025-08-31');
    expect(openCalendars()).toBe(0);
  });

  it('takes half a range away in sight when it is left', async () => {
    await renderNode(node, { values: {} });
    type(from(), '2025-07-01');
    fireEvent.blur(from(), { relatedTarget: to() });
    expect(from().value).toBe('2025-07-01');
    fireEvent.blur(to());
    expect(from().value).toBe('');
  });

  it('keeps a half whose other half is still to be mended', async () => {
    const { form } = await renderNode(node, { values: {} });
    type(from(), '2026-12-10');
    type(to(), '2026-12-08');
    fireEvent.blur(to());
    expect([from().value, to().value]).toEqual(['2026-12-10', '2026-12-08']);
    expect(await form?.validate()).toBeTruthy();
    type(to(), '2026-12-12');
    fireEvent.blur(to());
    expect(form?.values.stay).toEqual(['2026-12-10', '2026-12-12']);
  });

  it('refuses an end before its beginning', async () => {
    const { form } = await renderNode(node, { values: { stay: ['2025-07-01', '2025-08-31'] } });
    type(to(), '2025-06-30');
    expect(form?.values.stay).toEqual(['2025-07-01', '2025-08-31']);
  });

  it('is sound from a day to itself or later, and never backwards, whoever sends it', () => {
    const check = (...days: string[]) => dateRangeMeta.field?.check?.(days, {});
    expect(check('2025-09-01', '2025-09-01')).toBeUndefined();
    expect(check('2025-09-01', '2025-08-01')).toHaveProperty('zhCN', '结束日期不能早于开始日期');
  });

  it('shows both days where it cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { stay: ['2025-07-01', '2025-08-31'] } });
    expect(screen.getByText('2025-07-01 ~ 2025-08-31')).toBeTruthy();
  });
});
