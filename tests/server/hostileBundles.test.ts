import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertDraft } from '../../server/documents/draftRepository.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { bundleCalls, bundleOf, form, names } from '../support/bundles.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Bundles that are sent to do harm.

let target: TestServer;
let to: ApiClient;
const { bring, brought, read } = bundleCalls(() => to);

beforeAll(async () => {
  target = await startTestServer({ seed: seedPeople });
  to = await target.login('admin');
  const own = form('platform-user', 'place');
  await insertDraft(target.db, {
    ...{ kind: 'form', id: own.id, name: own.id, schema: own, actor: 'x', origin: 'product' },
  });
});
afterAll(async () => {
  await target.close();
});

describe('what is sent to do harm', () => {
  const page = { kind: 'app', schemaVersion: 1, id: 'harm-page', name: 'x', body: [] };
  const plain = bundleOf(page);
  const entry = (_: unknown, at: number) => ({ value: String(at), label: { zhCN: 'a', enUS: 'a' } });
  const nested = (depth: number): object =>
    depth === 0
      ? { type: 'text', id: 'z' }
      : { type: 'section', id: `s${String(depth)}`, children: [nested(depth - 1)] };

  test.each<[string, () => object, string, string]>([
    [
      'a later format',
      () => ({ ...plain, formatVersion: 2, more: 1 }),
      'bundle.formatVersion',
      'NEWER_BUNDLE',
    ],
    ['no bundle', () => [], 'bundle', 'TYPE_WRONG'],
    [
      '100,000 documents',
      () => ({ ...plain, documents: Array.from({ length: 100_000 }, () => 1) }),
      'bundle.documents',
      'TOO_MANY',
    ],
    [
      'a huge dictionary',
      () => ({
        ...plain,
        dictionaries: [
          { code: 'big', name: { zhCN: 'a', enUS: 'a' }, items: Array.from({ length: 9_001 }, entry) },
        ],
      }),
      'bundle.dictionaries.0.items',
      'TOO_MANY',
    ],
    [
      'a kind that is not the document’s',
      () => ({ ...plain, documents: [{ ...plain.documents[0], kind: 'form' }] }),
      'bundle.documents.0.schema.kind',
      'VALUE_INVALID',
    ],
    [
      'a document of a later release',
      () => bundleOf({ ...page, schemaVersion: 99 }),
      'bundle.documents.0.schema.schemaVersion',
      'NEWER_VERSION',
    ],
    [
      'an id of the platform’s that is not here',
      () => bundleOf({ ...page, id: 'platform-page' }),
      'bundle.documents.0.id',
      'NAME_RESERVED',
    ],
    [
      'nodes within nodes without end',
      () => bundleOf({ ...page, body: [nested(40)] }),
      'bundle.documents.0.schema',
      'BODY_TOO_DEEP',
    ],
  ])('a bundle with %s is refused', async (_name, make, path, code) => {
    const answer = await bring({ bundle: make() });
    expect(answer, answer.text.slice(0, 500)).toMatchObject({ http: 400, msgState: 2 });
    const [first] = answer.errors ?? [];
    expect(first?.path.startsWith(path), first?.path).toBe(true);
    expect(first?.code).toBe(code);
  });

  test('what the platform has itself stays as it is, and circles end', async () => {
    const mine = { ...form('platform-user', 'other'), name: 'mine' };
    const { left } = await brought({ bundle: bundleOf(mine), existing: 'copy' });
    expect(names(left)).toEqual(['form/platform-user']);
    expect(await read('form', 'platform-user')).toMatchObject({ revision: 1 });
    const card = (id: string, other: string) => ({
      ...{ kind: 'control', schemaVersion: 1, id, name: id },
      body: [{ type: `control/${other}`, id: 'n' }],
    });
    const circle = bundleOf(card('ring-a', 'ring-b'), card('ring-b', 'ring-a'));
    const answer = await bring({ bundle: circle, existing: 'copy', publish: true });
    expect(answer.errors?.[0]?.path).toMatch(/^bundle\.documents\.0\.schema\.body/);
    const raw = JSON.stringify({ bundle: bundleOf(page), existing: 'X' }).replace(
      '"X"',
      '{"__proto__":"keep"}',
    );
    expect((await bring(JSON.parse(raw) as object)).msgState).not.toBe(1);
  });
});
