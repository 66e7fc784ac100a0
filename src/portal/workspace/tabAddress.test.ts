import { expect, test } from 'vitest';
import { linkOf, named, namedSystem, naming, systemOf, tabAddress } from './tabAddress.ts';

test.each([
  ['', '/main/1', '/main/1'],
  ['?t=17', '/main/1', '/main/1'],
  ['?list=x&t=17', '/main/1', '/main/1?list=x'],
  ['?view=v1&list=x', '/main/1', '/main/1?view=v1&list=x'],
  ['?list=x&systemId=a', '/main/1', '/main/1?list=x&systemId=a'],
  ['?inspect=1', '/main/1', '/main/1?inspect=1'],
  ['?id=7&list=x', '/main/1?id=7', '/main/1?id=7&list=x'],
])('the query %j', (search, path, address) => {
  expect(tabAddress('/main/1', search)).toEqual({ path, address });
});

test.each([
  ['/main/2/1?list=x', 'student-affairs', '/system/student-affairs/2/1?list=x'],
  ['/main/2/1?list=x&systemId=other', 'student-affairs', '/system/student-affairs/2/1?list=x'],
  ['/main', 'student-affairs', '/system/student-affairs'],
  ['/mainland', 'student-affairs', '/mainland'],
  ['/app/welcome?id=1', 'student-affairs', '/app/welcome?id=1'],
  ['/main/2/1', undefined, '/main/2/1'],
])('the link of %s in %s is %s', (address, system, link) => {
  expect(linkOf(address, system)).toBe(link);
});

test.each([
  ['?list=x', '?list=x&systemId=a'],
  ['?view=v1&systemId=b', '?view=v1&systemId=a'],
  ['', '?systemId=a'],
])('%j names its system as %j', (search, named) => {
  expect(naming(search, 'a')).toBe(named);
});

test.each([
  ['/main/2/1', 'a', '/main/2/1?systemId=a'],
  ['/main/2/1?id=7#rows', 'a', '/main/2/1?id=7&systemId=a#rows'],
  ['/menu', 'a', '/menu?systemId=a'],
  ['/main/2/1?systemId=b', 'a', '/main/2/1?systemId=b'],
  ['/main/2/1', undefined, '/main/2/1'],
  ['/app/welcome?id=1', 'a', '/app/welcome?id=1'],
  ['/home', 'a', '/home'],
])('%s in the system %s stands in the browser as %s', (address, system, complete) => {
  expect(named(address, system)).toBe(complete);
});

test.each([
  ['/system/a/2/1', '', 'a'],
  ['/system/%E5%AD%A6', '', '学'],
  ['/system/%E5', '', undefined],
  ['/main/2/1', '?systemId=a', 'a'],
  ['/main/2/1', '', undefined],
  ['/app/welcome', '?systemId=a', undefined],
])('%s%s is a page of the system %s', (pathname, search, system) => {
  expect(systemOf(pathname, search)).toBe(system);
});

test('the system that a query names', () => {
  expect(namedSystem('?list=x&systemId=a')).toBe('a');
  expect(namedSystem('?list=x')).toBeUndefined();
});
