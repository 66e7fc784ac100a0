import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

afterEach(() => void vi.restoreAllMocks());

test('appears once the page is scrolled far enough, and leads back up', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await renderNode({ type: 'back-top', id: 'up', props: { after: 200 } });
  expect(screen.queryByRole('button')).toBeNull();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(200);
  act(() => void window.dispatchEvent(new Event('scroll')));
  fireEvent.click(screen.getByRole('button', { name: '回到顶部' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

test('in a box that scrolls it stands in the corner of the box, and leads to its top', async () => {
  const { container } = await renderNode({
    type: 'scroll-region',
    id: 'box',
    props: { height: 200 },
    children: [{ type: 'back-top', id: 'up', props: { after: 100 } }],
  });
  const box = container.querySelector<HTMLElement>('[style*="overflow: auto"]')!;
  box.style.overflowY = 'auto';
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 200));
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  const scrollTo = vi.fn();
  box.scrollTo = scrollTo;
  box.scrollTop = 60;
  act(() => void box.dispatchEvent(new Event('scroll')));
  expect(screen.queryByRole('button')).toBeNull();
  box.scrollTop = 120;
  act(() => void box.dispatchEvent(new Event('scroll')));
  const button = screen.getByRole('button', { name: '回到顶部' });
  expect(button.style.insetInlineEnd).toMatch(/^calc\(4\d\dpx/);
  fireEvent.click(button);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});
