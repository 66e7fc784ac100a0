import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageDocument as page } from '../../../tests/support/plainDocuments.ts';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { checkDocumentSet } from './documentSet.ts';
import { findCycles } from '../cycles.ts';

const check = (...documents: unknown[]) =>
  checkDocumentSet(
    documents.map((document, at) => ({ name: String(at), document })),
    { metas: plainMetas },
  );
const label = (text: string) => page({ body: [{ type: 'label', id: 'a', props: { text, level: text } }] });

const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

/** Names that a document can say, on a value that has every place where names stand. */
const named = (name: string) =>
  page({
    params: { [name]: { type: 'text' } },
    variables: { v: { type: name } },
    sources: { s: { call: `${name}/${name}`, param: { sort: [{ field: name }], where: { [name]: 1 } } } },
    body: [
      { type: name, id: 'a' },
      {
        type: 'box',
        id: 'b',
        props: { [name]: name },
        slots: { [name]: [] },
        on: { [name]: [{ do: name, [name]: name }] },
        visible: { condition: name },
      },
      { type: 'text-field', id: 'c', name, rules: [{ rule: 'equalsField', value: name }] },
      {
        type: 'label',
        id: 'd',
        props: { source: name, options: { source: name, value: name, label: name } },
      },
      { type: 'label', id: 'e', props: { text: `{{ ${name}.x }} {{ params.${name} }} {{ ${name}() }}` } },
      { type: `control/${name.toLowerCase()}`, id: 'f', on: { x: [{ do: 'setVariable', name, value: 1 }] } },
    ],
  });

test.each([
  { type: 'label', id: 'a' },
  { type: 'text-field', id: 'a' },
])('a field without a code is told: %j', (node) => {
  const form = { kind: 'form', schemaVersion: 1, id: 'plain', name: 'name', grants: [], fields: [node] };
  const told = check(form)[0]!.findings.map(({ code, path }) => `${code} ${path ?? ''}`);
  expect(told).toContain('MISSING_MEMBER /fields/0/name');
});

test.each(['__proto__', 'constructor', 'prototype'])('%s is refused wherever a name is read', (name) => {
  const read = (bindKey: string) => ({
    testRule: 'every',
    conditionList: [{ bindKey, type: 'text', judgeType: 'empty' }],
  });
  const document = page({
    variables: { v: { type: 'record', initial: {} } },
    body: [
      { type: 'label', id: 'a', props: { text: `{{ ${name} ?? 1 }}` } },
      { type: 'label', id: 'b', props: { text: `{{ vars.v.x.${name}.y }}` } },
      { type: 'label', id: 'c', props: { text: `{{ vars.v["${name}"] }}` } },
      { type: 'label', id: 'd', visible: read(`${name}.x`), props: { text: 'd' } },
      { type: 'label', id: 'e', visible: read(`vars.v.x.${name}`), props: { text: 'e' } },
    ],
  });
  const refused = check(document)[0]!.findings.filter(({ code }) => code === 'PROTOTYPE_NAME');
  expect(refused.map(({ path, severity }) => [path, severity])).toEqual([
    ['/body/0/props/text', 'error'],
    ['/body/1/props/text', 'error'],
    ['/body/2/props/text', 'error'],
    ['/body/3/visible/conditionList/0/bindKey', 'error'],
    ['/body/4/visible/conditionList/0/bindKey', 'error'],
  ]);
});

describe('the check never throws', () => {
  test.each(PROTOTYPE_NAMES)('names of prototypes: %s', (name) => {
    expect(check(named(name))[0]!.findings.length).toBeGreaterThan(0);
    const action = page({ body: [{ type: 'box', id: 'a', on: { click: [{ do: name }] } }] });
    expect(check(action)[0]!.findings.length).toBeGreaterThan(0);
  });

  test('anything whatever, put into any member', () => {
    const member = fc.constantFrom('params', 'variables', 'sources', 'events', 'title', 'body', 'on', 'id');
    fc.assert(
      fc.property(member, fc.jsonValue({ maxDepth: 4 }), (name, value) => {
        expect(Array.isArray(check(page({ [name]: value })))).toBe(true);
      }),
    );
  });

  test('documents of which another, which is none, is named', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (fields) => {
        const form = { kind: 'form', schemaVersion: 1, id: 'plain', name: 'x', fields };
        const list = {
          kind: 'mgrList',
          schemaVersion: 1,
          id: 'list',
          name: 'x',
          module: 'plain',
          columns: [],
        };
        expect(check(list, form)).toHaveLength(2);
      }),
    );
  });
});

// A text that grows twenty times takes some twenty times as long: these would not end within the test's time otherwise.
describe('what a text costs grows with its length', () => {
  test.each(['{{', "{{ '{{ ' ", '{{ /* ', '}}{{', '学{{'])('%j over and over', (piece) => {
    const text = piece.repeat(Math.floor(300_000 / piece.length));
    expect(check(label(text))).toHaveLength(1);
  });

  test('sources of which each reads the next', () => {
    const count = 4_000;
    const sources = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `s${String(at)}`,
        { call: 'a/list', param: { x: `{{ sources.s${String((at + 1) % count)} }}` } },
      ]),
    );
    expect(check(page({ sources }))[0]!.findings.map(({ code }) => code)).toContain('CYCLE');
  });
});

describe('cycles', () => {
  const of = (graph: Readonly<Record<string, readonly string[]>>) =>
    findCycles(Object.keys(graph), (name) => graph[name] ?? []);

  test('are told as the way back to where they begin', () => {
    expect(of({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual([['a', 'b', 'c', 'a']]);
    expect(of({ a: ['a'] })).toEqual([['a', 'a']]);
    expect(of({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([]);
  });

  test('are found in a graph that has them, and in no other', () => {
    const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 25 });
    fc.assert(
      fc.property(edges, (list) => {
        const next = (name: string) =>
          list.filter(([from]) => String(from) === name).map(([, to]) => String(to));
        const names = [...Array(10).keys()].map(String);
        const found = findCycles(names, next);
        for (const way of found) {
          expect(way[0]).toBe(way.at(-1));
          way.slice(1).forEach((name, at) => {
            expect(next(way[at]!)).toContain(name);
          });
        }
        // Names from which no way leads on are taken away until none is left; what stays lies on cycles.
        let left = names;
        let before = -1;
        while (left.length !== before) {
          before = left.length;
          left = left.filter((name) => next(name).some((each) => left.includes(each)));
        }
        expect(found.length > 0).toBe(left.length > 0);
      }),
    );
  });
});

describe('what counts as a node', () => {
  const many = (item: (index: number) => object) => Array.from({ length: 5_001 }, (_, index) => item(index));
  const isTooMany = (more: object) =>
    check(page(more))[0]!.findings.some(({ code }) => code === 'TOO_MANY_NODES');

  test('a node and a field that a layout names, and no condition', () => {
    expect(isTooMany({ body: many((index) => ({ type: 'box', id: `b${String(index)}` })) })).toBe(true);
    expect(isTooMany({ layout: many((index) => ({ field: `f${String(index)}` })) })).toBe(true);
    const conditionList = many((index) => ({
      id: String(index),
      bindKey: 'a',
      type: 'text',
      judgeType: 'empty',
    }));
    expect(isTooMany({ showCondition: { rules: { testRule: 'every', conditionList } } })).toBe(false);
  });
});
