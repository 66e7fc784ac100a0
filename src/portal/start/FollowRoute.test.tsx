import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, Router, type Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
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

test('options that did not come on one page are asked for again on the next', async () => {
  const asked: unknown[] = [];
  const { root } = createTestRoot({
    '/component/getSelectorData.htm': ({ source }) => {
      asked.push(source);
      return asked.length === 1 ? { msgState: 9 } : { list: [] };
    },
  });
  await root.dictionaries.fetch('person');
  renderPortal(
    root,
    <>
      <FollowRoute>{({ pathname }) => <p>{pathname}</p>}</FollowRoute>
      <Link to="/main/2">page</Link>
    </>,
    '/main/1',
  );
  expect(asked).toEqual(['person']);
  fireEvent.click(screen.getByText('page'));
  await waitFor(() => expect(root.dictionaries.options('person').status).toBe('ready'));
  expect(asked).toEqual(['person', 'person']);
});

test('an address that the page wrote by itself leaves the page as it is when the router hears of it', () => {
  const { root } = createTestRoot();
  const cancelled = vi.spyOn(root.client, 'cancelRoute');
  const drawn = vi.fn(() => null);
  const still: Navigator = { createHref: String, push: vi.fn(), replace: vi.fn(), go: vi.fn() };
  const at = (search: string, key: string) => (
    <RootContext.Provider value={root}>
      <Router location={{ pathname: '/main/1', search, hash: '', state: null, key }} navigator={still}>
        <FollowRoute>{drawn}</FollowRoute>
      </Router>
    </RootContext.Provider>
  );
  const { rerender } = render(at('', 'first'));
  root.route.enter('/main/1', '?list=filtered');
  rerender(at('?list=filtered', 'first'));
  expect(drawn).not.toHaveBeenCalledWith(expect.objectContaining({ search: '?list=filtered' }));
  expect(cancelled).not.toHaveBeenCalled();
  rerender(at('?list=filtered', 'second'));
  expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'second' }));
});
