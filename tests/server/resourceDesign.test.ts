import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyPatch, type AnyPatchOperation } from '../../src/documents/diff/applyPatch.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { md5 } from '../support/apiClient.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// A document is saved as it is changed, and who else has it open is told.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupilSystem });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});

afterAll(() => server.close());

const send = (action: string, param: object, client = admin): Promise<ApiAnswer> =>
  client.call('manager', `/resource/${action}.do`, param);

/** JSON with its members in order, written apart from the product's. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${inOrder(member)}`).join(',')}}`;
}

async function begin(id: string): Promise<object> {
  const schema = { kind: 'app', schemaVersion: 1, id, name: '欢迎', body: [{ type: 'text', id: 'a' }] };
  expect((await send('save', { kind: 'app', id, name: '欢迎', schema })).msgState).toBe(1);
  return schema;
}

function patch(
  before: object,
  revision: number,
  operations: readonly AnyPatchOperation[],
  more: object = {},
) {
  const after = applyPatch(before, operations) as { id: string };
  const { id } = before as { id: string };
  return send('patch', { kind: 'app', id, revision, patch: operations, sum: md5(inOrder(after)), ...more });
}

const audited = (resource: string) =>
  server.db
    .selectFrom('atrium.audit')
    .select(['action', 'before', 'after'])
    .where('resource', '=', resource)
    .where('action', '=', 'resource.patch')
    .orderBy('id')
    .execute();

describe('patching', () => {
  test('saves what was changed, under the name that the document has then, and audits the first of half an hour', async () => {
    const before = await begin('patched');
    const first = [{ op: 'replace', path: '/name', value: '你好' }] as const;
    expect((await patch(before, 1, first)).result).toEqual({ revision: 2 });
    const named = applyPatch(before, first) as object;
    const added = [{ op: 'add', path: '/body/-', value: { type: 'text', id: 'b' } }] as const;
    expect((await patch(named, 2, added)).result).toEqual({ revision: 3 });
    expect((await send('get', { kind: 'app', id: 'patched', version: 'draft' })).result).toMatchObject({
      name: '你好',
      revision: 3,
      schema: { name: '你好', body: [{ id: 'a' }, { id: 'b' }] },
    });
    const once = [
      { action: 'resource.patch', before: { revision: 1 }, after: { revision: 2, name: '你好' } },
    ];
    expect(await audited('app/patched')).toEqual(once);
    await sql`update atrium.document_editor set audited_at = now() - interval '31 minutes'
      where id = 'patched'`.execute(server.db);
    const twice = applyPatch(named, added) as object;
    await patch(twice, 3, [{ op: 'remove', path: '/body/1' }]);
    expect(await audited('app/patched')).toHaveLength(2);
  });

  test('answers what others have saved meanwhile, so that it can be merged', async () => {
    const before = await begin('raced');
    const mine = [{ op: 'add', path: '/title', value: 'mine' }] as const;
    const [won, lost] = await Promise.all([patch(before, 1, mine), patch(before, 1, mine)]);
    expect([won.msgState, lost.msgState].sort()).toEqual([1, 5]);
    const refused = won.msgState === 5 ? won : lost;
    expect(refused).toMatchObject({
      http: 409,
      code: 'REVISION_CONFLICT',
      result: { revision: 2, by: '管理员', schema: { id: 'raced', title: 'mine' } },
    });
    expect(Date.parse((refused.result as { at: string }).at)).toBeGreaterThan(0);
  });

  test.each<[string, readonly object[], string, string]>([
    ['a place that is not there', [{ op: 'remove', path: '/body/7' }], 'INPUT_INVALID', 'patch.0.path'],
    ['a test that fails', [{ op: 'test', path: '/name', value: 'x' }], 'INPUT_INVALID', 'patch.0.path'],
    ['another id', [{ op: 'replace', path: '/id', value: 'other' }], 'INPUT_INVALID', 'patch.0.path'],
    ['an id moved away', [{ op: 'move', from: '/id', path: '/title' }], 'INPUT_INVALID', 'patch.0.from'],
    ['another kind', [{ op: 'replace', path: '/kind', value: 'control' }], 'INPUT_INVALID', 'patch.0.path'],
    ['a prototype', [{ op: 'add', path: '/__proto__/x', value: 1 }], 'INPUT_INVALID', 'patch.0.path'],
    [
      'another id by the whole',
      [
        {
          op: 'replace',
          path: '',
          value: { kind: 'app', schemaVersion: 1, id: 'other', name: 'x', body: [] },
        },
      ],
      'DOCUMENT_INVALID',
      'schema.id',
    ],
    ['a wrong shape', [{ op: 'add', path: '/bdoy', value: [] }], 'DOCUMENT_INVALID', 'schema.bdoy'],
    [
      'what can never be right',
      [{ op: 'add', path: '/body/0/props', value: { text: '{{ 1 + }}' } }],
      'DOCUMENT_INVALID',
      'schema.body.0.props.text',
    ],
    ['a name of spaces', [{ op: 'replace', path: '/name', value: '   ' }], 'DOCUMENT_INVALID', 'schema.name'],
    [
      'a name that reads backwards',
      [{ op: 'replace', path: '/name', value: 'a\u202Eb' }],
      'DOCUMENT_INVALID',
      'schema.name',
    ],
    ['what is no operation', [{ op: 'spin', path: '/name' }], 'INPUT_INVALID', 'patch.0'],
    [
      'too many operations',
      Array.from({ length: 1001 }, () => ({ op: 'test', path: '/id', value: 'x' })),
      'INPUT_INVALID',
      'patch',
    ],
  ])('refuses %s', async (name, operations, code, path) => {
    const id = `refused-${md5(name).slice(0, 8)}`;
    const before = await begin(id);
    const after = (() => {
      try {
        return applyPatch(before, operations as AnyPatchOperation[]);
      } catch {
        return before;
      }
    })();
    const param = { kind: 'app', id, revision: 1, patch: operations, sum: md5(inOrder(after ?? before)) };
    const refused = await send('patch', param);
    expect(refused).toMatchObject({ msgState: 2, code });
    expect(refused.errors?.[0]?.path).toMatch(new RegExp(`^${path}`));
    expect((await send('get', { kind: 'app', id, version: 'draft' })).result).toMatchObject({ revision: 1 });
  });

  test('checks before it waits for anybody who holds the document', async () => {
    const before = await begin('held');
    const iframe = [{ op: 'replace', path: '/body/0/type', value: 'iframe' }] as const;
    const refused = await server.db.transaction().execute(async (trx) => {
      await sql`select from atrium.resource where id = 'held' for update`.execute(trx);
      return patch(before, 1, iframe);
    });
    expect(refused).toMatchObject({ code: 'DOCUMENT_INVALID', errors: [{ code: 'UNKNOWN_TYPE' }] });
  });

  test('refuses a wrong sum, what is not there, and the product’s own', async () => {
    const before = await begin('summed');
    const rename = [{ op: 'replace', path: '/name', value: '其他' }] as const;
    expect(await patch(before, 1, rename, { sum: md5('other') })).toMatchObject({
      msgState: 2,
      code: 'SUM_MISMATCH',
    });
    expect(await patch({ ...before, id: 'nowhere' }, 1, rename)).toMatchObject({ msgState: 4 });
    await sql`update atrium.resource set origin = 'product' where id = 'summed'`.execute(server.db);
    expect(await patch(before, 1, rename)).toMatchObject({ code: 'PRODUCT_DOCUMENT' });
  });
});

describe('who has a document open', () => {
  const names = ({ list = [] }: ApiAnswer) => list.map((each) => (each as { name: string }).name);
  const param = { kind: 'app', id: 'shared-page' };

  test('is known while they tell, and until they leave', async () => {
    await begin('shared-page');
    const first = await send('presence', param);
    expect(first.list).toMatchObject([{ userId: 'u-admin', name: '管理员' }]);
    await sql`insert into atrium.document_editor (kind, id, user_id, since, seen_at) values
      ('app', 'shared-page', 'u-teacher', now() - interval '1 minute', now() - interval '20 seconds'),
      ('app', 'shared-page', 'u-student', now() - interval '1 minute', now() - interval '31 seconds')`.execute(
      server.db,
    );
    const again = await send('presence', param);
    expect(again.list?.[1]).toEqual(first.list?.[0]);
    expect((again.list as { userId: string }[]).map(({ userId }) => userId)).toEqual([
      'u-teacher',
      'u-admin',
    ]);
    expect(names(await send('presence', { ...param, leave: true }))).toHaveLength(1);
    expect(await send('presence', { kind: 'app', id: 'nowhere' })).toMatchObject({ msgState: 4 });
  });

  test('is told, as each save is, to administrators who listen', async () => {
    const listen = (client: ApiClient) =>
      fetch(`${server.baseUrl}/api/interface/changes?modules=app/shared-page`, {
        headers: { token: client.token },
      });
    const response = await listen(admin);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const hear = async (what: string): Promise<void> => {
      while (!heard.includes(what)) heard += (await reader.read()).value ?? '';
      heard = '';
    };
    const told = 'event: changed\ndata: {"module":"app/shared-page"}';
    await hear('event: ready');
    await send('presence', param);
    await hear(told);
    const { revision, schema } = (await send('get', { ...param, version: 'draft' })).result as {
      revision: number;
      schema: object;
    };
    await patch(schema, revision, [{ op: 'add', path: '/title', value: 'x' }]);
    await hear(told);
    // What is published is news as well: of the version that users have.
    await send('publish', { ...param, revision: revision + 1 });
    await hear(told);
    await send('remove', param);
    await hear(told);
    const { list } = await admin.call('manager', '/trash/list.do', {});
    const removed = (list as { id: string; document: string }[]).find(
      ({ document }) => document === param.id,
    );
    await admin.call('manager', '/trash/restore.do', { id: removed?.id });
    await hear(told);
    await reader.cancel();
    expect((await listen(teacher)).status).toBe(403);
  });
});

test.each(['patch', 'presence'])('%s is for administrators', async (action) => {
  const param = { kind: 'app', id: 'welcome' };
  expect(await send(action, param, teacher)).toMatchObject({ http: 403, msgState: 3 });
  expect((await send(action, param, server.api)).msgState).toBe(0);
});
