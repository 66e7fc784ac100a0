import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DataType, dataTypes, type JudgeType } from '../../schemas/condition.ts';
import { toJson } from '../values/json.ts';
import { evaluate, operatorsByType } from '../index.ts';

const judge = (type: DataType, judgeType: JudgeType, actual: unknown, value?: unknown): boolean =>
  evaluate({ testRule: 'every', conditionList: [{ bindKey: 'a', type, judgeType, value }] }, { a: actual });

const pairs: readonly (readonly [JudgeType, JudgeType])[] = [
  ['equal', 'notEqual'],
  ['contain', 'notContain'],
  ['empty', 'notEmpty'],
  ['inArray', 'notInArray'],
  ['true', 'false'],
];

/** Any value that is no template and can be stored. */
const anything = fc
  .oneof(fc.jsonValue(), fc.constantFrom(undefined, Number.NaN, new Date(0), '1', ' 2 ', '2024-01-01'))
  .filter((value) => !/\{\{|\\u0000|\\ud[89a-f]/i.test(toJson(value)));

describe.each(dataTypes)('type %s', (type) => {
  const present = pairs.filter(([positive]) => operatorsByType[type].includes(positive));

  test.each(present)('%s and %s are exact negations', (positive, negative) => {
    fc.assert(
      fc.property(anything, anything, (actual, value) => {
        expect(judge(type, negative, actual, value)).toBe(!judge(type, positive, actual, value));
      }),
    );
  });
});

test('each type has its operators', () => {
  expect(operatorsByType).toEqual({
    text: [
      'equal',
      'notEqual',
      'contain',
      'notContain',
      'empty',
      'notEmpty',
      'lengthGreater',
      'lengthEqual',
      'lengthLess',
      'inArray',
      'notInArray',
    ],
    array: ['contain', 'notContain', 'empty', 'notEmpty', 'lengthGreater', 'lengthEqual', 'lengthLess'],
    bool: ['true', 'false'],
    number: [
      'equal',
      'notEqual',
      'less',
      'greater',
      'lessEqual',
      'greaterEqual',
      'empty',
      'notEmpty',
      'inArray',
      'notInArray',
    ],
    time: [
      'equal',
      'notEqual',
      'less',
      'greater',
      'lessEqual',
      'greaterEqual',
      'empty',
      'notEmpty',
      'inArray',
      'notInArray',
    ],
    user: ['empty', 'notEmpty'],
  });
});
