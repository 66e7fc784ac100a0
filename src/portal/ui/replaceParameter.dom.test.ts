import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { replaceParameter } from './replaceParameter.ts';

/** A page is in sight while the browser may be at the next one already. */
function at(page: string, address: string) {
  const { root } = createPlainRoot();
  root.route.enter(page, '');
  window.history.replaceState(null, '', address);
  return root;
}

test('a parameter is written in place, beside the others, and taken out again', () => {
  const root = at('/mgr/student-list', '/mgr/student-list?tab=2#rows');
  const shown = () => window.location.href.slice(window.location.origin.length);
  replaceParameter(root, window, 'list', '{"q":"x"}');
  expect(shown()).toBe('/mgr/student-list?tab=2&list=%7B%22q%22%3A%22x%22%7D#rows');
  expect(root.route.query).toEqual({ tab: '2', list: '{"q":"x"}' });
  replaceParameter(root, window, 'list', undefined);
  expect(shown()).toBe('/mgr/student-list?tab=2#rows');
});

test('a page with a Chinese address is the one in sight too', () => {
  const root = at('/mgr/学生', '/mgr/%E5%AD%A6%E7%94%9F');
  replaceParameter(root, window, 'list', 'x');
  expect(window.location.search).toBe('?list=x');
});

test('a page on its way out writes nothing into the address of the next one', () => {
  const root = at('/main/2/1', '/main/2/2');
  replaceParameter(root, window, 'list', 'x');
  expect([window.location.search, root.route.path]).toEqual(['', '/main/2/1']);
});
