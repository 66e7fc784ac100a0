import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flowRow } from '../../../../tests/support/flowRow.ts';
import { openFlowList } from '../../../../tests/support/openFlowList.tsx';

test('moments of a summary are written as the person writes them', async () => {
  const began = { field: 'on', title: '开始', text: '2025-03-09', moment: '2025-03-09' };
  const { root } = openFlowList('/list/all', [flowRow('1', { summary: [began] })]);
  expect(await screen.findByText('开始 2025-03-09')).toBeTruthy();
  await act(() => root.locale.writeAs('en-gb'));
  expect(screen.getByText('开始 09/03/2025')).toBeTruthy();
});

test('a line that an absence handed on says until when somebody else has it', async () => {
  const absent = [{ value: 'u1', label: '林知夏', until: '2025-03-09T10:00:00.000Z' }];
  openFlowList('/list/all', [flowRow('1', { assignee: { value: 'u2', label: '陈安' }, absent })]);
  expect(await screen.findByText('陈安代办至 2025-03-09 18:00')).toBeTruthy();
});
