import { expect, test } from 'vitest';
import { moveStep, removeStep, renameStep } from './editPart.ts';
import type { Part } from './part.ts';

const part: Part = {
  steps: [
    { name: 'books', call: 'library/books' },
    {
      name: 'loan',
      call: 'loan/list',
      inputs: [
        { name: 'id', value: '{{ steps.books.list[0].id }} steps.books' },
        { name: 'where', value: { value: '{{steps.booksOf.total + steps.books.total}}' } },
      ],
      when: {
        testRule: 'every',
        conditionList: [
          {
            bindKey: 'steps.books.total',
            type: 'number',
            judgeType: 'greater',
            value: '{{steps.books.total}}',
          },
        ],
      },
    },
  ],
  list: 'books',
  join: { step: 'loan', by: 'id', key: 'bookId' },
};
const outputs = [
  { name: 'title', type: 'text' as const, path: 'books.title' },
  { name: 'reader', type: 'text' as const, path: 'loan.reader' },
];

test('a step keeps all that names it when it is renamed', () => {
  const renamed = renameStep({ answers: 'list', part, outputs }, 0, 'book');
  expect(renamed.part).toEqual({
    steps: [
      { name: 'book', call: 'library/books' },
      {
        name: 'loan',
        call: 'loan/list',
        inputs: [
          { name: 'id', value: '{{ steps.book.list[0].id }} steps.books' },
          { name: 'where', value: { value: '{{steps.booksOf.total + steps.book.total}}' } },
        ],
        when: {
          testRule: 'every',
          conditionList: [
            {
              bindKey: 'steps.book.total',
              type: 'number',
              judgeType: 'greater',
              value: '{{steps.book.total}}',
            },
          ],
        },
      },
    ],
    list: 'book',
    join: part.join,
  });
  // Of a row that is a column, whatever the step is called.
  expect(renamed.outputs).toEqual(outputs);
  expect(renameStep({ answers: 'list', part, outputs }, 1, 'lent').outputs[1]?.path).toBe('lent.reader');
  const taken = [{ name: 'loan', type: 'json' as const }];
  expect(renameStep({ answers: 'list', part, outputs: taken }, 1, 'lent').outputs[0]?.path).toBe('lent');
  expect(renameStep({ answers: 'result', part, outputs }, 0, 'book').outputs[0]?.path).toBe('book.title');
});

test.each(['', '1st', 'loan', 'a-b'])('by %j nothing else is renamed', (name) => {
  const renamed = renameStep({ answers: 'list', part, outputs }, 0, name);
  expect(renamed.part).toEqual({ ...part, steps: [{ ...part.steps[0], name }, part.steps[1]] });
});

test('a step that is taken away is answered no longer', () => {
  expect(removeStep(part, 0)).toEqual({ steps: [part.steps[1]], join: part.join });
  expect(removeStep(part, 1)).toEqual({ steps: [part.steps[0]], list: 'books' });
});

test('a step is moved within the steps only', () => {
  expect(moveStep(part, 0, 1).steps.map(({ name }) => name)).toEqual(['loan', 'books']);
  expect(moveStep(part, 1, 1)).toBe(part);
  expect(moveStep(part, 0, -1)).toBe(part);
});
