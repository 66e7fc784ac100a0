import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toGcj02 } from './gcj02.ts';

const perDegree = 111_195;

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
