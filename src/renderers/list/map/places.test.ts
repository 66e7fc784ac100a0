import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf, toGcj02 } from './places.ts';

const inOne = { place: 'at', latitude: undefined, longitude: undefined };
const inTwo = { place: undefined, latitude: 'lat', longitude: 'lng' };
const perDegree = 111_195;

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

it('moves places of mainland China by some hundred metres, smoothly, and no others', () => {
  const chinese = {
    latitude: fc.double({ min: 20, max: 50, noNaN: true }),
    longitude: fc.double({ min: 80, max: 130, noNaN: true }),
  };
  const moved = (place: { latitude: number; longitude: number }): [north: number, east: number] => {
    const to = toGcj02(place);
    const east = (to.longitude - place.longitude) * perDegree * Math.cos((place.latitude * Math.PI) / 180);
    return [(to.latitude - place.latitude) * perDegree, east];
  };
  fc.assert(
    fc.property(fc.record(chinese), (place) => {
      const [north, east] = moved(place);
      expect(Math.hypot(north, east)).toBeLessThan(1200);
      const [nearNorth, nearEast] = moved({ ...place, latitude: place.latitude + 0.001 });
      expect(Math.hypot(nearNorth - north, nearEast - east)).toBeLessThan(5);
    }),
  );
  // The gate of the Forbidden City, as both datums have it.
  expect(toGcj02({ latitude: 39.9139, longitude: 116.3915 })).toEqual({
    latitude: expect.closeTo(39.9153, 3) as number,
    longitude: expect.closeTo(116.3977, 3) as number,
  });
  const london = { latitude: 51.5, longitude: -0.12 };
  expect(toGcj02(london)).toEqual(london);
});
