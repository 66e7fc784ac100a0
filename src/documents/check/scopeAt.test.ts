import { expect, test } from 'vitest';
import { campusFiles, departments, roles } from '../../../tests/examples/campusDocuments.ts';
import { compileTemplate, parsePath } from '../../conditions/index.ts';
import { metas } from '../../renderers/metas.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { pointer } from '../../schemas/pointer.ts';
import { localise } from '../../schemas/text.ts';
import { replaceAt } from '../pointer.ts';
import { checkKnown } from './checkDocument.ts';
import { contextOf } from './documentSet.ts';
import { scopeAt, type ScopeName } from './scopeAt.ts';
import { readDocument } from './shape.ts';

const documents = campusFiles.flatMap((each) => readDocument(each.document).document ?? []);
const named = (id: string): AtriumDocument => {
  const found = documents.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};
const context = contextOf(
  documents.map((document) => ({ name: `${document.kind}/${document.id}`, document })),
  {
    metas,
    roles: new Set(roles.map(({ id }) => id)),
    dictionaries: new Map([['department', departments.map(({ id }) => id)]]),
  },
);

/** Texts with templates, by where they stand. */
function* textsIn(value: unknown, at = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string' && value.includes('{{')) yield [at, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* textsIn(each, pointer(at, key));
}

const places = documents.flatMap((document) =>
  [...textsIn(document)].map(([at, text]) => ({ document, at, text, seen: scopeAt(document, at, context) })),
);

/** Whether a path leads through names that are offered, as far as anything is known of them. */
function isOffered(names: readonly ScopeName[], path: string): boolean {
  const [first, ...rest] = parsePath(path) ?? [];
  let found = names.find(({ name }) => name === first?.key);
  if (!found) return false;
  for (const { key, index } of rest) {
    if (found.type.kind === 'list' && (index >= 0 || key === 'length')) continue;
    const inner: ScopeName | undefined = found.members.find(({ name }) => name === key);
    if (!inner) return found.type.kind !== 'record' || found.type.open;
    found = inner;
  }
  return true;
}

const allOf = (names: readonly ScopeName[]): readonly ScopeName[] =>
  names.flatMap((each) => [each, ...allOf(each.members)]);

test('what the expressions of the campus read is offered at their places', () => {
  expect(places.length).toBeGreaterThan(100);
  const missing = places.flatMap(({ document, at, text, seen: { names, scope } }) => {
    if (scope.open) return [];
    return compileTemplate(text)
      .paths.filter((path) => !isOffered(names, path))
      .map((path) => `${document.id} ${at} ${path}`);
  });
  expect(missing).toEqual([]);
});

const NAMES = new Set(['UNKNOWN_NAME', 'UNKNOWN_MEMBER', 'NO_MEMBERS', 'EXPRESSION_SYNTAX']);

test('an expression of what is offered at a place is without a finding there', () => {
  const found = places.flatMap(({ document, at, seen }) => {
    const offered = allOf(seen.names);
    const text = offered
      .slice(0, 200)
      .map(({ path }) => `{{ ${path} }}`)
      .join('');
    const told: string[] = [];
    checkKnown(
      replaceAt(document, at, text) as AtriumDocument,
      { ...context, towards: at },
      ({ code, path, message }) => {
        if (path === at && NAMES.has(code)) told.push(`${document.id} ${at} ${message.enUS}`);
      },
    );
    return told;
  });
  expect(found).toEqual([]);
});

test.each([
  ['leave', '/fields/0/visible', 'form.reason', '请假事由'],
  ['leave', '/fields/0/on/change/0/when', 'event', '事件内容'],
  ['leave-list', '/rowActions/9/visible', 'row.createdAt', '创建时间'],
  ['leave-list', '/toolbar/9/visible', 'query', '当前查询'],
])('of %s, %s sees %s, which people call %s, before anything is written there', (id, at, path, title) => {
  const found = allOf(scopeAt(named(id), at, context).names).find((each) => each.path === path);
  expect(found && localise(found.title, 'zhCN')).toBe(title);
});

test('rules that choose records compare their fields, with values of the page', () => {
  const { keyNames, names } = scopeAt(named('leave-list'), '/where', context);
  expect(keyNames.map(({ path }) => path)).toEqual(expect.arrayContaining(['status', 'createdBy']));
  expect(names.map(({ path }) => path)).toContain('platform_userId');
  expect(names.map(({ path }) => path)).not.toContain('status');
});

test('of a document that is written by hand, as much is told as can be', () => {
  const page = { kind: 'app', id: 'page', name: 'x', params: { id: { type: 'text' } }, body: [null, 'x'] };
  const { names } = scopeAt(page as object as AtriumDocument, '/body/1/visible', context);
  expect(names.find(({ name }) => name === 'params')?.members.map(({ path }) => path)).toEqual(['params.id']);
});
