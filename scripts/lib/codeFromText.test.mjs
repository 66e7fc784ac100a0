import { expect, test } from 'vitest';
import { occurrencesIn } from './codeFromText.mjs';

const ownersOf = (text) => occurrencesIn('chunk.js', text).map(({ owner }) => owner);

test.each([
  'new Function("a", "return a")',
  'x=new  Function(code)',
  'Function(code)',
  'eval(code)',
  '(0,eval)(code)',
  'window.eval(code)',
  'globalThis.Function(code)',
])('%s is found and belongs to nobody', (text) => {
  expect(ownersOf(`let x;${text};`)).toEqual([undefined]);
});

test.each([
  'isFunction(x)',
  'a.eval(x)',
  'typeof Function',
  'medieval(x)',
  '$Function(x)',
  'x instanceof Function',
  'class A { eval(t,n){return t} }',
])('%s is no call that makes code', (text) => {
  expect(ownersOf(text)).toEqual([]);
});

test('known occurrences are named, and everything else beside them is not', () => {
  const formily = 'Function(`$root`,`with($root) { return (${e}); }`)(t)';
  expect(ownersOf(`${formily};Function("return this")();Function("return that")()`)).toEqual([
    '@formily/json-schema compiler',
    '@formily/shared globalThis',
    undefined,
  ]);
});
