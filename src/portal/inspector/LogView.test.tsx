import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { LOG_LINES } from '../../runtime/stores/LogStore.ts';
import { LogView } from './LogView.tsx';

test('says how many lines there are, and shows the earlier ones on request', async () => {
  const { root } = createTestRoot({});
  act(() => {
    for (let line = 1; line <= LOG_LINES + 1; line += 1) {
      const message = { zhCN: `第 ${String(line)} 次`, enUS: `Time ${String(line)}` };
      root.log.finding('app page', { severity: 'error', code: 'FAILED', message });
    }
  });
  renderPortal(root, <LogView />);
  await screen.findByText('共 1000 条，保留最近 1000 条');
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('第 1001 次');
  for (let more = 0; more < 4; more += 1)
    fireEvent.click(screen.getByRole('button', { name: '显示更早的 200 条' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1000);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('第 2 次');
  expect(screen.queryByRole('button', { name: /显示更早/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /清\s?空/ }));
  await screen.findByText('没有异常记录');
});
