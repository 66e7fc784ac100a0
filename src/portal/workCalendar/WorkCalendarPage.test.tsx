import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { testLogin } from '../../../tests/support/testRoot.ts';
import type { FixedAnswer } from '../../runtime/data/fixedTransport.ts';
import { WorkCalendarPage } from './WorkCalendarPage.tsx';

const HOLIDAY = { id: 'd', revision: 1, date: '2026-10-01', kind: 'rest', name: '国庆节' };

function open(list: FixedAnswer, answers: Record<string, FixedAnswer> = {}): void {
  const { root } = createTestRoot({ '/list.htm': list, ...answers });
  root.session.begin(testLogin('administrator'));
  renderPortal(root, <WorkCalendarPage />, '/workCalendar?year=2026');
}

/** A day of the year: to find one of hundreds by its role takes seconds. */
function day(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`button[data-day="${date}"]`);
  if (found === null) throw new Error(`There is no ${date}`);
  return found;
}
const nameOf = (date: string): string | null => day(date).getAttribute('aria-label');

test('a year is shown in twelve months, and its days are reached and switched by keys', async () => {
  const added = vi.fn();
  open(
    { list: [HOLIDAY], total: 1 },
    {
      '/add.htm': ({ data }) => {
        added(data);
        return { result: { id: 'n', revision: 1, name: null, ...(data as object) } };
      },
    },
  );
  await screen.findByText('全年 260 个工作日');
  expect(document.querySelectorAll('table')).toHaveLength(12);
  const first = day('2026-10-01');
  expect(nameOf('2026-10-01')).toBe('10月1日星期四，休息，国庆节');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const eighth = day('2026-10-08');
  expect(nameOf('2026-10-08')).toBe('10月8日星期四，上班');
  expect(document.activeElement).toBe(eighth);
  expect(eighth.tabIndex).toBe(0);
  fireEvent.click(eighth);
  await vi.waitFor(() => expect(nameOf('2026-10-08')).toBe('10月8日星期四，休息'));
  expect(added).toHaveBeenCalledWith({ date: '2026-10-08', kind: 'rest' });
  // No key leads out of the year.
  const last = day('2026-12-31');
  last.focus();
  fireEvent.keyDown(last, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(last);
});

test.each([
  ['has no rows', [], true],
  ['has some', [HOLIDAY], false],
])('where the coming twelve months %s, that is told: %#', async (_name, list, told) => {
  open({ list, total: list.length });
  await screen.findByText(/^全年/);
  expect(screen.queryByText('今后十二个月还没有节假日') !== null).toBe(told);
});

test('whoever may not read it is told so', async () => {
  open({ msgState: 3, msg: '没有权限' });
  expect(await screen.findByText('403')).toBeTruthy();
});
