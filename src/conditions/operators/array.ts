import { toList } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/text.ts';
import { not, type Operator, type OperatorTable, unary } from './operator.ts';

const contain: Operator = (expected) => {
  const wanted = [...new Set(toList(expected).map(toText))];
  return (actual) => {
    // A caller says how long both lists are: neither is looked through once for each element of the other.
    const texts = new Set(toList(actual).map(toText));
    return wanted.every((text) => texts.has(text));
  };
};

const empty = unary((actual) => toList(actual).length === 0);

const length =
  (compare: (length: number, limit: number) => boolean): Operator =>
  (expected) => {
    const limit = toNumber(expected);
    return (actual) => compare(toList(actual).length, limit);
  };

export const arrayOperators: OperatorTable = new Map([
  ['contain', contain],
  ['notContain', not(contain)],
  ['empty', empty],
  ['notEmpty', not(empty)],
  ['lengthGreater', length((size, limit) => size > limit)],
  ['lengthEqual', length((size, limit) => size === limit)],
  ['lengthLess', length((size, limit) => size < limit)],
]);
