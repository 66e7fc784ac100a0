import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openResource } from '../../../../tests/support/openResource.tsx';
import { studentForm, studentList } from '../../../../tests/support/studentList.ts';

const form = studentForm(
  { type: 'input', id: 'name', name: 'name', title: '姓名' },
  { type: 'signature', id: 'signed', name: 'signed', title: '签名' },
  { type: 'image-upload', id: 'photos', name: 'photos', title: '照片' },
);
const list = studentList([{ field: 'name' }, { field: 'signed' }, { field: 'photos' }]);
const file = (id: string) => ({ id, name: `${id}.png`, size: 1, type: 'image/png' });
const rows = [
  { id: '1', revision: 1, name: '林知夏', signed: [file('s')], photos: ['a', 'b', 'c', 'd', 'e'].map(file) },
  { id: '2', revision: 1, name: '周明远', signed: null, photos: null },
];

/** Whatever is watched is in sight, once the test says so; what is watched later is at once. */
let inSight: () => void;

beforeEach(() => {
  const watched: (() => void)[] = [];
  let isShown = false;
  inSight = () => {
    isShown = true;
    act(() => watched.forEach((show) => show()));
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly show: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.show = () => tell([{ isIntersecting: true }]);
      }
      observe() {
        if (isShown) this.show();
        else watched.push(this.show);
      }
      disconnect() {
        // nothing is watched
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(width = 1400) {
  const asked: unknown[] = [];
  openResource([list, form], {
    width,
    answers: {
      '/student/list.htm': { list: rows, total: 2 },
      '/link.do': ({ id, size }) => {
        asked.push(id);
        const small = typeof size === 'number' ? `?size=${String(size)}` : '';
        return { result: { url: `/files/${String(id)}${small}`, expiresAt: '2999-01-01T00:00:00.000Z' } };
      },
    },
  });
  return asked;
}

it.each([1400, 375])(
  'shows pictures small in a window of %s px, fetched when they come near',
  async (width) => {
    const asked = open(width);
    await screen.findByRole('button', { name: '查看大图：s.png' });
    expect(asked).toEqual([]);
    inSight();
    await waitFor(() => expect(asked).toEqual(['s', 'a', 'b', 'c']));
    const drawn = (await screen.findAllByRole('img')).filter((each) => each.tagName === 'IMG');
    const seen = drawn.map((img) => ['src', 'alt', 'loading'].map((name) => img.getAttribute(name)));
    expect(seen).toEqual(['s', 'a', 'b', 'c'].map((id) => [`/files/${id}?size=128`, `${id}.png`, 'lazy']));
    expect(screen.getByText('+2')).toBeTruthy();
  },
);

it('opens a picture large, leads to the others, and gives the focus back', async () => {
  open();
  const small = await screen.findByRole('button', { name: '查看大图：b.png' });
  fireEvent.click(small);
  const large = within(await screen.findByRole('dialog'));
  expect((await large.findByRole('img', { name: 'b.png' })).getAttribute('src')).toBe('/files/b');
  fireEvent.click(large.getByRole('button', { name: '下一张' }));
  await large.findByRole('img', { name: 'c.png' });
  expect(large.getByRole('status').textContent).toBe('3 / 5');
  fireEvent.click(large.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(small);
});

it('says that a picture is gone', async () => {
  openResource([list, form], {
    answers: {
      '/student/list.htm': { list: rows.slice(0, 1), total: 1 },
      '/link.do': { msgState: 4, msg: 'gone' },
    },
  });
  await screen.findByRole('button', { name: '查看大图：s.png' });
  inSight();
  await screen.findByTitle('图片无法显示：s.png');
});
