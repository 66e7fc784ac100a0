import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const box = () => screen.getByLabelText<HTMLInputElement>('学期');
function write(text: string): void {
  expect(box().readOnly).toBe(false);
  fireEvent.mouseDown(box());
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.blur(box());
}

it.each([
  ['week', '2024年第36周', '2024-W36'],
  ['week', '2020W53', '2020-W53'],
  ['quarter', '2024 Q3', '2024-Q3'],
  ['month', '2024.9', '2024-09'],
  ['year', '2024', '2024'],
])('a %s is typed as %s', async (type, typed, value) => {
  const { form } = await renderNode({ type, id: 'on', name: 'on', title: '学期' }, { values: {} });
  write(typed);
  expect(form?.values.on).toBe(value);
});

it.each([
  ['week', '2024-W53', '请输入周，如 2024-W36'],
  ['quarter', '2024-Q5', '请输入季度，如 2024-Q3'],
  ['month', '九月', '请输入月份，如 2024-09'],
  ['year', '24', '请输入年份，如 2024'],
])('a %s is not %s, which stays in sight with the reason', async (type, typed, reason) => {
  const { form } = await renderNode({ type, id: 'on', name: 'on', title: '学期' }, { values: {} });
  write(typed);
  expect(box().value).toBe(typed);
  expect(form?.values.on ?? null).toBeNull();
  expect((await form?.validate())?.error).toBe(reason);
});

it('offers the weeks of ISO 8601, whose rows begin on Monday, also where other weeks begin on Sunday', async () => {
  const { form } = await renderNode(
    { type: 'week', id: 'on', name: 'on', title: '学期' },
    { values: { on: '2026-W01' } },
  );
  fireEvent.mouseDown(box());
  fireEvent.click(box());
  const [, ...rows] = await screen.findAllByRole('row');
  const row = rows.find(({ className }) => className.includes('selected'));
  expect(row?.textContent).toBe('1293031' + '1234');
  // A Sunday is the last day of its week.
  fireEvent.click(screen.getByTitle('2026-01-11'));
  expect(form?.values.on).toBe('2026-W02');
});
