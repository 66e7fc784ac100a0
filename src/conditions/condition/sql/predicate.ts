import type { Condition, DataType, JudgeType } from '../../../schemas/condition.ts';
import { parseTime } from '../../values/time.ts';
import { toBool } from '../../values/bool.ts';
import { isEmptyUser } from '../../values/user.ts';
import {
  absentSql,
  choicesSql,
  listSql,
  millisecondsSql,
  numberChoicesSql,
  numberSql,
  type Operand,
  type SqlContext,
  textSql,
  timeChoicesSql,
  timeSql,
} from './operand.ts';

/** A predicate over two sides, as SQL that is true or false, never null. */
type Predicate = (actual: Operand, expected: Operand, context: SqlContext) => string;

const comparisons = { less: '<', greater: '>', lessEqual: '<=', greaterEqual: '>=', equal: '=' } as const;
const lengths = { lengthGreater: '>', lengthEqual: '=', lengthLess: '<' } as const;

/** The operator of which another is the exact negation. */
const negations: Partial<Record<JudgeType, JudgeType>> = {
  notEqual: 'equal',
  notContain: 'contain',
  notEmpty: 'empty',
  notInArray: 'inArray',
  false: 'true',
};

/** The operator that stands behind a `not…`, and whether it was one. */
export function positive(judgeType: JudgeType): { readonly judgeType: JudgeType; readonly negated: boolean } {
  const pair = negations[judgeType];
  return pair === undefined ? { judgeType, negated: false } : { judgeType: pair, negated: true };
}

const each = <K extends string>(
  operators: Readonly<Record<K, string>>,
  predicate: (operator: string) => Predicate,
): Record<K, Predicate> =>
  Object.fromEntries(
    Object.entries<string>(operators).map(([name, operator]) => [name, predicate(operator)]),
  ) as Record<K, Predicate>;

const text: Partial<Record<JudgeType, Predicate>> = {
  equal: (actual, expected, context) => `${textSql(actual, context)} = ${textSql(expected, context)}`,
  contain: (actual, expected, context) =>
    `strpos(${textSql(actual, context)}, ${textSql(expected, context)}) > 0`,
  empty: (actual, _expected, context) => `${textSql(actual, context)} = ''`,
  inArray: (actual, expected, context) =>
    `${textSql(actual, context)} = any(${choicesSql(expected, context)})`,
  ...each(
    lengths,
    (operator) => (actual, expected, context) =>
      `char_length(${textSql(actual, context)})::float8 ${operator} ${numberSql(expected, context)}`,
  ),
};

const array: Partial<Record<JudgeType, Predicate>> = {
  contain: (actual, expected, context) => `${listSql(actual, context)} @> ${listSql(expected, context)}`,
  empty: (actual, _expected, context) => `cardinality(${listSql(actual, context)}) = 0`,
  ...each(
    lengths,
    (operator) => (actual, expected, context) =>
      `cardinality(${listSql(actual, context)})::float8 ${operator} ${numberSql(expected, context)}`,
  ),
};

const bool: Partial<Record<JudgeType, Predicate>> = {
  true: (actual) => {
    if (actual.kind === 'known') return String(toBool(actual.value));
    const { sql, type } = actual.column;
    switch (type) {
      case 'text':
        return `coalesce(${sql}, '') in ('true', '1')`;
      case 'number':
        return `coalesce(${sql}, 0) = 1`;
      case 'bool':
        return `coalesce(${sql}, false)`;
      case 'date':
      case 'datetime':
        return 'false';
      case 'list':
      case 'user':
      case 'json':
        return `coalesce(${sql}, 'null') in ('true'::jsonb, '1'::jsonb, '"true"'::jsonb, '"1"'::jsonb)`;
    }
  },
};

const number: Partial<Record<JudgeType, Predicate>> = {
  empty: (actual) => absentSql(actual),
  inArray: (actual, expected, context) =>
    `${numberSql(actual, context)} = any(${numberChoicesSql(expected, context)})`,
  ...each(
    comparisons,
    (operator) => (actual, expected, context) =>
      `${numberSql(actual, context)} ${operator} ${numberSql(expected, context)}`,
  ),
};

const time: Partial<Record<JudgeType, Predicate>> = {
  empty: (actual, _expected, context) =>
    actual.kind === 'known'
      ? String(parseTime(actual.value, context.zone) === undefined)
      : `(${millisecondsSql(actual.column, context)}) is null`,
  inArray: (actual, expected, context) =>
    `${timeSql(actual, context)} = any(${timeChoicesSql(expected, context)})`,
  ...each(
    comparisons,
    (operator) => (actual, expected, context) =>
      `${timeSql(actual, context)} ${operator} ${timeSql(expected, context)}`,
  ),
};

const user: Partial<Record<JudgeType, Predicate>> = {
  empty: (actual) => {
    if (actual.kind === 'known') return String(isEmptyUser(actual.value));
    const { sql, type } = actual.column;
    return type === 'user' || type === 'json' ? `atrium.is_empty_user(${sql})` : 'true';
  },
};

const predicates: Readonly<Record<DataType, Partial<Record<JudgeType, Predicate>>>> = {
  text,
  array,
  bool,
  number,
  time,
  user,
};

/** The predicate of a type's positive operator, for any two sides. */
export const predicateOf = (type: Condition['type'], judgeType: JudgeType): Predicate | undefined =>
  predicates[type][judgeType];
