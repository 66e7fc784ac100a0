import { expect, it } from 'vitest';
import { regions } from '../input/region/regions.ts';
import { provinceAt } from './provinces.ts';

it.each(regions(1))('$label has a place within the country', ({ value }) => {
  const { latitude, longitude } = provinceAt(value)!;
  expect(latitude).toBeGreaterThan(18);
  expect(latitude).toBeLessThan(54);
  expect(longitude).toBeGreaterThan(73);
  expect(longitude).toBeLessThan(136);
});

it('no two provinces share a place, and what lies in one is there too', () => {
  const places = regions(1).map(({ value }) => JSON.stringify(provinceAt(value)));
  expect(new Set(places).size).toBe(places.length);
  expect(provinceAt('330106')).toEqual(provinceAt('330000'));
});

it.each(['990000', '33', '3301060', 'constructor', 330106, null, undefined])('%j has none', (code) => {
  expect(provinceAt(code)).toBeUndefined();
});
