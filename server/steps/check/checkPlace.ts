import type { DescribedCall } from '../../../src/schemas/wire/interface.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { InputErrorCode } from '../../errors/inputErrors.ts';

/** What a step comes to, as far as it is known. */
export interface KnownAnswer {
  /** Whether it is rows or one result; undefined where it could not be told. */
  readonly answers: DescribedCall['answers'] | undefined;
  /** Names of the columns of its rows, or of its result; undefined where they could not be told. */
  readonly columns?: readonly string[];
}

/** What named steps come to, in the order in which they are made. */
export type KnownAnswers = ReadonlyMap<string, KnownAnswer>;

/** A step of which nothing is known may answer a list. */
export const isList = (steps: KnownAnswers, name: string): boolean =>
  steps.has(name) && steps.get(name)?.answers !== 'result';

/** A column that the rows of a step have, or its one result. */
export function checkColumn(at: string, { columns }: KnownAnswer, column: string): InputError[] {
  if (columns === undefined || columns.includes(column)) return [];
  return [inputError(at, 'UNKNOWN_STEP_COLUMN', columns)];
}

const NUMBER = /^\d+$/;

/**
 * A place in what a step comes to.
 * @param at path of the finding
 * @param name the step's
 * @param way from the step on: `list`, `0`, `column`
 * @param wrong says how such places are written where this one stands
 */
export function checkPlace(
  at: string,
  name: string,
  step: KnownAnswer,
  way: readonly string[],
  wrong: InputErrorCode,
): InputError[] {
  const [member = '', ...inside] = way;
  if (member === '' || (member === 'total' && step.answers !== 'result')) return [];
  if (member === 'total') return [inputError(at, 'STEP_IS_RESULT', name)];
  if (member !== 'list' && member !== 'result') return [inputError(at, wrong, name)];
  if (step.answers !== undefined && member !== step.answers)
    return [inputError(at, step.answers === 'list' ? 'STEP_IS_LIST' : 'STEP_IS_RESULT', name)];
  const [first, second] = inside;
  if (member === 'result') return first === undefined ? [] : checkColumn(at, step, first);
  // Functions take whole lists; of one row a column is asked for.
  return first !== undefined && NUMBER.test(first) && second !== undefined
    ? checkColumn(at, step, second)
    : [];
}
