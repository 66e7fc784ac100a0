import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundDocument } from './sound.ts';

const page = { kind: 'app', schemaVersion: 1, id: 'page', name: 'Page', body: [] };
const of = (more: object) => soundDocument('app', 'page', { ...page, ...more })!;

test('a sound document is given back itself', () => {
  const whole = {
    ...page,
    title: { zhCN: '页', enUS: 'Page' },
    sources: { a: { call: 'a/list' } },
    variables: { v: { type: 'text' } },
    body: [{ type: 'text', id: 'a' }],
  };
  const { document, findings } = soundDocument('app', 'page', whole)!;
  expect(document).toBe(whole);
  expect(findings).toEqual([]);
});

test.each([null, 5, 'text', [1, 2], {}, { kind: 'flow' }])('%j is no page at all', (value) => {
  expect(soundDocument('app', 'page', value)).toBeUndefined();
});

test.each([
  [{ title: { zhCN: { a: 1 }, enUS: [] } }, { title: undefined }, '/title'],
  [{ title: 5 }, { title: undefined }, '/title'],
  [{ sources: { a: { call: 'a/list' }, b: null } }, { sources: { a: { call: 'a/list' } } }, '/sources'],
  [{ variables: 5 }, { variables: undefined }, '/variables'],
  [{ params: { a: null } }, { params: {} }, '/params'],
  [{ body: 5 }, { body: [] }, '/body'],
  [{ body: { a: 1 } }, { body: [] }, '/body'],
  [{ body: [null, { type: 'text', id: 'a' }] }, { body: [{ type: 'text', id: 'a' }] }, '/body'],
  [{ name: 5 }, { name: 'page' }, '/name'],
])('of %j what can be worked with stays', (more, kept, path) => {
  const { document, findings } = of(more);
  expect({ title: undefined, variables: undefined, ...document }).toMatchObject(kept);
  expect(findings.map((finding) => [finding.code, finding.path])).toContainEqual(['BROKEN_MEMBER', path]);
});

describe('a list', () => {
  const list = { kind: 'mgrList', schemaVersion: 1, id: 'list', name: 'L', module: 'm' };
  test('keeps its sound columns, filters and views', () => {
    const view = { id: 'a', title: 'A' };
    const { document } = soundDocument('mgrList', 'list', {
      ...list,
      columns: [{ field: 'a' }, null, { field: 5 }],
      filters: 5,
      views: [view, null, { id: 'b' }],
    })!;
    expect(document).toMatchObject({ columns: [{ field: 'a' }], views: [view] });
    expect(document).not.toHaveProperty('filters');
  });
});

test('whatever stands in a document, what is left has lists where lists are needed', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('title', 'body', 'sources', 'columns', 'x'), fc.jsonValue()),
      (more) => {
        const { document } = of(more);
        expect('body' in document && Array.isArray(document.body)).toBe(true);
      },
    ),
  );
});
