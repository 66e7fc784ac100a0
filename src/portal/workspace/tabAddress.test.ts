import { expect, test } from 'vitest';
import { linkOf, tabAddress } from './tabAddress.ts';

test.each([
  ['', '/main/1', '/main/1'],
  ['?t=17', '/main/1', '/main/1'],
  ['?list=x&t=17', '/main/1', '/main/1?list=x'],
  ['?view=v1&list=x', '/main/1', '/main/1?view=v1&list=x'],
  ['?inspect=1', '/main/1', '/main/1?inspect=1'],
  ['?id=7&list=x', '/main/1?id=7', '/main/1?id=7&list=x'],
])('the query %j', (search, path, address) => {
  expect(tabAddress('/main/1', search)).toEqual({ path, address });
});

test.each([
  ['/main/2/1?list=x', 'student-affairs', '/system/student-affairs/2/1?list=x'],
  ['/main', 'student-affairs', '/system/student-affairs'],
  ['/mainland', 'student-affairs', '/mainland'],
  ['/app/welcome?id=1', 'student-affairs', '/app/welcome?id=1'],
  ['/main/2/1', undefined, '/main/2/1'],
])('the link of %s in %s is %s', (address, system, link) => {
  expect(linkOf(address, system)).toBe(link);
});
