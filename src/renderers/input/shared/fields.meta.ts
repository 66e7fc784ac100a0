import { Type } from 'typebox';
import { allOfThese, oneOfThese, textContains } from './filter.meta.ts';
import { CHOICE_LENGTH, CHOICES_COUNT } from './options.meta.ts';

// What fields of one kind of value have in common, wherever it is typed or chosen.

/** A text of so many characters at most, found by what it contains. */
export const textField = (most: number) =>
  ({
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: most }),
    toFilter: textContains,
  }) as const;

/** One of the options. */
export const oneChoice = {
  column: 'text',
  dataType: 'text',
  value: Type.String({ maxLength: CHOICE_LENGTH }),
  hasOptions: true,
  toFilter: oneOfThese,
} as const;

/** Several of the options. */
export const severalChoices = {
  column: 'list',
  dataType: 'array',
  value: Type.Array(Type.String({ maxLength: CHOICE_LENGTH }), { maxItems: CHOICES_COUNT }),
  hasOptions: true,
  toFilter: allOfThese,
} as const;
