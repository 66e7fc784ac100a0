import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

// There is no canvas here, so that drawing fails: that it does shows that it was tried.

/** A chart whose picture has come and is not in view; `appear` brings it there. */
async function openChart() {
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
  return { root, picture, appear: () => act(() => seen.forEach((tell) => tell())) };
}

/** Once, and why it could not be drawn: ending it must not fail too. */
const FAILED = [
  {
    finding: {
      code: 'WIDGET_FAILED',
      message: { enUS: expect.stringContaining("setting 'dpr'") as string },
    },
  },
];

test('a chart that cannot be drawn says so in its place, though it is drawn out of its turn', async () => {
  const { root, appear } = await openChart();
  expect(root.log.entries).toEqual([]);
  appear();
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(root.log.entries).toMatchObject(FAILED);
});

test.each([
  ['light', 'lightMenu'],
  ['dark', 'realDark'],
] as const)(
  'before the page is printed, a chart is drawn that waits or was never in view (%s)',
  async (_, navTheme) => {
    vi.stubGlobal('requestIdleCallback', () => 1);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const { root, picture, appear } = await openChart();
    act(() => root.theme.change({ navTheme }));
    if (navTheme === 'realDark') appear();
    else vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
    expect(root.log.entries).toEqual([]);
    expect(picture.isConnected).toBe(true);
    act(() => root.theme.print(true));
    expect(root.log.entries).toMatchObject(FAILED);
    expect(screen.queryByRole('img')).toBeNull();
  },
);
