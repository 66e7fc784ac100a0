import { expect, test } from 'vitest';
import type { DescribedCall } from '../../schemas/wire/interface.ts';
import { withCall } from './withCall.ts';

const input = { name: 'author', title: 'author', type: 'text' as const, required: false };
const books: DescribedCall = {
  call: 'library/books-of',
  name: '馆藏图书',
  answers: 'list',
  writes: false,
  inputs: [input],
  outputs: [],
};
const empty = { do: 'call' as const, call: '' };
const own = ({ name }: { name: string }) => `inputs.${name}`;

test('a step is named after what it calls by a name that is free, and hands on what that takes', () => {
  expect(withCall(empty, books, new Set(['books_of', 'books_of2']), own)).toEqual({
    do: 'call',
    call: 'library/books-of',
    name: 'books_of3',
    param: { author: '{{inputs.author}}' },
  });
  expect(withCall({ ...empty, name: 'mine' }, books, new Set(), () => undefined)).toEqual({
    do: 'call',
    call: 'library/books-of',
    name: 'mine',
  });
});

test('the rows of a module are named as the module, and only what it cannot do without is handed on', () => {
  const rows: DescribedCall = { ...books, call: 'pupil/list', action: 'list' };
  expect(withCall(empty, rows, new Set(), own)).toEqual({ do: 'call', name: 'pupil', call: 'pupil/list' });
  const inputs = [input, { ...input, name: 'id', required: true }];
  const detail: DescribedCall = {
    ...books,
    call: 'pupil/detail',
    action: 'detail',
    inputs,
    answers: 'result',
  };
  expect(withCall(empty, detail, new Set(), own)).toMatchObject({
    name: 'detail',
    param: { id: '{{inputs.id}}' },
  });
});
