import { expect, test, vi } from 'vitest';
import { followLinks } from './followLinks.ts';

const own = (path: string): string => `${window.location.origin}${path}`;

test.each([
  [
    'a page of the portal in a new window',
    own('/mgr/students?a=1#b'),
    '_blank',
    ['navigate', '/mgr/students?a=1#b'],
  ],
  ['another site', 'https://other.example.edu/a', '', ['outside', 'https://other.example.edu/a']],
  [
    'another site in a new window',
    'https://other.example.edu/a',
    '_blank',
    ['outside', 'https://other.example.edu/a'],
  ],
  ['a page of the portal', own('/home'), '', undefined],
  ['a file', own('/files/1'), '_blank', undefined],
  ['no page', 'mailto:office@example.edu', '', undefined],
])('a link to %s', (_what, href, target, expected) => {
  const told = vi.fn<(how: string, where: string) => void>();
  const stop = followLinks(window, {
    outside: (url) => told('outside', url),
    navigate: (address) => told('navigate', address),
  });
  const anchor = Object.assign(document.createElement('a'), { href, target });
  const inner = anchor.appendChild(document.createElement('span'));
  // What no browser follows here.
  const keep = vi.fn((event: Event) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  window.addEventListener('click', keep);
  document.body.append(anchor);
  inner.click();
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  anchor.remove();
  window.removeEventListener('click', keep);
  stop();
  expect(told.mock.calls).toEqual(expected === undefined ? [] : [expected]);
  expect(keep.mock.results.map(({ value }) => value as boolean)).toEqual([expected !== undefined, false]);
});
