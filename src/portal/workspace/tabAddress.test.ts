import { expect, test } from 'vitest';
import { tabAddress } from './tabAddress.ts';

test.each([
  ['', '/main/1', '/main/1'],
  ['?t=17', '/main/1', '/main/1'],
  ['?list=x&t=17', '/main/1', '/main/1?list=x'],
  ['?id=7&list=x', '/main/1?id=7', '/main/1?id=7&list=x'],
])('the query %j', (search, path, address) => {
  expect(tabAddress('/main/1', search)).toEqual({ path, address });
});
