import { describe, expect, it } from 'vitest';
import type { SourceView } from '../../../schemas/prop.ts';
import { rowsOf } from './rowsOf.ts';

const source = (data: unknown): SourceView => ({ status: 'ready', data, reload: () => undefined });

describe('rowsOf', () => {
  it.each([undefined, null, 'text', 5, { a: 1 }])('is nothing for %o', (data) => {
    expect(rowsOf(source(data))).toEqual([]);
  });

  it('is the records of a list, and nothing else in it', () => {
    expect(rowsOf(source([{ a: 1 }, null, 'x', [1], { b: 2 }]))).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('is nothing where there is no source', () => {
    expect(rowsOf(undefined)).toEqual([]);
  });
});
