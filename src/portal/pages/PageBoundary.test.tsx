import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { PageBoundary } from './PageBoundary.tsx';

// React has what a boundary caught reported as an error of the window, which would stand in the output.
const quiet = (event: Event): void => {
  event.preventDefault();
};
beforeEach(() => {
  window.addEventListener('error', quiet);
});
afterEach(() => {
  window.removeEventListener('error', quiet);
});

function Page({ place }: { place: string }) {
  if (place === '/broken') throw new Error('broken');
  return <p>{place}</p>;
}

test('what throws is told of and logged, and another place is tried anew', () => {
  const { root } = createPlainRoot();
  const at = (place: string) => (
    <RootContext.Provider value={root}>
      <PageBoundary place={place}>
        <Page place={place} />
      </PageBoundary>
    </RootContext.Provider>
  );
  const { rerender } = render(at('/broken'));
  expect(screen.getByText(/页面加载失败/)).toBeTruthy();
  expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['PAGE_FAILED']);
  rerender(at('/sound'));
  expect(screen.getByText('/sound')).toBeTruthy();
});
