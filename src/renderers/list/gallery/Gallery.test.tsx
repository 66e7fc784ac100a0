import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { writableRecords } from '../../../../tests/support/writableRecords.tsx';
import type { Node } from '../../../schemas/node.ts';

const PHOTO = { id: '1d4f6b83-2c5e-4a7d-9b0c-3e5f7a9b1c2d', name: 'p.png', size: 9, type: 'image/png' };
const LINK = '/api/file/open/1d4f6b83?signature=x';
const rows = [
  { id: '1', name: '林知夏', office: '明德楼 101', title: 'professor', photo: [PHOTO] },
  { id: '2', name: '周明远', office: null, title: null, photo: null },
];
const node: Node = {
  type: 'gallery',
  id: 'staff',
  props: { image: 'photo', title: '{{ item.name }}', fields: ['office'], status: 'title' },
};
const options = { title: [{ value: 'professor', label: '教授', tone: 'blue' as const }] };

/** Brings every watched element into sight, when told to. */
function watchSight() {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {
        // told by the test
      }
      disconnect() {
        // nothing is watched
      }
    },
  );
  return () => act(() => seen.forEach((show) => show()));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a gallery', () => {
  it('asks for the link of a stored picture when its place comes near, and draws it lazily', async () => {
    const show = watchSight();
    const asked: unknown[] = [];
    const answers = {
      '/link.do': (param: object) => {
        asked.push(param);
        return { result: { url: LINK, expiresAt: '2999-01-01T00:00:00.000Z' } };
      },
    };
    const { wrap } = writableRecords({ rows, options });
    const { container } = await renderNode(node, { wrap, answers });
    await screen.findByText('林知夏');
    expect([asked, container.querySelector('img')]).toEqual([[], null]);
    show();
    await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe(LINK));
    expect(asked).toMatchObject([{ id: PHOTO.id }]);
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('draws initials where there is no picture, and where it does not come', async () => {
    const { wrap } = writableRecords({
      rows: [rows[1]!, { id: '3', name: '陈思齐', photo: '/gone.png' }],
    });
    const { container } = await renderNode(node, { wrap });
    expect(await screen.findByText('明远')).toBeTruthy();
    expect(screen.queryByText('思齐')).toBeNull();
    fireEvent.error(container.querySelector('img')!);
    expect(screen.getByText('思齐')).toBeTruthy();
  });

  it('says how records stand, and what their fields say; empty ones are left out', async () => {
    const { wrap } = writableRecords({ rows, options });
    await renderNode(node, { wrap });
    await screen.findByText('教授');
    expect(screen.getByTitle('字段 office').textContent).toBe('明德楼 101');
    expect(screen.getAllByTitle('字段 office')).toHaveLength(1);
  });

  it('opens a record by its title', async () => {
    const { wrap, open } = writableRecords({ rows, options });
    await renderNode(node, { wrap });
    fireEvent.click(await screen.findByRole('button', { name: '周明远' }));
    expect(open).toHaveBeenCalledWith(rows[1]);
  });

  it('draws many in steps', async () => {
    const many = Array.from({ length: 202 }, (_, index) => ({ id: String(index), name: `n${index}` }));
    const { wrap } = writableRecords({ rows: many });
    await renderNode({ ...node, props: { title: '{{ item.name }}' } }, { wrap });
    await screen.findByText('n199');
    expect(screen.queryByText('n200')).toBeNull();
    fireEvent.click(screen.getByText('再显示 2 条'));
    expect(screen.getByText('n201')).toBeTruthy();
    expect(screen.queryByText(/再显示/)).toBeNull();
  });
});
