import { fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { flowRow } from '../../../tests/support/flowRow.ts';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { flowWalkOf } from './FlowWalk.ts';
import { useFlowNeighbours } from './useFlowNeighbours.ts';

const Beside = observer(function Beside() {
  const neighbours = useFlowNeighbours();
  if (neighbours === undefined) return <p>alone</p>;
  return (
    <>
      <button disabled={!neighbours.previous} onClick={neighbours.previous}>
        previous
      </button>
      <button disabled={!neighbours.next} onClick={neighbours.next}>
        next
      </button>
    </>
  );
});

function open(address: string): void {
  const { root } = createTestRoot({
    '/flow/list.do': { list: [flowRow('2')], result: { more: false } },
  });
  flowWalkOf(root).begin({
    scope: 'wait',
    flow: 'leave',
    sort: undefined,
    param: { scope: 'wait' },
    rows: [flowRow('1')],
    more: true,
  });
  renderPortal(
    root,
    <Routes>
      <Route path="/flowDetail/:id" element={<Beside />} />
    </Routes>,
    address,
  );
}

const isDisabled = (name: string): boolean =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('who came from a list goes on to its next line, which is fetched, and back', async () => {
  open('/flowDetail/i-1?task=1&from=wait&flow=leave');
  expect([isDisabled('previous'), isDisabled('next')]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'next' }));
  await expect.poll(() => isDisabled('next')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'previous' }));
  expect(isDisabled('previous')).toBe(true);
});

test('who came from elsewhere, or from another list, has no neighbours', () => {
  open('/flowDetail/i-1?task=1&from=wait');
  expect(screen.getByText('alone')).toBeTruthy();
});
