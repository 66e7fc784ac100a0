import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowOf } from './useRowWindow.ts';

describe('windowOf', () => {
  it('holds every row that is seen, and few others', () => {
    const places = fc.record({
      count: fc.integer({ min: 61, max: 10_000 }),
      height: fc.integer({ min: 20, max: 120 }),
      seen: fc.integer({ min: 100, max: 3000 }),
      part: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    });
    fc.assert(
      fc.property(places, ({ count, height, seen, part }) => {
        const hidden = Math.round(part * count * height);
        const { start, end } = windowOf({ hidden, seen, height, count });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(start).toBeLessThanOrEqual(end);
        expect(end - start).toBeLessThanOrEqual(Math.ceil(seen / height) + 40);
        const firstSeen = Math.max(0, Math.floor(hidden / height));
        const lastSeen = Math.min(count - 1, Math.floor((hidden + seen - 1) / height));
        if (firstSeen > lastSeen) return;
        expect(start).toBeLessThanOrEqual(firstSeen);
        expect(end).toBeGreaterThan(lastSeen);
      }),
    );
  });

  it('stays while little is scrolled', () => {
    const at = (hidden: number) => windowOf({ hidden, seen: 800, height: 45, count: 1000 });
    expect(at(4500)).toEqual(at(4505));
  });
});
