import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import { catalogueOf } from '../../documents/widgetCatalogue.ts';
import { type GalleryDefaults, readSettings, statesOf, stateTitle, writeSettings } from './settings.ts';

const defaults: GalleryDefaults = { type: 'input', lang: 'zhCN', dark: false, width: 'desktop' };

test('a link keeps everything', () => {
  const settings = {
    type: 'acme/seat-map',
    fixture: 1,
    lang: 'enUS',
    dark: true,
    width: 'phone',
    state: 'readOnly',
  } as const;
  expect(readSettings(writeSettings(settings), defaults)).toEqual(settings);
  expect(readSettings('?type=money&fixture=1&lang=enUS&dark=1&width=phone&state=readOnly', defaults)).toEqual(
    {
      ...settings,
      type: 'money',
    },
  );
  expect(readSettings('?fixture=page', defaults).fixture).toBe('page');
});

test('what a link says wrongly counts as not said', () => {
  expect(readSettings('?fixture=-1&dark=yes&width=tv&state=broken', { ...defaults, dark: false })).toEqual({
    ...defaults,
    fixture: 0,
    state: 'normal',
  });
});

test('widgets are found by type and by title in both languages', () => {
  const found = (search: string) =>
    catalogueOf(metas, search).flatMap((group) => group.metas.map(({ type }) => type));
  expect(found('')).toHaveLength(metas.length);
  expect(found('DROPDOWN-act')).toEqual(['dropdown-actions']);
  expect(found('金额')).toContain('money');
  expect(found('amount')).toContain('money');
  expect(found('没有这样的')).toEqual([]);
  expect(catalogueOf(metas, 'money').map(({ family }) => family)).toEqual(['display', 'input']);
});

test('each kind of subject has the states that make sense for it', () => {
  expect(statesOf(undefined)).not.toContain('adding');
  expect(statesOf('control')).toEqual(statesOf(undefined));
  expect(statesOf('mgrList')).not.toContain('disabled');
  expect(statesOf('mgrForm')).toContain('adding');
  expect([
    stateTitle('normal', 'form'),
    stateTitle('normal', 'mgrList'),
    stateTitle('error', 'form'),
  ]).toEqual(['editing', 'normal', 'error']);
});
