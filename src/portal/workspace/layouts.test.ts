import { describe, expect, test } from 'vitest';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { ThemeStore } from '../../runtime/stores/ThemeStore.ts';
import { memoryStorage } from '../../../tests/support/testRoot.ts';
import { arrange, inWorkspace, layoutModeOf, layoutOf } from './layouts.ts';

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

test.each([
  ['flow', 'flow'],
  ['tabs', 'tabs'],
  ['SPA', 'default'],
  ['whatever', 'default'],
])('a system of layout %j arranges its pages as %s', (layout, expected) => {
  expect(layoutModeOf({ layout })).toBe(expected);
});

describe('what stands around a page', () => {
  const looks = (change: Parameters<ThemeStore['change']>[0], width = 1440): ThemeStore => {
    const theme = new ThemeStore(new KeyValueStore(memoryStorage()));
    theme.resize(width);
    theme.change(change);
    return theme;
  };

  test('is what the person chose, where the system says nothing', () => {
    const chosen = looks({ fixedHeader: false, multiTab: false, layout: 'topmenu' });
    expect(arrange('default', chosen)).toEqual({
      headerStays: false,
      siderStays: true,
      tabs: false,
      limited: true,
    });
  });

  test('goes by with the page in a flow, which has all the room and no tabs', () => {
    const flows = { headerStays: false, siderStays: false, tabs: false, limited: false };
    expect(arrange('flow', looks({ layout: 'topmenu' }))).toEqual(flows);
  });

  test('has tabs where the system keeps its pages so', () => {
    expect(arrange('tabs', looks({ multiTab: false })).tabs).toBe(true);
  });

  test.each(['default', 'flow', 'tabs'] as const)('is alike on phones: %s', (mode) => {
    const phone = { headerStays: true, siderStays: true, tabs: false, limited: false };
    expect(arrange(mode, looks({ layout: 'topmenu', fixedHeader: false }, 390))).toEqual(phone);
  });
});
