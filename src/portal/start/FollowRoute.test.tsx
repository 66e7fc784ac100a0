import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { FollowRoute } from './FollowRoute.tsx';

test('every page begins at its top; other parameters of it leave the place', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { root } = createTestRoot();
  renderPortal(
    root,
    <>
      <FollowRoute>{({ pathname, search }) => <p>{`${pathname}${search}`}</p>}</FollowRoute>
      <Link to="/main/1?q=1">parameters</Link>
      <Link to="/main/2">page</Link>
    </>,
    '/main/1',
  );
  fireEvent.click(screen.getByText('parameters'));
  screen.getByText('/main/1?q=1');
  expect(root.route.address).toBe('/main/1?q=1');
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('page'));
  screen.getByText('/main/2');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  scrolled.mockRestore();
});
