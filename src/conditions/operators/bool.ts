import { toBool } from '../values/bool.ts';
import { not, type OperatorTable, unary } from './operator.ts';

const isTrue = unary(toBool);

export const boolOperators: OperatorTable = new Map([
  ['true', isTrue],
  ['false', not(isTrue)],
]);
