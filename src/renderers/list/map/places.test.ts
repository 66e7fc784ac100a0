import { expect, it } from 'vitest';
import { placeOf } from './places.ts';

const inOne = { place: 'at', latitude: undefined, longitude: undefined };
const inTwo = { place: undefined, latitude: 'lat', longitude: 'lng' };

it('reads a place from one member or from two, and nothing that is none', () => {
  expect(placeOf({ at: { latitude: 30.3, longitude: 120, address: '东门' } }, inOne)).toEqual({
    latitude: 30.3,
    longitude: 120,
  });
  expect(placeOf({ lat: '30.3', lng: 120 }, inTwo)).toEqual({ latitude: 30.3, longitude: 120 });
  expect(placeOf({ at: { value: '330106', label: '浙江省 / 杭州市 / 西湖区' } }, inOne)).toEqual({
    latitude: 30.2741,
    longitude: 120.1551,
  });
  for (const at of [
    null,
    { value: '990000', label: '' },
    '30,120',
    { latitude: 91, longitude: 0 },
    { latitude: 1 },
    [],
  ]) {
    expect(placeOf({ at }, inOne)).toBeUndefined();
  }
  for (const lat of [null, '', 'x', true, Number.NaN])
    expect(placeOf({ lat, lng: 1 }, inTwo)).toBeUndefined();
});
