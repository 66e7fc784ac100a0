import { describe, expect, it } from 'vitest';
import { fitWidth, readChoice } from './columnChoice.ts';

describe('readChoice', () => {
  it.each([
    undefined,
    null,
    5,
    'text',
    [],
    {},
    { order: 'a', shown: {} },
    { order: ['a'] },
    { order: ['a'], shown: null },
    { order: ['a'], shown: 'all' },
  ])('reads no choice from %j', (kept) => {
    expect(readChoice(kept)).toBeUndefined();
  });

  it('reads what was kept before columns had widths and pins', () => {
    expect(readChoice({ order: ['a', 5, 'b'], shown: { a: false, b: 1 } })).toEqual({
      version: 2,
      order: ['a', 'b'],
      shown: { a: false },
      pinned: {},
      widths: {},
      density: 'middle',
    });
  });

  it('reads what is kept today, and no more than fits', () => {
    const kept = {
      version: 2,
      order: [],
      shown: {},
      pinned: { a: 'left', b: 'none', c: 'top' },
      widths: { a: 120, b: 1, c: 1e9, d: 'wide', e: null },
      density: 'compact',
    };
    const choice = readChoice(JSON.parse(JSON.stringify(kept)));
    expect(choice).toEqual({
      ...kept,
      pinned: { a: 'left', b: 'none' },
      widths: { a: 120, b: 48, c: 1200 },
    });
    expect(readChoice(choice)).toEqual(choice);
    expect(readChoice({ ...kept, density: 'toString' })?.density).toBe('middle');
  });
});

it('widths are whole and within bounds', () => {
  expect([fitWidth(99.6), fitWidth(-4), fitWidth(5000)]).toEqual([100, 48, 1200]);
});
