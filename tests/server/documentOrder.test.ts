import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPatch, type AnyPatchOperation } from '../../src/documents/diff/applyPatch.ts';
import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import { type ApiClient, md5 } from '../support/apiClient.ts';
import { bundleCalls, send, type Bundle } from '../support/bundles.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// The members of a document stay in the order in which they were written: fields of a Formily schema stand in it.

let server: TestServer;
let admin: ApiClient;
const { brought } = bundleCalls(() => admin);

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
});
afterAll(() => server.close());

const kind = 'app';
const text = { type: 'string', 'x-component': 'Input' };
/** By length and by letter, these stand in other orders. */
const properties = { reason: text, id: text, applicant: text, age: text };
const documentOf = (id: string) => ({
  ...{ name: '申请', id, kind, schemaVersion: 1 },
  body: [{ id: 'apply', type: 'formily-form', props: { schema: { type: 'object', properties } } }],
});
const at = '/body/0/props/schema/properties';

async function read(id: string, version: unknown): Promise<string> {
  const { result } = await send(admin, 'get', { kind, id, version });
  return JSON.stringify((result as { schema: unknown }).schema);
}

test('a document keeps its order: saved, changed, published, taken along and rolled back', async () => {
  const [id, name] = ['ordered', '申请'];
  const schema = documentOf(id);
  expect((await send(admin, 'save', { kind, id, name, schema })).msgState).toBe(1);
  expect(await read(id, 'draft')).toBe(JSON.stringify(schema));

  const change: readonly AnyPatchOperation[] = [{ op: 'add', path: `${at}/b`, value: text }];
  const after = applyPatch(schema, change);
  const patch = { kind, id, revision: 1, patch: change, sum: md5(canonicalJson(after)) };
  expect((await send(admin, 'patch', patch)).msgState).toBe(1);
  const written = JSON.stringify(after);
  expect(await read(id, 'draft')).toBe(written);

  expect((await send(admin, 'publish', { kind, id, revision: 2 })).msgState).toBe(1);
  expect(await read(id, 'published')).toBe(written);

  const bundle = (await send(admin, 'export', { ids: [`app/${id}`] })).result as Bundle;
  expect(JSON.stringify(bundle.documents[0]?.schema)).toBe(written);
  await brought({ bundle, ids: { 'app/ordered': 'arrived' }, publish: true });
  const arrived = written.replace('"ordered"', '"arrived"');
  expect(await read('arrived', 'draft')).toBe(arrived);
  expect(await read('arrived', 'published')).toBe(arrived);

  const other = { ...schema, body: [] };
  expect((await send(admin, 'save', { kind, id, name, revision: 2, schema: other })).msgState).toBe(1);
  expect((await send(admin, 'rollback', { kind, id, version: 1 })).msgState).toBe(1);
  expect(await read(id, 'draft')).toBe(written);
});

test('the order alone is a change that is saved', async () => {
  const [id, name] = ['turned', '申请'];
  await send(admin, 'save', { kind, id, name, schema: documentOf(id) });
  const patch: readonly AnyPatchOperation[] = [
    { op: 'remove', path: `${at}/reason` },
    { op: 'add', path: `${at}/reason`, value: text },
  ];
  const after = applyPatch(documentOf(id), patch);
  const sum = md5(canonicalJson(after));
  expect((await send(admin, 'patch', { kind, id, revision: 1, patch, sum })).result).toEqual({ revision: 2 });
  expect(await read(id, 'draft')).toBe(JSON.stringify(after));
});

test.each(['a\u0000', '\ud800'])('what the database cannot read is refused (%j)', async (sign) => {
  const schema = { ...documentOf('unread'), body: [{ type: 'text', id: 'a', props: { text: sign } }] };
  const answer = await send(admin, 'save', { kind, id: 'unread', name: '申请', schema });
  expect(answer).toMatchObject({ msgState: 2, code: 'TEXT_INVALID' });
});
