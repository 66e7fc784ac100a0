import { describe, expect, test } from 'vitest';
import { compileExpression, createFunctionTable, ExpressionError } from '../index.ts';

const scope = { a: 1, list: [3, 1, 2] };

describe('further functions of a platform', () => {
  const parameters = [{ name: 'x', type: 'number' }] as const;
  const help = { zhCN: '两倍', enUS: 'Twice' };

  test('are called by name, and what they throw is a typed error', () => {
    const functions = createFunctionTable([
      { name: 'twice', group: 'number', parameters, result: 'number', help, run: ([x]) => Number(x) * 2 },
      {
        name: 'fails',
        group: 'number',
        parameters,
        result: 'number',
        help,
        run: () => {
          throw new Error('no');
        },
      },
    ]);
    expect(compileExpression('twice(a) + count(map(twice, list))', { functions }).evaluate(scope)).toBe(5);
    expect(() => compileExpression('fails(a)', { functions }).evaluate(scope)).toThrow(ExpressionError);
    expect(() => compileExpression('twice(a)')).toThrow(ExpressionError);
  });

  test.each(['sum', 'not', '1x', 'a b', '__proto__'])('cannot be called %s', (name) => {
    const entry = { name, group: 'number', parameters, result: 'number', help, run: () => 1 } as const;
    expect(() => createFunctionTable([entry])).toThrow();
  });
});
