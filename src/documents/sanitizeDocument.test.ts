import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelMeta } from '../../tests/support/plainMetas.ts';
import type { AppDocument } from '../schemas/documents/index.ts';
import { compileNodes } from './compile.ts';
import { createEnvironment } from './environment.ts';
import { createMetaIndex } from './metaIndex.ts';
import { sanitizeDocument } from './sanitizeDocument.ts';

const page = { kind: 'app', schemaVersion: 1, id: 'page', name: 'Page', body: [] };
const of = (more: object) => sanitizeDocument('app', 'page', { ...page, ...more })!;

test('a sound document is given back itself', () => {
  const whole = {
    ...page,
    title: { zhCN: '页', enUS: 'Page' },
    sources: { a: { call: 'a/list' } },
    variables: { v: { type: 'text' } },
    body: [{ type: 'text', id: 'a' }],
  };
  const { document, findings } = sanitizeDocument('app', 'page', whole)!;
  expect(document).toBe(whole);
  expect(findings).toEqual([]);
});

test.each([null, 5, 'text', [1, 2], {}, { kind: 'flow' }])('%j is no page at all', (value) => {
  expect(sanitizeDocument('app', 'page', value)).toBeUndefined();
});

test.each([
  [{ title: { zhCN: { a: 1 }, enUS: [] } }, { title: undefined }, '/title'],
  [{ title: 5 }, { title: undefined }, '/title'],
  [{ sources: { a: { call: 'a/list' }, b: null } }, { sources: { a: { call: 'a/list' } } }, '/sources/b'],
  [{ variables: 5 }, { variables: undefined }, '/variables'],
  [{ params: { a: null } }, { params: {} }, '/params/a'],
  [{ params: { 'a/~b': null } }, { params: {} }, '/params/a~1~0b'],
  [{ body: 5 }, { body: [] }, '/body'],
  [{ body: { a: 1 } }, { body: [] }, '/body'],
  [{ body: [null, { type: 'text', id: 'a' }] }, { body: [{ type: 'text', id: 'a' }] }, '/body/0'],
  [{ name: 5 }, { name: 'page' }, '/name'],
])('of %j what can be worked with stays', (more, kept, path) => {
  const { document, findings } = of(more);
  expect({ title: undefined, variables: undefined, ...document }).toMatchObject(kept);
  expect(findings.map((finding) => [finding.code, finding.path])).toContainEqual(['BROKEN_MEMBER', path]);
});

test('each entry that is left out is told of with its place, and the others keep theirs', () => {
  const label = { type: 'label', id: 'a' };
  const { document, findings } = of({ body: [null, label, 5, 'text', { type: 'gone', id: 'b' }] });
  expect(findings.map(({ path }) => path)).toEqual(['/body/0', '/body/2', '/body/3']);
  const environment = createEnvironment(createMetaIndex([labelMeta]));
  const nodes = compileNodes((document as AppDocument).body, environment, '/body');
  expect(nodes.map(({ path, broken }) => [path, broken?.path])).toEqual([
    ['/body/1', undefined],
    ['/body/4', '/body/4/type'],
  ]);
});

test('of very many entries that are left out the first are told of, and that there are more', () => {
  const { findings } = of({ body: Array.from({ length: 5000 }, () => null) });
  expect(findings.map(({ path }) => path)).toEqual([
    '/body',
    ...Array.from({ length: 50 }, (_, index) => `/body/${String(index)}`),
  ]);
});

describe('a list', () => {
  const list = { kind: 'mgrList', schemaVersion: 1, id: 'list', name: 'L', module: 'm' };
  test('keeps its sound columns, filters and views', () => {
    const view = { id: 'a', title: 'A' };
    const { document } = sanitizeDocument('mgrList', 'list', {
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
