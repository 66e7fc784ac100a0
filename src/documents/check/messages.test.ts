import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { prop } from '../../schemas/prop.ts';
import { FlagSchema } from '../../schemas/flag.ts';
import { RuleSchema } from '../../schemas/node.ts';
import type { Finding } from '../../schemas/finding.ts';
import { defineMeta } from '../../schemas/rendererMeta.ts';
import { linearPattern } from '../pattern.ts';
import { checkDocumentSet } from './documentSet.ts';
import { shapeFindings } from './shapeFindings.ts';

// What a finding says, where its words could lead astray.

const title = { zhCN: '物', enUS: 'thing' };
const size = Type.Union([Type.Literal('small'), Type.Literal('large')]);
const thingMeta = defineMeta({
  type: 'thing',
  version: 1,
  family: 'display',
  icon: 'edit',
  budget: 1,
  title,
  props: {
    count: prop.bindable(Type.Number(), title),
    size: prop.bindable(size, title),
    shown: prop.bindable(Type.String({ minLength: 3 }), title),
  },
  events: { click: { title } },
});
const metas = [...plainMetas, thingMeta];

function messages(node: object, more: object = {}): readonly string[] {
  const body = [{ type: 'thing', id: 'a', ...node }];
  const document = { kind: 'app', schemaVersion: 1, id: 'page', name: 'page', body, ...more };
  const [result] = checkDocumentSet([{ name: 'page', document }], { metas });
  return result!.findings.map(({ message }) => message.enUS);
}

describe('a value of the wrong type', () => {
  test('is told which type is wanted, beside an expression', () => {
    expect(messages({ props: { count: 'abc' } })).toEqual([
      'The "count" of "thing": This has to be a number / a text with an {{ expression }}.',
    ]);
  });

  test('is told what it may be where these are a few', () => {
    expect(messages({ props: { size: 'huge' } })).toEqual([
      'The "size" of "thing": This value cannot stand here; one of small, large.',
    ]);
    expect(messages({ props: { shown: 'x' } })).toEqual([
      'The "shown" of "thing": This is below the limit 3.',
    ]);
  });

  test('that is written out is no expression', () => {
    const set = (value: unknown) => ({ on: { click: [{ do: 'setVariable', name: 'n', value }] } });
    const variables = { variables: { n: { type: 'number' } } };
    expect(messages(set('text'), variables)).toEqual([
      'This has to be a number, and what stands here is a text.',
    ]);
    expect(messages(set('{{ platform_group }}'), variables)).toEqual([
      'This has to be a number, and the expression gives a list.',
    ]);
  });
});

describe('a value that is none of a list', () => {
  const ruleOf = (rule: string): string => {
    const field = { type: 'text-field', id: 'a', name: 'a', title, rules: [{ rule }] };
    const whole = { kind: 'form', schemaVersion: 1, id: 'form', name: 'form' };
    const document = { ...whole, fields: [field], grants: [] };
    const [result] = checkDocumentSet([{ name: 'form', document }], { metas });
    return result!.findings[0]!.message.enUS;
  };

  test('is told all of it', () => {
    const { enum: rules } = RuleSchema.properties.rule as unknown as { enum: readonly string[] };
    expect(ruleOf('nope')).toBe(`This value cannot stand here; one of ${rules.join(', ')}.`);
  });

  test('is told where more of it is left out', () => {
    const many = Array.from({ length: 30 }, (_, at) => `choice-${String(at)}`);
    const [{ message }] = shapeFindings({ type: 'string', enum: many }, 'x') as [Finding];
    expect(message.enUS).toMatch(/choice-19, … \(30 in all\)\.$/);
    expect(message.zhCN).toMatch(/choice-19…（共 30 个）。$/);
  });
});

describe('a member of one of several shapes', () => {
  const conditionList: readonly object[] = [];
  test.each([
    [{ testRule: 'evry', conditionList }, ['WRONG_VALUE /testRule']],
    [{ testRul: 'every', conditionList }, ['MISSING_MEMBER /testRule', 'UNKNOWN_MEMBER /testRul']],
    [{ testRule: 'every' }, ['MISSING_MEMBER /conditionList']],
    [{ condtion: 'x' }, ['MISSING_MEMBER /condition', 'UNKNOWN_MEMBER /condtion']],
  ])('%j is held against the shape that was meant', (flag, found) => {
    const told = shapeFindings(FlagSchema, flag).map(({ code, path = '' }) => `${code} ${path}`);
    expect(told).toEqual(found);
  });
});

test('what is nested too deep is told where it is', () => {
  let deep: object = { type: 'thing', id: 'x' };
  for (let level = 0; level < 60; level += 1) deep = { type: 'box', id: 'b', children: [deep] };
  const document = { kind: 'app', schemaVersion: 1, id: 'page', name: 'page', body: [{}, deep] };
  const [result] = checkDocumentSet([{ name: 'page', document }], { metas });
  const [found] = result!.findings;
  expect(found).toMatchObject({ code: 'TOO_DEEP' });
  expect(found?.path).toBe(`/body/1${'/children/0'.repeat(19)}`);
});

test.each(['constructor', 'prototype', '__proto__'])('the name %s is refused where it stands', (name) => {
  const props = JSON.parse(`{"x":{"${name}":1}}`) as object;
  const document = {
    ...{ kind: 'app', schemaVersion: 1, id: 'page', name: 'page' },
    body: [{ type: 'thing', id: 'x', props }],
  };
  const [result] = checkDocumentSet([{ name: 'page', document }], { metas });
  expect(result!.findings).toMatchObject([{ code: 'KEY_FORBIDDEN', path: `/body/0/props/x/${name}` }]);
});

test.each(['.{1,500}', '^(a{1,50}){1,20}$'])(
  'a pattern that is right and too large is called so: %s',
  (value) => {
    const rules = [{ rule: 'pattern', value }];
    const fields = [{ type: 'text-field', id: 'a', name: 'a', title, rules }];
    const document = { kind: 'form', schemaVersion: 1, id: 'form', name: 'form', grants: [], fields };
    const [result] = checkDocumentSet([{ name: 'form', document }], { metas, pattern: linearPattern });
    const finding = result?.findings.find(({ code }) => code === 'PATTERN');
    expect(finding?.path).toBe('/fields/0/rules/0/value');
    expect(finding?.message.zhCN).toContain('过大');
    expect(finding?.message.enUS).toContain('too large');
  },
);

test('where few members may stand, the finding of another names them', () => {
  const page = {
    kind: 'app',
    schemaVersion: 1,
    id: 'page',
    name: 'page',
    events: { told: { a: 1 } },
    body: [],
  };
  const [result] = checkDocumentSet([{ name: 'page', document: page }], { metas });
  expect(result?.findings).toMatchObject([
    {
      code: 'UNKNOWN_MEMBER',
      path: '/events/told/a',
      message: {
        zhCN: '不认识“a”，可写：title、payload。',
        enUS: '"a" is not known here; one of title, payload.',
      },
    },
  ]);
});
