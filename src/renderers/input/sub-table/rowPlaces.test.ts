import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeRows, rowsBetween } from './rowPlaces.ts';

const heightsOfRows = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 60 });
const total = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

describe('rowsBetween', () => {
  it('holds the rows that are seen, no other, and at least one', () => {
    const place = fc.integer({ min: -500, max: 13_000 });
    fc.assert(
      fc.property(heightsOfRows, place, fc.integer({ min: 1, max: 2000 }), (heights, from, seen) => {
        const { start, end } = rowsBetween(heights, from, from + seen);
        const within = heights.flatMap((height, index) => {
          const top = total(heights.slice(0, index));
          return top < from + seen && top + height > from ? [index] : [];
        });
        if (within.length > 0) expect([start, end]).toEqual([within[0], within.length + (within[0] ?? 0)]);
        else expect([0, heights.length - 1]).toContain(start);
        expect(end).toBeGreaterThan(start);
      }),
    );
  });
});

describe('placeRows', () => {
  it('leaves out nothing of the height, and draws what is kept', () => {
    const kept = fc.array(fc.integer({ min: -2, max: 70 }), { maxLength: 5 });
    fc.assert(
      fc.property(heightsOfRows, kept, (heights, indexes) => {
        const range = { start: 0, end: Math.ceil(heights.length / 3) };
        const { places, after } = placeRows(heights, range, indexes);
        const drawn = places.map(({ index }) => index);
        const wanted = heights.flatMap((_, index) =>
          index < range.end || indexes.includes(index) ? [index] : [],
        );
        expect(drawn).toEqual(wanted);
        const unseen = total(places.map(({ before }) => before)) + after;
        expect(unseen + total(drawn.map((index) => heights[index] ?? 0))).toBe(total(heights));
      }),
    );
  });
});
