import { expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';

const at = (x: number, y = 0) => ({ x, y });

it('puts together what is near, and loses nothing', () => {
  const points = [at(0), at(100), at(20), at(0, 23), at(25), at(109)];
  expect(clustersOf(points, 24)).toEqual([[at(0), at(20), at(0, 23)], [at(100), at(109)], [at(25)]]);
  expect(clustersOf([], 24)).toEqual([]);
});

it('draws none of 1,000 points over another', () => {
  const points = Array.from({ length: 1000 }, (_, index) =>
    at((index * 7919) % 600, (index * 104_729) % 400),
  );
  const clusters = clustersOf(points, 24);
  expect(clusters.flat()).toHaveLength(1000);
  const firsts = clusters.map(([first]) => first!);
  const near = firsts.filter((one, index) =>
    firsts.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 24),
  );
  expect(near).toEqual([]);
});
