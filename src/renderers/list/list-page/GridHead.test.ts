import { describe, expect, it } from 'vitest';
import { joinSort, nextSort } from './GridHead.tsx';

const sort = [
  { field: 'name', order: 'asc' },
  { field: 'gpa', order: 'desc' },
] as const;
const shiftClick = (code: string, order?: 'asc' | 'desc') => joinSort(sort, code, nextSort(code, order));

describe('a heading that is clicked with Shift', () => {
  it('joins its column as the last', () => {
    expect(shiftClick('no')).toEqual([...sort, { field: 'no', order: 'asc' }]);
  });

  it('turns the order of its column where it stands, and then takes it out', () => {
    expect(shiftClick('name', 'asc')).toEqual([{ field: 'name', order: 'desc' }, sort[1]]);
    expect(shiftClick('gpa', 'desc')).toEqual([sort[0]]);
  });

  it('asks for no order where none is left, and for no more than a list may have', () => {
    expect(joinSort([sort[0]], 'name', undefined)).toBeUndefined();
    const five = ['a', 'b', 'c', 'd', 'e'].map((field) => ({ field, order: 'asc' as const }));
    expect(joinSort(five, 'f', nextSort('f', undefined))).toEqual(five);
  });
});
