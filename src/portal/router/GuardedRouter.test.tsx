import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPlainRoot, testLogin } from '../../../tests/support/testRoot.ts';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { FollowRoute } from '../start/FollowRoute.tsx';
import { GuardedRouter } from './GuardedRouter.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/form?id=7');
});

const Here = () => <p data-testid="here">{useLocation().pathname}</p>;

/** A page with a link, left in the midst of typing. */
async function open() {
  const { root, ui } = createPlainRoot({ answers: { '/login/login.do': { result: testLogin('staff') } } });
  await root.session.logIn('lin', 'x', 478);
  render(
    <RootContext.Provider value={root}>
      <GuardedRouter>
        <FollowRoute>
          {(location) => (
            <Routes location={location}>
              <Route path="*" element={<Here />} />
            </Routes>
          )}
        </FollowRoute>
        <Link to="/elsewhere">go</Link>
        <Link to="/form?id=7">stay</Link>
      </GuardedRouter>
    </RootContext.Provider>,
  );
  root.unsaved.register(() => true, undefined);
  const close = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { root, ui, close, here: () => screen.getByTestId('here').textContent };
}

test('a link asks about unsaved input, and is followed once it may be lost', async () => {
  const { root, ui, here } = await open();
  ui.agrees = false;
  fireEvent.click(screen.getByText('go'));
  await vi.waitFor(() => expect(ui.questions).toHaveLength(1));
  expect(here()).toBe('/form');
  expect(root.unsaved.any()).toBe(true);
  ui.agrees = true;
  // The first question has to be over before the next can be asked.
  await vi.waitFor(() => {
    if (ui.questions.length === 1) fireEvent.click(screen.getByText('go'));
    expect(ui.questions).toHaveLength(2);
  });
  await vi.waitFor(() => expect(here()).toBe('/elsewhere'));
});

test('the address of the page itself is no way out', async () => {
  const { ui, here } = await open();
  fireEvent.click(screen.getByText('stay'));
  expect(here()).toBe('/form');
  expect(ui.questions).toEqual([]);
});

test('the browser is told when its window closes, as long as the session holds', async () => {
  const { root, ui, close, here } = await open();
  expect(close()).toBe(true);
  act(() => root.session.forget('expired'));
  expect(close()).toBe(false);
  fireEvent.click(screen.getByText('go'));
  await vi.waitFor(() => expect(here()).toBe('/elsewhere'));
  expect(ui.questions).toEqual([]);
});

test.each(['/home%0d%0aX', '/main/1%0A', '/x%E2%80%A8y'])(
  '%s, which no route can match, leads home',
  async (path) => {
    window.history.replaceState(null, '', path);
    const { root, here } = await open();
    expect(here()).toBe('/home');
    root.unsaved.giveUp();
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await vi.waitFor(() => expect(here()).toBe('/home'));
    expect(window.location.pathname).toBe('/home');
  },
);
