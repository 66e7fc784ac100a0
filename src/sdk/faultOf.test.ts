import fc from 'fast-check';
import Schema from 'typebox/schema';
import { expect, test } from 'vitest';
import { embedApis } from '../schemas/embed/apis.ts';
import { faultOf } from './faultOf.ts';

const apis = Object.entries(embedApis).map(([name, { params }]) => ({
  name,
  /** As it travels. */
  sent: JSON.parse(JSON.stringify(params)) as unknown,
  fits: (value: unknown): boolean => Schema.Check(params, value),
}));

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom('zhCN', 'enUS', 'zhcn', '#00aaFF', '#00aaFg', 'x#00aaFF', '/main', ''),
  fc.integer({ min: 1_998, max: 2_002 }).map((length) => 'é'.repeat(length)),
  fc.constantFrom(499, 500, 501, 4_000, 4_001).map((length) => 'a'.repeat(length)),
);
const figures = fc.oneof(fc.integer({ min: -1, max: 102 }), fc.double());
const single = fc.oneof(texts, figures, fc.boolean(), fc.constantFrom(null, undefined, new Date(0), 1n));
const names = fc.constantFrom(
  'page',
  'zIndex',
  'locale',
  'dark',
  'color',
  'other',
  'constructor',
  'toString',
);
const values = fc.oneof(
  single,
  fc.array(single, { maxLength: 10 }),
  fc.array(texts, { maxLength: 10 }),
  fc.dictionary(names, single, { maxKeys: 3 }),
  fc.record({ page: texts }),
  fc.record({ zIndex: figures }),
  fc.record({ locale: texts }),
  fc.record({ dark: fc.boolean(), color: texts }, { requiredKeys: [] }),
  fc.constant({}),
  fc.anything(),
);

test.each(apis)('params of $name fit as typebox says', ({ sent, fits }) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(faultOf(sent, value) === undefined).toBe(fits(value));
    }),
    { numRuns: 1_000 },
  );
});

test('each API is tried with params that fit and with such that do not', () => {
  const tried = fc.sample(values, { numRuns: 1_000, seed: 1 });
  for (const { name, fits } of apis)
    expect(new Set(tried.map((value) => fits(value))), name).toEqual(new Set([true, false]));
});

test.each([
  ['jumpToPage', {}, '/page'],
  ['jumpToPage', { page: '/main', other: 1 }, '/other'],
  ['casLogin', ['a'], ''],
  ['setTheme', { color: 'red' }, '/color'],
] as const)('of %s with %j it says where the fault is', (name, value, where) => {
  expect(faultOf(embedApis[name].params, value)).toBe(where);
});
