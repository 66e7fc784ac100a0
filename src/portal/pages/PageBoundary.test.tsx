import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { quietErrors } from '../../../tests/support/quietErrors.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { ChunkLoadError, type ChunkRemedy } from '../../runtime/data/ChunkLoadError.ts';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { PageBoundary } from './PageBoundary.tsx';

quietErrors();

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

const missing = (remedy: ChunkRemedy) =>
  new ChunkLoadError({ type: 'missing', request: '/assets/HomePage-a1.js', remedy });

/** Draws a part that fails with these in turn, and comes then. */
function drawPart(failures: Error[]) {
  const { root } = createPlainRoot();
  const load = vi.fn(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(() => <p>here</p>);
  });
  const Part = lazyPart(load);
  render(
    <RootContext.Provider value={root}>
      <PageBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </PageBoundary>
    </RootContext.Provider>,
  );
  return { root, load };
}

test('a part that does not come is told by its name, and comes by another try', async () => {
  const { root, load } = drawPart([missing('retry')]);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Loading chunk failed (missing: /assets/HomePage-a1.js)',
  );
  expect(root.log.entries.map(({ finding }) => finding.code)).toEqual(['CHUNK_LOAD_FAILED']);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('after a new release, loading the page anew is all that is proposed', async () => {
  drawPart([missing('release')]);
  expect((await screen.findByRole('alert')).textContent).toContain('平台已更新');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['刷新页面']);
});

test('where only a new page helps and input would be lost, the person is asked to load it', async () => {
  const { root } = drawPart([missing('retry'), missing('reload')]);
  root.unsaved.register(() => true, undefined);
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '刷新页面' })).toBeTruthy();
});
