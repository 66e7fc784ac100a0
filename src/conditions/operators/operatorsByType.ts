import type { DataType, JudgeType } from '../../schemas/condition.ts';
import { arrayOperators } from './array.ts';
import { boolOperators } from './bool.ts';
import { numberOperators } from './number.ts';
import type { Operator, OperatorTable } from './operator.ts';
import { textOperators } from './text.ts';
import { timeOperators } from './time.ts';
import { userOperators } from './user.ts';

const tables: Readonly<Record<DataType, OperatorTable>> = {
  text: textOperators,
  array: arrayOperators,
  bool: boolOperators,
  number: numberOperators,
  time: timeOperators,
  user: userOperators,
};

/** Which operators belong to which data type, in the order in which a person is offered them. */
export const operatorsByType: Readonly<Record<DataType, readonly JudgeType[]>> = {
  text: [...textOperators.keys()],
  array: [...arrayOperators.keys()],
  bool: [...boolOperators.keys()],
  number: [...numberOperators.keys()],
  time: [...timeOperators.keys()],
  user: [...userOperators.keys()],
};

/** Finds an operator by what a document says, which may be anything. */
export function findOperator(type: unknown, judgeType: unknown): Operator | undefined {
  if (typeof type !== 'string' || !Object.hasOwn(tables, type)) return undefined;
  return tables[type as DataType].get(judgeType as JudgeType);
}
