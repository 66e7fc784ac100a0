import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

// There is no canvas here, so that drawing fails.
test('a chart that cannot be drawn says so in its place, though it is drawn out of its turn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(target: Element): void {
        const entry = { target, isIntersecting: true, boundingClientRect: { width: 400 } };
        seen.push(() => this.tell([entry]));
      }
      unobserve(): void {
        // nothing to end
      }
      disconnect(): void {
        // nothing to end
      }
    },
  );
  const { root } = await renderNode(
    {
      type: 'bar-chart',
      id: 'chart',
      props: { source: 'rows', category: 'college', series: [{ field: 'students', name: '人数' }] },
    },
    {
      page: { sources: { rows: { call: 'student/aggregate' } } },
      answers: { '/aggregate.htm': { list: [{ college: 'cs', students: 1 }] } },
    },
  );
  const picture = await screen.findByRole('img');
  await waitFor(() => expect(picture.querySelector('.ant-skeleton')).toBeNull());
  act(() => seen.forEach((tell) => tell()));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  // Once, and why it could not be drawn: ending it must not fail too.
  expect(root.log.entries).toMatchObject([
    {
      finding: {
        code: 'WIDGET_FAILED',
        message: { enUS: expect.stringContaining("setting 'dpr'") as string },
      },
    },
  ]);
});
