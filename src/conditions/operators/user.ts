import { isEmptyUser } from '../values/user.ts';
import { not, type OperatorTable, unary } from './operator.ts';

const empty = unary(isEmptyUser);

export const userOperators: OperatorTable = new Map([
  ['empty', empty],
  ['notEmpty', not(empty)],
]);
