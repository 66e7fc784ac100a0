import { expect, test } from 'vitest';
import type { DescribedCall } from '../../../../schemas/wire/interface.ts';
import { withStep } from './withStep.ts';

const input = { name: 'author', title: 'author', type: 'text' as const, required: false };
const books: DescribedCall = {
  call: 'library/books-of',
  name: '馆藏图书',
  answers: 'list',
  inputs: [input],
  outputs: [],
};

test('a step hands on inputs of the same names, and the first list is answered', () => {
  expect(withStep({ steps: [] }, books, 'list')).toEqual({
    steps: [
      {
        name: 'books_of',
        call: 'library/books-of',
        inputs: [{ name: 'author', value: '{{inputs.author}}' }],
      },
    ],
    list: 'books_of',
  });
});

test('a step comes after the others under a name that none has, and nothing else changes', () => {
  const steps = ['books_of', 'books_of2'].map((name) => ({ name, call: 'x/y' }));
  expect(withStep({ steps, list: 'books_of' }, books, 'list')).toMatchObject({
    steps: [...steps, { name: 'books_of3' }],
    list: 'books_of',
  });
});

test('the rows of a form are named as the form, and only what it cannot do without is handed on', () => {
  const rows: DescribedCall = { ...books, call: 'pupil/list', read: 'list' };
  expect(withStep({ steps: [] }, rows, 'result')).toEqual({ steps: [{ name: 'pupil', call: 'pupil/list' }] });
  const inputs = [input, { ...input, name: 'id', required: true }];
  const detail: DescribedCall = { ...books, call: 'pupil/detail', read: 'detail', inputs, answers: 'result' };
  expect(withStep({ steps: [] }, detail, 'list')).toEqual({
    steps: [{ name: 'detail', call: 'pupil/detail', inputs: [{ name: 'id', value: '{{inputs.id}}' }] }],
  });
});
