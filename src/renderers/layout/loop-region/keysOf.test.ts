import { expect, test } from 'vitest';
import { keysOf } from './keysOf.ts';

test('records are known by their id, wherever they stand', () => {
  expect(keysOf([{ id: 7 }, { id: 'b' }])).toEqual(['id:7', 'id:b']);
  expect(keysOf([{ id: 'b' }, { id: 7 }])).toEqual(['id:b', 'id:7']);
});

test('anything else is known by its place, and keys never come twice', () => {
  expect(keysOf(['x', null, { id: {} }])).toEqual(['at:0', 'at:1', 'at:2']);
  expect(keysOf([{ id: 1 }, { id: 1 }])).toEqual(['id:1', 'at:1']);
});
