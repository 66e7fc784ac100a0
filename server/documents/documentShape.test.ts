import { describe, expect, test } from 'vitest';
import { DOCUMENT_NODES } from '../../src/schemas/limits.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import { callsOf } from '../../tests/support/callCount.ts';
import { acceptDocument } from './documentShape.ts';

/** Calls of functions that holding the server for a moment takes. */
const MOST_CALLS = 1_000_000;

const page = { kind: 'app', schemaVersion: 1, id: 'page', name: 'Page', body: [] };
const withNodes = (nodes: number) => ({
  ...page,
  body: Array.from({ length: nodes }, (_, at) => ({ type: 'text', id: `n${String(at)}` })),
});

/** The paths and codes of what is wrong with a document. */
function errorsOf(schema: unknown, kind: ResourceKind = 'app'): unknown {
  try {
    acceptDocument(kind, 'page', schema);
    return [];
  } catch (error) {
    return (error as { errors: { path: string; code: string }[] }).errors.map(({ path, code }) => [
      path,
      code,
    ]);
  }
}

test('a document that is whole is taken as it is', () => {
  expect(acceptDocument('app', 'page', page)).toBe(page);
});

test.each<[string, unknown, string, string]>([
  ['of more nodes than a document may hold', withNodes(DOCUMENT_NODES + 1), 'schema', 'TOO_MANY_NODES'],
  ['of a newer version', { ...page, schemaVersion: 99 }, 'schema.schemaVersion', 'NEWER_VERSION'],
  ['of another kind', { ...page, kind: 'appMobile' }, 'schema.kind', 'VALUE_INVALID'],
  ['of another id', { ...page, id: 'other' }, 'schema.id', 'VALUE_INVALID'],
  ['with a member missing', { ...page, name: undefined }, 'schema.name', 'WRONG_KIND'],
  ['that is none', null, 'schema.kind', 'UNKNOWN_KIND'],
])('a document %s is refused', (_name, schema, path, code) => {
  expect(errorsOf(schema)).toEqual([[path, code]]);
});

describe('a document of many nodes', () => {
  const nodes = (count: number, more: (at: number) => object = () => ({})) => ({
    ...page,
    body: Array.from({ length: count }, (_, at) => ({
      type: 'text',
      id: `n${String(at)}`,
      on: { click: [{ do: 'back' }] },
      ...more(at),
    })),
  });

  /** Calls of functions that a check takes, beside one that was made before: its validator is compiled by then. */
  const costOf = async (schema: unknown): Promise<number> => {
    errorsOf(nodes(1));
    const [calls = Infinity] = await callsOf(() => errorsOf(schema));
    return calls;
  };

  test('that is right holds the server for a moment only', async () => {
    expect(errorsOf(nodes(5000))).toEqual([]);
    expect(await costOf(nodes(5000))).toBeLessThan(MOST_CALLS);
  });

  test('all wrong is refused for the first of them', async () => {
    const told = errorsOf(nodes(5000, () => ({ nope: 1 }))) as readonly unknown[];
    expect(told.length).toBeGreaterThan(9);
    expect(told.length).toBeLessThan(51);
    expect(await costOf(nodes(5000, () => ({ nope: 1 })))).toBeLessThan(MOST_CALLS);
  });

  test('of which one is wrong is refused for that one, by its place', async () => {
    const schema = { ...nodes(5000, (at) => (at === 4321 ? { nope: 1 } : {})), sources: {} };
    expect(errorsOf(schema)).toEqual([['schema.body.4321.nope', 'UNKNOWN_MEMBER']]);
    expect(await costOf(schema)).toBeLessThan(MOST_CALLS);
  });

  test('and something wrong beside them tells both', () => {
    expect(errorsOf({ ...nodes(3, (at) => (at === 2 ? { nope: 1 } : {})), nope: 1 })).toEqual([
      ['schema.nope', 'UNKNOWN_MEMBER'],
      ['schema.body.2.nope', 'UNKNOWN_MEMBER'],
    ]);
  });
});

test('as many nodes as a document may hold are taken', () => {
  expect(errorsOf(withNodes(DOCUMENT_NODES))).toEqual([]);
});

test('a condition under its newer name is kept as a condition, whatever it is saved as', () => {
  const rules = { testRule: 'every', conditionList: [] };
  const condition = { kind: 'condition_mew', schemaVersion: 1, id: 'page', name: 'Open', rules };
  const kept = { ...condition, kind: 'condition' };
  expect(acceptDocument('condition_mew', 'page', condition)).toEqual(kept);
  expect(acceptDocument('condition', 'page', condition)).toEqual(kept);
  expect(acceptDocument('condition_mew', 'page', kept)).toEqual(kept);
});
