import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { useAnchor } from './useAnchor.ts';

function Link({ to, blank }: { to: string; blank?: boolean }) {
  const anchor = useAnchor()(to, blank);
  return anchor ? <a {...anchor}>go</a> : <span>refused</span>;
}

function draw(to: string, blank?: boolean) {
  const { root, ui } = createPlainRoot();
  render(
    <RootContext.Provider value={root}>
      <Link to={to} {...(blank === undefined ? {} : { blank })} />
    </RootContext.Provider>,
  );
  return ui;
}

test('a path of this site goes through the router, unless a new tab is asked for', () => {
  const ui = draw('/app/a');
  const link = screen.getByRole('link');
  // jsdom cannot follow links; the browser would.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(ui.paths).toEqual([]);
  fireEvent.click(link);
  expect(ui.paths).toEqual(['/app/a']);
});

test('another site opens apart and learns nothing; a path does so where it is said', () => {
  draw('https://example.edu');
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
});

test('an address that could run something is none', () => {
  draw('javascript:alert(1)');
  expect(screen.getByText('refused')).toBeTruthy();
});
