import { expect, test } from 'vitest';
import { metas } from '../metas.ts';
import { furtherIcons } from './furtherIcons.ts';
import { iconClasses, iconOf } from '../../schemas/iconClasses.ts';
import { firstIconNames } from '../../schemas/iconNames.ts';
import { furtherNames, icons } from './icons.ts';

test('every widget has an icon that can be drawn', () => {
  const missing = metas.filter(({ icon }) => !icons.has(icon) && !furtherNames.has(icon));
  expect(missing.map(({ type, icon }) => `${type}: ${icon}`)).toEqual([]);
});

test('what is fetched is what is named', () => {
  const named = [...furtherIcons.keys()].filter((name) => !name.startsWith('fa '));
  expect(named.sort()).toEqual([...furtherNames].sort());
  expect([...icons.keys()]).toEqual(firstIconNames);
});

test('classes of elsewhere stand for icons that can be drawn, and names for themselves', () => {
  expect([...iconClasses.keys()].filter((name) => !furtherIcons.has(`fa fa-${name}`))).toEqual([]);
  expect(iconOf('fa fa-users')).toBe('team');
  expect(iconOf('fa fa-of-nowhere')).toBe('fa fa-of-nowhere');
  expect(iconOf('fa fa-constructor')).toBe('fa fa-constructor');
  expect(iconOf('team')).toBe('team');
});
