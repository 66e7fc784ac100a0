import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dean, flowDetailOf, flowInstance } from '../../../../tests/support/flowDetails.ts';
import { createTestRoot } from '../../../../tests/support/renderNode.tsx';
import { testLogin } from '../../../../tests/support/testRoot.ts';
import { RootContext } from '../../../runtime/stores/RootContext.tsx';
import { PortalTheme } from '../../theme/PortalTheme.tsx';
import { FlowPrintsPage } from './FlowPrintsPage.tsx';

const AT = '2026-11-22T03:00:00.000Z';
const printOf = (id: string) => ({
  ...{ ...flowDetailOf(), instance: flowInstance({ id, title: `请假 ${id}` }), page: null, printedAt: AT },
  ...{ printedBy: dean, check: id, checkUrl: `https://campus.test/flowVerifyPrint?check=${id}` },
});

test('chosen instances are read a few at a time; what cannot be read is told, and the others are printed', async () => {
  let [underWay, most] = [0, 0];
  const gone = new Set(['3']);
  const { root } = createTestRoot({
    '/flow/print.do': async ({ instanceId }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      const id = String(instanceId);
      return gone.has(id) ? { msgState: 4, msg: '请求的内容不存在' } : { result: printOf(id) };
    },
  });
  root.session.begin(testLogin('teacher'));
  const papers = ['1', '2', '3', '4', '5'].map((id) => ({ id, title: `请假 ${id}` }));
  render(
    <RootContext.Provider value={root}>
      <PortalTheme>
        <MemoryRouter initialEntries={[{ pathname: '/flowPrint', state: { papers } }]}>
          <Routes>
            <Route path="/flowPrint" element={<FlowPrintsPage />} />
          </Routes>
        </MemoryRouter>
      </PortalTheme>
    </RootContext.Provider>,
  );
  expect(await screen.findByText('请假 3：请求的内容不存在')).toBeTruthy();
  expect(most).toBeLessThanOrEqual(3);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '打印 4 份' });
  await waitFor(() => expect(button.disabled).toBe(false));
  // Each begins on a page of its own, in the order in which they were chosen.
  const sheets = screen.getAllByRole('article').map((sheet) => sheet.querySelector('h1')?.textContent);
  expect(sheets.map((title) => title?.slice(0, 4))).toEqual(['请假 1', '请假 2', '请假 4', '请假 5']);
  gone.clear();
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByRole('button', { name: '打印 5 份' })).toBeTruthy();
});
