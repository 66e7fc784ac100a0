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
