import { expect, test } from 'vitest';
import { mapAddress, positionText } from './position.ts';

test('a position reads as one writes it, on all four quarters of the earth', () => {
  expect(positionText({ latitude: 22.5896, longitude: 113.9679 })).toBe('22.58960° N, 113.96790° E');
  expect(positionText({ latitude: -33.1, longitude: -70 })).toBe('33.10000° S, 70.00000° W');
});

test('the name of a place cannot change the address it leads to', () => {
  const url = new URL(mapAddress('amap', { latitude: 1, longitude: 2 }, 'a&position=9,9#x'));
  expect(url.searchParams.getAll('position')).toEqual(['2,1']);
  expect(url.searchParams.get('name')).toBe('a&position=9,9#x');
});
