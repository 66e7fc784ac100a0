import type { JudgeType } from '../../schemas/condition.ts';

/** What an operator needs beside its values. */
export interface OperatorContext {
  /** IANA zone of dates and times that name none. */
  readonly zone: string;
}

/** Judges the actual value of a leaf. */
export type Test = (actual: unknown) => boolean;

/** Reads the expected value once and gives the test to run on every actual value. Never throws. */
export type Operator = (expected: unknown, context: OperatorContext) => Test;

/** The operators of one data type, by the name that documents write. */
export type OperatorTable = ReadonlyMap<JudgeType, Operator>;

/** The exact negation of an operator; the most frequent ones are written out, which saves a call. */
export const not =
  (operator: Operator): Operator =>
  (expected, context) => {
    const test = operator(expected, context);
    return (actual) => !test(actual);
  };

/** A test that ignores what is expected. */
export const unary =
  (test: Test): Operator =>
  () =>
    test;
