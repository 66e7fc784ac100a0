import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = async (date: unknown, locale: 'zhCN' | 'enUS' = 'zhCN') =>
  (await renderNode({ type: 'calendar-day', id: 'd', props: { date } }, { locale })).container;

test('shows the day in the platform’s zone, in the language of the reader', async () => {
  expect((await draw('2025-08-31T18:00:00Z')).textContent).toBe('2025年9月1星期一');
  expect((await draw('2025-09-01', 'enUS')).textContent).toBe('September 20251Monday');
});

test('without a date it is today, in a preview that of the chosen time', async () => {
  const at = Date.parse('2026-09-01T04:00:00Z');
  const { container } = await renderNode({ type: 'calendar-day', id: 'd' }, { at });
  expect(container.querySelector('time')?.dateTime).toBe('2026-09-01');
});

test('is heard as a date; what is none shows as it is written', async () => {
  expect((await draw('2025-09-01')).querySelector('time')?.dateTime).toBe('2025-09-01');
  expect((await draw('开学那天')).textContent).toBe('开学那天');
});
