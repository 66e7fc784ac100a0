import { expect, test } from 'vitest';
import type { Step } from '../../../../schemas/step.ts';
import { renamed } from './renamed.ts';

const since: Step[] = [
  { do: 'call', name: 'books', call: 'library/books' },
  { do: 'call', name: 'loan', call: 'loan/list' },
];
const rows = { list: 'books', join: { step: 'loan', by: 'id', key: 'bookId' } };
const outputs = [
  { name: 'title', type: 'text' as const, path: 'books.title' },
  { name: 'reader', type: 'text' as const, path: 'loan.reader' },
];

test('what is answered follows a step to its name; of rows, only outputs of the joined step are below one', () => {
  const books = { since, from: 'books', to: 'book' };
  expect(renamed('list', { rows, outputs }, books)).toEqual({ rows: { ...rows, list: 'book' }, outputs });
  expect(renamed('result', { rows, outputs }, books).outputs[0]?.path).toBe('book.title');
  const loan = { since, from: 'loan', to: 'lent' };
  expect(renamed('list', { rows, outputs }, loan)).toMatchObject({
    rows: { join: { step: 'lent' } },
    outputs: [{ path: 'books.title' }, { path: 'lent.reader' }],
  });
  const whole = [{ name: 'loan', type: 'json' as const }];
  expect(renamed('list', { rows, outputs: whole }, loan).outputs[0]?.path).toBe('lent');
});

test.each(['', '1st', 'loan', 'a-b'])('by %j nothing else is renamed', (to) => {
  const around = { rows, outputs };
  expect(renamed('list', around, { since, from: 'books', to })).toEqual(around);
});
