import { expect, test } from 'vitest';
import { withStep, type Callable } from './withStep.ts';

const books: Callable = { call: 'library/books-of', answers: 'list', inputs: ['author'] };
const detail: Callable = { call: 'pupil/detail', answers: 'result', inputs: [] };

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
  const steps = [{ name: 'books_of', call: 'x/y' }, 'no step', { name: 'books_of2', call: 'x/y' }];
  expect(withStep({ steps, list: 'books_of' }, books, 'list')).toMatchObject({
    steps: [...steps, { name: 'books_of3' }],
    list: 'books_of',
  });
});

test('the rows of a form are named as the form', () => {
  const pupils: Callable = { call: 'pupil/list', answers: 'list', inputs: [] };
  expect(withStep({}, pupils, 'result')).toEqual({ steps: [{ name: 'pupil', call: 'pupil/list' }] });
});

test.each([undefined, null, 'text', [], { steps: 'text' }])(
  'of what is no part, only the step is left: %j',
  (part) => {
    expect(withStep(part, detail, 'list')).toEqual({ steps: [{ name: 'detail', call: 'pupil/detail' }] });
  },
);
