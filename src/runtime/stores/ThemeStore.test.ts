import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/support/testRoot.ts';
import { KeyValueStore } from './KeyValueStore.ts';
import { ThemeStore } from './ThemeStore.ts';

const create = (storage = new KeyValueStore(memoryStorage())) => ({
  storage,
  theme: new ThemeStore(storage),
});

describe('looks', () => {
  it('begin as the product does', () => {
    expect(create().theme.settings).toEqual({
      navTheme: 'lightMenu',
      primaryColor: '#1890ff',
      layout: 'sidemenu',
      contentWidth: 'Fixed',
      fixedHeader: true,
      fixSiderbar: true,
      autoHideHeader: false,
      colorWeak: false,
      multiTab: true,
    });
  });

  it('are light on paper, and dark again behind it', () => {
    const { storage, theme } = create();
    theme.change({ navTheme: 'realDark' });
    theme.print(true);
    expect(theme.dark).toBe(false);
    expect(create(storage).theme.dark).toBe(true);
    theme.print(false);
    expect(theme.dark).toBe(true);
  });

  it('are kept and restored', () => {
    const { storage, theme } = create();
    theme.change({ primaryColor: '#722ed1', layout: 'topmenu' });
    theme.toggleDark();
    expect(create(storage).theme.settings).toMatchObject({
      primaryColor: '#722ed1',
      layout: 'topmenu',
      navTheme: 'realDark',
      multiTab: true,
    });
  });

  it.each([
    [{ primaryColor: '</style><img>', layout: 'zzz', navTheme: 5, multiTab: 'no', other: true }],
    ['looks'],
    [[1, 2]],
    [null],
  ])('are restored only where they are looks: %j', (kept) => {
    const { storage, theme } = create();
    storage.setJson('theme', kept);
    expect(create(storage).theme.settings).toEqual(theme.settings);
  });

  it('are those of the portal where the person has chosen nothing', () => {
    const { storage, theme } = create();
    theme.change({ layout: 'topmenu' });
    theme.follow({ primaryColor: '#13a8a8', layout: 'minisidemenu', multiTab: false });
    expect(theme.settings).toMatchObject({ primaryColor: '#13a8a8', layout: 'topmenu', multiTab: false });
    theme.change({ primaryColor: '#1890ff' });
    expect(theme.settings.primaryColor).toBe('#1890ff');
    // What is the portal's is not kept as the person's.
    expect(create(storage).theme.settings).toMatchObject({ primaryColor: '#1890ff', multiTab: true });
  });

  it('take nothing of the portal that is no look', () => {
    const { theme } = create();
    const { settings } = theme;
    theme.follow({ primaryColor: 'red;}', layout: 'x', multiTab: 'no', navTheme: 1, other: true });
    expect(theme.settings).toEqual(settings);
  });

  it('that a page asks for hold over those of the portal, whichever comes first', () => {
    const { theme } = create();
    theme.show({ primaryColor: '#1890ff' });
    theme.follow({ primaryColor: '#13a8a8' });
    expect(theme.settings.primaryColor).toBe('#1890ff');
    theme.change({ primaryColor: '#6247aa' });
    expect(theme.settings.primaryColor).toBe('#6247aa');
  });

  it('that the site around a frame wants come back after a page with looks of its own, and give way to a choice', () => {
    const { storage, theme } = create();
    theme.surround({ navTheme: 'realDark' });
    const back = theme.show({ navTheme: 'lightMenu' });
    expect(theme.dark).toBe(false);
    back();
    expect([theme.dark, storage.get('theme')]).toEqual([true, null]);
    theme.toggleDark();
    expect([theme.dark, theme.settings.navTheme]).toEqual([false, 'lightMenu']);
  });

  it('on a phone have the menus at the side, and keep header and menus in sight, whatever was chosen', () => {
    const { theme } = create();
    theme.change({ layout: 'topmenu', fixedHeader: false, fixSiderbar: false });
    theme.resize(1440);
    expect([theme.layout, theme.headerStays, theme.siderStays]).toEqual(['topmenu', false, false]);
    theme.resize(390);
    expect([theme.layout, theme.headerStays, theme.siderStays]).toEqual(['sidemenu', true, true]);
  });

  it('are dark only in night mode', () => {
    const { theme } = create();
    theme.change({ navTheme: 'darkMenu' });
    expect(theme.dark).toBe(false);
    theme.toggleDark();
    expect(theme.dark).toBe(true);
    theme.toggleDark();
    expect(theme.dark).toBe(false);
  });
});

describe('the device', () => {
  it.each([
    [320, 'mobile', true],
    [576, 'mobile', true],
    [577, 'tablet', false],
    [1199, 'tablet', false],
    [1200, 'desktop', true],
    [2560, 'desktop', true],
  ])('at %d px is %s, its sidebar open: %s', (width, device, open) => {
    const { theme } = create();
    theme.resize(900);
    theme.resize(width);
    expect([theme.device, theme.siderOpen]).toEqual([device, open]);
  });

  it('leaves the sidebar as the person put it while the device stays the same', () => {
    const { theme } = create();
    theme.setSider(false);
    theme.resize(1300);
    expect(theme.siderOpen).toBe(false);
    theme.resize(1000);
    theme.setSider(true);
    theme.resize(800);
    expect(theme.siderOpen).toBe(true);
  });

  it('closes the drawer of menus when it changes', () => {
    const { theme } = create();
    theme.resize(400);
    theme.setDrawer(true);
    theme.resize(410);
    expect(theme.drawer).toBe(true);
    theme.resize(1400);
    expect(theme.drawer).toBe(false);
  });
});
