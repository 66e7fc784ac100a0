import { describe, expect, test } from 'vitest';
import { compileExpression } from '../expression/compileExpression.ts';
import { ScriptError } from './scriptError.ts';
import { scriptToExpression } from './scriptToExpression.ts';

const scope = {
  $self: { value: 'b' },
  $deps: ['yes', 3, null, ['a', 'b'], ''],
  $values: { n: 2, list: [{ price: 3 }], 'odd-key': 1 },
};
const run = (source: string): unknown => compileExpression(scriptToExpression(source)).evaluate(scope);

describe('an expression in JavaScript', () => {
  test.each([
    ["$deps[0] === 'yes'", true],
    ["$deps[0] !== 'yes' || $deps[1] > 2 && !$deps[2]", true],
    ['$deps[2] ? 1 : $deps[1] >= 3 ? 2 : 3', 2],
    ["$deps[2] || 'none'", 'none'],
    ['$deps[0] && $deps[1]', 3],
    ['$deps[4] || $deps[2] || $deps[1]', 3],
    ['$deps[2] ?? 7', 7],
    ['$deps[2]?.name', undefined],
    ['$deps[3].length + $deps[0].length', 5],
    ["$deps[3].includes($self.value) && $deps[0].includes('es')", true],
    ["$deps[3].indexOf('z') === -1", true],
    ['`n is ${$values.n * 2}!`', 'n is 4!'],
    ['Math.max($values.n, 10) - -1', 11],
    ["$values['odd-key'] === 1", true],
    ['$values.list[0].price * $values.n ** 2 % 5', 2],
    ["'it\\'s \\\\ \"x\"'", 'it\'s \\ "x"'],
    ['!!$deps[0]', true],
    ["['yes', 'no'].includes($deps[0])", true],
    ['isEmpty($deps[4])', true],
    ['undefined === $deps[2]', true],
    ['2 - 1 - 1', 0],
    ['2 ** 3 ** 2', 512],
    ['(-2) ** 2', 4],
    ['2 ** -1', 0.5],
  ])('%s', (source, value) => {
    expect(run(source)).toEqual(value);
  });

  test.each([
    'a = 1',
    'a; b',
    '() => 1',
    'function(){}',
    'new Date()',
    'this.x',
    '$self.constructor',
    "$self['__proto__']",
    "$self['con' + 'structor']('x')",
    '$form.submit()',
    '$self.setValue(1)',
    'eval("1")',
    'Math.random()',
    'window.location',
    '({a:1})',
    'a++',
    'typeof a',
    '/x/.test(a)',
    '`${`${1}`}`',
    '!'.repeat(100) + 'a',
    '-2 ** 2',
    // What one level names twice would be millions of signs.
    Array.from({ length: 29 }).reduce<string>((inner) => `(c?${inner}||b:d)`, 'a'),
    '('.repeat(100) + 'a' + ')'.repeat(100),
    'a.b'.padEnd(5000, '.b'),
    "'x",
    '',
    '1 2',
    'a ?',
  ])('is no %s', (source) => {
    expect(() => compileExpression(scriptToExpression(source))).toThrow();
  });

  test('says what it met', () => {
    expect(() => scriptToExpression('a + new Date()')).toThrow(new ScriptError('new'));
  });
});
