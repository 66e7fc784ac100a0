import { expect, test } from 'vitest';
import { carriedRows } from './carriedRows.ts';

test('typed rows are the stored ones still, where others changed what is not shown of them', () => {
  const before = {
    rows: [
      { what: '书', $row: 'a' },
      { what: '笔', $row: 'b' },
    ],
    note: '',
  };
  const typed = { rows: [{ what: '钢笔', $row: 'b' }, { what: '尺' }], note: '急' };
  const now = {
    rows: [
      { what: '书', $row: 'a' },
      { what: '笔', $row: 'c' },
    ],
  };
  expect(carriedRows(typed, before, now)).toEqual({
    rows: [{ what: '钢笔', $row: 'c' }, { what: '尺' }],
    note: '急',
  });
  // Which row is which nobody knows once others have written what is shown: the server is to say so.
  expect(carriedRows(typed, before, { rows: [{ what: '笔记', $row: 'c' }] })).toEqual(typed);
});
