import { describe, expect, test } from 'vitest';
import { compileExpression, ExpressionError } from '../index.ts';

const scope = {
  a: 1,
  b: 2,
  zero: 0,
  t: 'text',
  empty: '',
  nothing: null,
  unset: undefined,
  yes: true,
  list: [3, 1, 2],
  rows: [
    { k: 1, v: 'x' },
    { k: 2, v: 'y' },
  ],
  row: { length: 5, round: 7, name: 'n', null: 8 },
  count: 9,
  obj: { '1': 'one', key: 'k', deep: { er: true } },
  call: () => 1,
};
const run = (text: string, values: object = scope): unknown => compileExpression(text).evaluate(values);
const codeOf = (text: string, values: object = scope): string => {
  try {
    run(text, values);
  } catch (error) {
    if (error instanceof ExpressionError) return error.code;
  }
  return 'none';
};

describe('grammar and operators', () => {
  test.each<[string, unknown]>([
    // Precedence and associativity
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 2 - 3', 5],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['7 % 4', 3],
    ['- - a', 1],
    ['+"5"', 5],
    ['not a == b', false],
    ['not (a == b)', true],
    ['a == 1 and b == 2 or zero', true],
    ['0x1F + 0b11', 34],
    ['1e3 + .5', 1000.5],
    ['"it\'s" + \'"\'', 'it\'s"'],
    [String.raw`'a\\' + 'b'`, String.raw`a\b`],
    [String.raw`'it\'s \u4e2d\n'`, "it's 中\n"],
    ['a /* one */ + /* "two */ b', 3],
    ['0 * -1', 0],
    // + is text when either side is text
    ['a + b', 3],
    ['"n" + 1', 'n1'],
    ['1 + "1"', '11'],
    ['nothing + "x"', 'x'],
    ['list + "!"', '3,1,2!'],
    ['obj.deep + ""', '{"er":true}'],
    ['nothing + 1', 1],
    ['yes + 1', 2],
    ['list + 1', 1],
    // The other arithmetic takes the numbers of both sides
    ['"5" - "3"', 2],
    ['"x" * 2', 0],
    ['1 / 0', Number.POSITIVE_INFINITY],
    // Equality
    ['1 == "1.0"', true],
    ['"1" == "1.0"', false],
    ['0 == "x"', false],
    ['0 == ""', false],
    ['true == 1', false],
    ['nothing == unset', true],
    ['nothing == 0', false],
    ['nothing == false', false],
    ['nothing == null', true],
    ['row.none == null', true],
    ['list == list', true],
    ['[1] == [1]', false],
    ['1 != "1"', false],
    ['"a" != "b"', true],
    // Order
    ['2 < 10', true],
    ['2 < "10"', true],
    ['"2" < "10"', false],
    ['"a" < "b"', true],
    ['"a" < "a"', false],
    ['"a" <= "a"', true],
    ['"\uffff" < "😀"', true],
    ['"ab" > "a"', true],
    ['1 < "x"', false],
    ['1 >= "x"', false],
    ['nothing < 1', false],
    ['nothing >= nothing', false],
    ['true > false', false],
    ['list > 0', false],
    // in
    ['2 in list', true],
    ['"2" in list', true],
    ['"x" in [t, "x"]', true],
    ['nothing in [null]', true],
    ['"e" in t', false],
    ['"key" in obj', false],
    // Only what is needed
    ['true ? 1 : missing', 1],
    ['false ? missing : 2', 2],
    ['false and missing', false],
    ['true or missing', true],
    ['a and b', true],
    ['empty or nothing', false],
    ['"0" ? 1 : 2', 1],
    ['list[9] ? 1 : 2', 2],
    // Members
    ['row.length', 5],
    ['row.round + 1', 8],
    ['row.null', 8],
    ['count + 1', 10],
    ['list.length', 3],
    ['list[0] + list[2]', 5],
    ['list["length"]', 3],
    ['list["1"]', 1],
    ['list[-1]', undefined],
    ['list[0.5]', undefined],
    ['list.map', undefined],
    ['t.length', undefined],
    ['t[0]', undefined],
    ['rows[a].v', 'y'],
    ['obj["k" + "ey"]', 'k'],
    ['obj.deep.er', true],
    ['obj.none.deeper.still', undefined],
    ['nothing.x', undefined],
    ['true.x', undefined],
    ['null', null],
    ['[1, "2", [null]]', [1, '2', [null]]],
    ['[]', []],
    // A name of the table is a function only where it is called
    ['count(list)', 3],
    ['map(text, list)', ['3', '1', '2']],
    ['call', undefined],
  ])('%s', (text, value) => {
    expect(run(text)).toEqual(value);
  });

  test.each<[string, string]>([
    ['a && b', 'and'],
    ['a || b', 'or'],
    ['"a" || "b"', 'or'],
    ['!a', 'not'],
    ['a!', 'not'],
    ['a === b', '=='],
    ['a !== b', '!='],
    ['a = b', '=='],
  ])('%s is refused with a message that names %s', (text, ours) => {
    expect(codeOf(text)).toBe('EXPRESSION_OPERATOR');
    try {
      compileExpression(text);
    } catch (error) {
      const { text: messages } = error as ExpressionError;
      expect(messages.enUS).toContain(`write ${ours}`);
      expect(messages.zhCN).toContain(`请写 ${ours}`);
    }
  });

  test('these operators are text within quotes', () => {
    expect(run('"a && b || !c === d; ?? !== ="')).toBe('a && b || !c === d; ?? !== =');
  });

  test.each([
    '',
    ' ',
    'a b',
    '(a',
    'a)',
    '[1',
    'a.',
    'a..b',
    '1 +',
    '"open',
    '{a: 1}',
    'a ? b',
    'and',
    'a not in list',
    '5!',
    'a @ b',
    'a => b',
    '`a`',
    '中文',
  ])('%j does not parse', (text) => {
    expect(() => compileExpression(text)).toThrow(ExpressionError);
  });

  test.each(['a; b', 'a;', 'f(x) = x', 'x = 5', 'a ?? b', '(a ?? b)'])('%j is switched off', (text) => {
    expect(() => compileExpression(text)).toThrow(ExpressionError);
  });

  test.each<[string, string]>([
    ['missing', 'UNKNOWN_NAME'],
    ['missing.x', 'UNKNOWN_NAME'],
    ['E', 'UNKNOWN_NAME'],
    ['PI', 'UNKNOWN_NAME'],
    ['sin', 'UNKNOWN_NAME'],
    ['upper', 'UNKNOWN_NAME'],
    ['sin(1)', 'UNKNOWN_FUNCTION'],
    ['random()', 'UNKNOWN_FUNCTION'],
    ['call()', 'UNKNOWN_FUNCTION'],
    ['a(1)', 'UNKNOWN_FUNCTION'],
    ['row.name()', 'UNKNOWN_FUNCTION'],
    ['upper(t)()', 'UNKNOWN_FUNCTION'],
    ['list[0](1)', 'UNKNOWN_FUNCTION'],
    ['map(call, list)', 'UNKNOWN_FUNCTION'],
    ['map("upper", list)', 'FUNCTION_ARGUMENTS'],
    ['map(map, list)', 'FUNCTION_ARGUMENTS'],
    ['map(replace, list)', 'FUNCTION_ARGUMENTS'],
    ['fold(upper, 0, list)', 'FUNCTION_ARGUMENTS'],
    ['upper()', 'FUNCTION_ARGUMENTS'],
    ['upper(t, t)', 'FUNCTION_ARGUMENTS'],
    ['map(not, list)', 'EXPRESSION_TOKEN'],
  ])('%s is refused as %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test('its message is in both languages', () => {
    expect(() => run('missing')).toThrow('There is nothing called missing');
    try {
      run('missing');
    } catch (error) {
      expect((error as ExpressionError).text.zhCN).toBe('没有名为 missing 的变量');
    }
  });
});

describe('what is known about a compiled expression', () => {
  test.each<[string, string[], string[], boolean, string | undefined]>([
    ['a + a * b', ['a', 'b'], ['a', 'b'], false, undefined],
    ['row.name', ['row'], ['row.name'], false, 'row.name'],
    ['rows[0].v', ['rows'], ['rows.0.v'], false, 'rows.0.v'],
    ['rows[a].v', ['rows', 'a'], ['rows', 'a'], false, undefined],
    ['map(upper, list)', ['list'], ['list'], false, undefined],
    ['1 + 1', [], [], true, undefined],
    ['now()', [], [], false, undefined],
  ])('%s', (text, dependencies, paths, constant, path) => {
    expect(compileExpression(text)).toMatchObject({ dependencies, paths, constant });
    expect(compileExpression(text).path).toBe(path);
  });
});
