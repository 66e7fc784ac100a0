import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileExpression, compileTemplate, ExpressionError, functionTable } from '../index.ts';

let touched: string[] = [];
const touch = (what: string) => (): never => {
  touched.push(what);
  throw new Error(`${what} was reached`);
};

/** A host function: calling it, or asking it for anything, is an escape. */
const hostFunction = (name: string): unknown =>
  new Proxy(touch(`${name}()`), {
    get: touch(`${name}.get`),
    apply: touch(`${name}.apply`),
    construct: touch(`${name}.new`),
  });

class Store {
  secret = hostFunction('secret');
  run(): unknown {
    return touch('Store.run')();
  }
  toString(): string {
    return 'store';
  }
  toJSON(): unknown {
    return touch('Store.toJSON')();
  }
}

const scope = (): Record<string, unknown> => ({
  a: 1,
  t: 'text',
  fn: hostFunction('fn'),
  list: [1, hostFunction('element'), [hostFunction('inner')]],
  obj: {
    fn: hostFunction('member'),
    toJSON: hostFunction('toJSON'),
    valueOf: hostFunction('valueOf'),
    then: hostFunction('then'),
  },
  store: new Store(),
  map: new Map([['key', hostFunction('value')]]),
});

const attacks = [
  'constructor',
  '__proto__',
  'prototype',
  'a.constructor',
  'a.constructor.constructor("return 1")()',
  't.constructor',
  't["constructor"]',
  't["con" + "structor"]',
  'list.constructor',
  'list["__proto__"]',
  'list["pro" + "totype"]',
  '[].constructor.constructor("return process")()',
  'list[1]()',
  'list[1]',
  'list[1].call',
  'obj.fn()',
  'obj.fn',
  'obj["fn"]',
  'obj.toJSON',
  'fn',
  'fn()',
  'fn.call',
  'fn + ""',
  'obj + ""',
  'list + ""',
  'json(obj)',
  'json(list)',
  'text(obj)',
  'json([store, map, fn])',
  'store.secret',
  'store.run()',
  'store["secret"]',
  'map.get("key")',
  'map.size',
  'map(fn, list)',
  'filter(obj, list)',
  'fold(store, 0, list)',
  'toString()',
  'toString.call()',
  'valueOf()',
  'hasOwnProperty("a")',
  'toJSFunction()',
  'evaluate("1")',
  'eval("1")',
  'Function("return 1")()',
  'globalThis',
  'process',
  'window',
  'this',
  'import("fs")',
  'new Date()',
  'a = fn',
  'a = 1; fn()',
  'f(x) = x',
  'pluck(list, "constructor")',
  'pluck([obj], "fn")',
  'where([obj], "__proto__", null)',
  'sort([obj], "valueOf")',
  'unique([obj, obj])',
  'first([fn])',
  'max(list)',
  'sum([fn, obj, store])',
  'fn == fn',
  'fn in [fn]',
  'obj < 1',
  'isEmpty(store)',
  'if(fn, 1, 2)',
  'coalesce(fn, obj.fn, 3)',
  'formatDate(obj, obj)',
  'join([fn, [fn]], fn)',
];

test.each(attacks)('%s reaches nothing of the host', (text) => {
  touched = [];
  try {
    const value = compileExpression(text).evaluate(scope());
    expect(typeof value).not.toBe('function');
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
  }
  expect(touched).toEqual([]);
});

test.each(['__proto__', 'constructor', 'prototype'])('own data called %s reads as undefined too', (key) => {
  const values = JSON.parse(`{"o":{"${key}":{"x":1}},"k":"${key}","${key}":{"x":1}}`) as object;
  const sources = [`o.${key}`, `o["${key}"]`, 'o[k]', 'first(pluck([o], k))', `o.${key}.x`, 'o[k + ""].x'];
  for (const text of sources) expect(compileExpression(text).evaluate(values) ?? undefined).toBeUndefined();
  expect(() => compileExpression(key).evaluate(values)).toThrow(ExpressionError);
});

test('nothing that a person can write reaches the host', () => {
  const name = fc.constantFrom(
    'a',
    't',
    'fn',
    'list',
    'obj',
    'store',
    'map',
    'constructor',
    '__proto__',
    'toString',
    'this',
  );
  const literal = fc.constantFrom(
    '1',
    '"x"',
    '"constructor"',
    '"__proto__"',
    '"toJSON"',
    '0',
    'null',
    '[]',
    '""',
  );
  const call = fc.constantFrom(...Object.keys(functionTable));
  const operator = fc.constantFrom('+', '-', '*', '==', '<', 'in', 'and', 'or', '%', '^');
  const { expression } = fc.letrec<{ expression: string }>((tie) => ({
    expression: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      name,
      literal,
      fc.tuple(tie('expression'), name).map(([base, member]) => `${base}.${member}`),
      fc.tuple(tie('expression'), tie('expression')).map(([base, index]) => `(${base})[${index}]`),
      fc.tuple(tie('expression'), operator, tie('expression')).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
      fc
        .tuple(fc.oneof(call, name), fc.array(fc.oneof(tie('expression'), call), { maxLength: 3 }))
        .map(([callee, args]) => `${callee}(${args.join(', ')})`),
      fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `[${a}, ${b}]`),
      fc
        .tuple(tie('expression'), tie('expression'), tie('expression'))
        .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    ),
  }));
  fc.assert(
    fc.property(expression, (text) => {
      touched = [];
      compileTemplate(`{{ ${text} }} and {{ ${text} ?? ${text} }}`).evaluate(scope());
      try {
        const value = compileExpression(text).evaluate(scope());
        expect(typeof value).not.toBe('function');
      } catch (error) {
        expect(error).toBeInstanceOf(ExpressionError);
      }
      expect(touched).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('any text at all compiles or is refused, and never throws anything else', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          'a',
          '1',
          '.',
          '(',
          ')',
          '[',
          ']',
          ',',
          '+',
          '-',
          '?',
          ':',
          '"',
          "'",
          '\\',
          '/*',
          '*/',
          '}}',
          '{{',
          '??',
          ' ',
          'not',
          'in',
          ';',
          '=',
          '!',
          '|',
          '&',
          '\n',
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (source) => {
      try {
        compileExpression(source).evaluate({ a: 1 });
      } catch (error) {
        expect(error).toBeInstanceOf(ExpressionError);
      }
      compileTemplate(source).evaluate({ a: 1 });
      compileTemplate(`{{${source}}}`).evaluate({ a: 1 });
    }),
    { numRuns: 800 },
  );
});
