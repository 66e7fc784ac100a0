import { expect, test } from 'vitest';
import { metas } from '../metas.ts';
import { furtherIcons } from './furtherIcons.ts';
import { firstIconNames } from '../../schemas/iconNames.ts';
import { furtherNames, icons } from './icons.ts';

test('every widget has an icon that can be drawn', () => {
  const missing = metas.filter(({ icon }) => !icons.has(icon) && !furtherNames.has(icon));
  expect(missing.map(({ type, icon }) => `${type}: ${icon}`)).toEqual([]);
});

test('what is fetched is what is named', () => {
  expect([...furtherIcons.keys()].sort()).toEqual([...furtherNames].sort());
  expect([...icons.keys()]).toEqual(firstIconNames);
});
