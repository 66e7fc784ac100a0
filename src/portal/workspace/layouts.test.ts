import { expect, test } from 'vitest';
import { inWorkspace, layoutOf } from './layouts.ts';

test.each([
  ['SPA', '{}', 'single'],
  ['SPA', '{"navMode":"homemenu"}', 'single'],
  ['default', '{"navMode":"homemenu"}', 'homeMenu'],
  ['default', { navMode: 'homemenu' }, 'homeMenu'],
  ['default', '{"navMode":"menu"}', 'menus'],
  ['tabs', '{broken', 'menus'],
])('a system of layout %j with the skin %j is laid out as %s', (layout, skin, expected) => {
  expect(layoutOf({ layout, skin })).toBe(expected);
});

test.each([
  ['/main', true],
  ['/main/1/2?a=1', true],
  ['/menu', true],
  ['/single/app', true],
  ['/mainly', false],
  ['/menus', false],
  ['/mgr/main', false],
])('%s is a page of an open system: %j', (path, expected) => {
  expect(inWorkspace(path)).toBe(expected);
});
