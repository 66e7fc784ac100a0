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

/* The calls are marked as pure, so that a bundle that writes no SQL does not keep them. */
type Side = (operand: Operand, context: SqlContext) => string;

const compare =
  (side: Side, operator: string): Predicate =>
  (actual, expected, context) =>
    `${side(actual, context)} ${operator} ${side(expected, context)}`;

const length =
  (size: Side, operator: string): Predicate =>
  (actual, expected, context) =>
    `${size(actual, context)}::float8 ${operator} ${numberSql(expected, context)}`;

const textSize: Side = (operand, context) => `char_length(${textSql(operand, context)})`;
const listSize: Side = (operand, context) => `cardinality(${listSql(operand, context)})`;

const text: Partial<Record<JudgeType, Predicate>> = {
  equal: (actual, expected, context) => `${textSql(actual, context)} = ${textSql(expected, context)}`,
  contain: (actual, expected, context) =>
    `strpos(${textSql(actual, context)}, ${textSql(expected, context)}) > 0`,
  empty: (actual, _expected, context) => `${textSql(actual, context)} = ''`,
  inArray: (actual, expected, context) =>
    `${textSql(actual, context)} = any(${choicesSql(expected, context)})`,
  lengthGreater: /* @__PURE__ */ length(textSize, '>'),
  lengthEqual: /* @__PURE__ */ length(textSize, '='),
  lengthLess: /* @__PURE__ */ length(textSize, '<'),
};

const array: Partial<Record<JudgeType, Predicate>> = {
  contain: (actual, expected, context) => `${listSql(actual, context)} @> ${listSql(expected, context)}`,
  empty: (actual, _expected, context) => `cardinality(${listSql(actual, context)}) = 0`,
  lengthGreater: /* @__PURE__ */ length(listSize, '>'),
  lengthEqual: /* @__PURE__ */ length(listSize, '='),
  lengthLess: /* @__PURE__ */ length(listSize, '<'),
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
  equal: /* @__PURE__ */ compare(numberSql, '='),
  less: /* @__PURE__ */ compare(numberSql, '<'),
  greater: /* @__PURE__ */ compare(numberSql, '>'),
  lessEqual: /* @__PURE__ */ compare(numberSql, '<='),
  greaterEqual: /* @__PURE__ */ compare(numberSql, '>='),
};

const time: Partial<Record<JudgeType, Predicate>> = {
  empty: (actual, _expected, context) =>
    actual.kind === 'known'
      ? String(parseTime(actual.value, context.zone) === undefined)
      : `(${millisecondsSql(actual.column, context)}) is null`,
  inArray: (actual, expected, context) =>
    `${timeSql(actual, context)} = any(${timeChoicesSql(expected, context)})`,
  equal: /* @__PURE__ */ compare(timeSql, '='),
  less: /* @__PURE__ */ compare(timeSql, '<'),
  greater: /* @__PURE__ */ compare(timeSql, '>'),
  lessEqual: /* @__PURE__ */ compare(timeSql, '<='),
  greaterEqual: /* @__PURE__ */ compare(timeSql, '>='),
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
