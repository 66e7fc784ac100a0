import { expect, test } from 'vitest';
import { readFormilySchema } from './readSchema.ts';

// Schemas that are too large, and what is said of expressions.

const read = (schema: unknown) => readFormilySchema(schema, { isField: () => false });
const told = (schema: unknown): readonly string[] =>
  read(schema).findings.map(({ code, path }) => `${code} ${path ?? ''}`);
const field = (members: object) => ({ type: 'object', properties: { a: members } });

test('what is wrong with an expression is said in both languages', () => {
  const [finding] = read(field({ 'x-content': "{{ sum($values.rows, 'price') }}" })).findings;
  expect(finding?.message.zhCN).toMatch(/^表达式有误（函数的参数不对，应为 sum\(.*\)），/);
  expect(finding?.message.enUS).toContain('Wrong arguments; the function is sum(');
});

test('too many fields, and too deep ones, are told once', () => {
  const many = (length: number) => ({
    properties: Object.fromEntries(Array.from({ length }, (_, index) => [`f${index}`, { type: 'string' }])),
  });
  expect(told(many(500))).toEqual([]);
  expect(told(many(501))).toEqual(['FORMILY_TOO_LARGE /properties/f500']);
  let deep: object = { type: 'string' };
  for (let level = 0; level < 3000; level += 1) deep = { type: 'object', properties: { a: deep } };
  expect(told(deep).map((each) => each.split(' ')[0])).toEqual(['FORMILY_TOO_LARGE']);
  // References that double at each step.
  const definitions = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => {
      const next = { $ref: `#/definitions/d${index + 1}` };
      return [`d${index}`, { properties: { a: next, b: next } }];
    }),
  );
  expect(told({ definitions: { ...definitions, d30: {} }, $ref: '#/definitions/d0' })).toHaveLength(1);
  // Many fields of one definition that holds much.
  const options = Array.from({ length: 2000 }, (_, value) => ({ label: String(value), value }));
  const fields = (count: number) => ({
    definitions: { big: { type: 'string', enum: options } },
    properties: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `f${String(index)}`,
        { $ref: '#/definitions/big', title: 'x' },
      ]),
    ),
  });
  const few = read(fields(100)).root?.properties ?? [];
  expect(new Set(few.map(([, { members }]) => members.enum)).size).toBe(1);
  expect(few).toHaveLength(100);
  expect(told(fields(1000)).map((each) => each.split(' ')[0])).toEqual(['FORMILY_TOO_LARGE']);
  // References that lead on and on.
  const chain = Object.fromEntries(
    Array.from({ length: 5500 }, (_, index) => [
      `d${String(index)}`,
      { $ref: `#/definitions/d${String(index + 1)}` },
    ]),
  );
  expect(told({ definitions: { ...chain, d5500: {} }, $ref: '#/definitions/d0' })).toEqual([
    'FORMILY_REFERENCE /$ref',
  ]);
  expect(told({ definitions: { ...chain, d60: {} }, $ref: '#/definitions/d0' })).toEqual([]);
  let props: object = {};
  for (let level = 0; level < 5000; level += 1) props = { a: props };
  expect(
    read(field({ 'x-component-props': props, default: props, 'x-data': props })).findings.length,
  ).toBeGreaterThan(0);
});
