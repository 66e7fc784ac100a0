import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveResource } from '../../server/documents/drafts.ts';
import { publishResource } from '../../server/documents/publishing.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { libraryList, seedDocuments } from '../support/documents.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await seedDocuments(platform);
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
});

afterAll(() => server.close());

const get = (client: ApiClient, kind: string, id: string, more: object = {}) =>
  client.call('manager', '/resource/get.do', { kind, id, ...more });

/** Publishes, as the next version of a resource, what never came through the door. */
async function publishRaw(kind: string, id: string, schema: object): Promise<void> {
  await sql`insert into atrium.resource_version (kind, id, version, name, schema, revision, published_by)
    values (${kind}, ${id}, 2, 'Raw', ${JSON.stringify(schema)}::jsonb, 1, 'x')`.execute(server.db);
  await sql`update atrium.resource set published_version = 2 where kind = ${kind} and id = ${id}`.execute(
    server.db,
  );
}

/** Takes back what `publishRaw` did. */
async function takeBack(kind: string, id: string): Promise<void> {
  await sql`update atrium.resource set published_version = 1 where kind = ${kind} and id = ${id}`.execute(
    server.db,
  );
  await sql`delete from atrium.resource_version where kind = ${kind} and id = ${id} and version = 2`.execute(
    server.db,
  );
}

describe('reading a resource', () => {
  test('answers the published document with what the role may do with its module', async () => {
    expect(await get(teacher, 'mgrList', 'book-list')).toMatchObject({
      msgState: 1,
      result: {
        id: 'book-list',
        kind: 'mgrList',
        name: '图书列表',
        version: 1,
        revision: 1,
        schema: { ...libraryList, schemaVersion: 2 },
        rights: { actions: ['list', 'detail'], read: ['title'], write: ['title'] },
      },
    });
    expect((await get(admin, 'form', 'book')).result).toMatchObject({ rights: { read: '*', write: '*' } });
  });

  test('brings the form of a list where that is asked for, as a call for it answers', async () => {
    const form = (await get(teacher, 'form', 'book')).result;
    const { result } = await get(teacher, 'mgrList', 'book-list', { withForm: true });
    expect(result).toMatchObject({ id: 'book-list', form });
    expect((await get(teacher, 'mgrList', 'book-list')).result).not.toHaveProperty('form');
    const of = { orKinds: ['mgrList'], withForm: true };
    expect((await get(teacher, 'app', 'book-list', of)).result).toMatchObject({ form });
    const books = { kind: 'mgr', schemaVersion: 1, id: 'books', name: '图书', list: 'book-list', forms: [] };
    const at = { kind: 'mgr', id: 'books' };
    const { result: saved } = await admin.call('manager', '/resource/save.do', {
      ...at,
      name: '图书',
      schema: books,
    });
    const { revision } = saved as { revision: number };
    await admin.call('manager', '/resource/publish.do', { ...at, revision });
    expect((await get(admin, 'mgr', 'books', { withForm: true })).result).toMatchObject({
      schema: books,
      list: { id: 'book-list', form: { id: 'book' } },
    });
    expect((await get(admin, 'mgr', 'books')).result).not.toHaveProperty('list');
  });

  test('never sends the grants of a published form', async () => {
    for (const client of [admin, teacher]) {
      const { result } = await get(client, 'form', 'book');
      expect((result as { schema: object }).schema).not.toHaveProperty('grants');
    }
    const draft = await get(admin, 'form', 'book', { version: 'draft' });
    expect((draft.result as { schema: object }).schema).toHaveProperty('grants');
  });

  test('is for roles whose menus lead there', async () => {
    expect(await get(teacher, 'form', 'book')).toMatchObject({ msgState: 1 });
    expect(await get(teacher, 'app', 'library-dashboard')).toMatchObject({ http: 403, msgState: 3 });
    expect(await get(student, 'mgrList', 'book-list')).toMatchObject({ http: 403, msgState: 3 });
    expect(await get(student, 'form', 'book', { skipPermission: 1 })).toMatchObject({
      http: 403,
      msgState: 3,
    });
    expect(await get(teacher, 'form', 'book', { groupId: 'student' })).toMatchObject({ msgState: 3 });
    expect(await get(teacher, 'system', 'library')).toMatchObject({ msgState: 3 });
  });

  test('asks for a preview in vain without the right to design', async () => {
    for (const version of ['draft', 1]) {
      expect(await get(teacher, 'form', 'book', { version, checkToken: 0 })).toMatchObject({
        http: 403,
        msgState: 3,
      });
      expect(await get(admin, 'form', 'book', { version })).toMatchObject({ msgState: 1 });
    }
    expect(await get(admin, 'form', 'book', { version: 9 })).toMatchObject({ http: 404, msgState: 4 });
  });

  test('passes over whether something is published for who designs it, and for nobody else', async () => {
    const asked = { checkToken: 0, skipPermission: 1 };
    expect(await get(admin, 'system', 'unfinished', asked)).toMatchObject({ result: { name: '草稿' } });
    expect(await get(admin, 'system', 'unfinished')).toMatchObject({ http: 404, msgState: 4 });
    expect(await get(teacher, 'system', 'unfinished', asked)).toMatchObject({ http: 404, msgState: 4 });
    // What is published is not passed over: grants stay out of sight.
    const { result } = await get(admin, 'form', 'book', asked);
    expect((result as { schema: object }).schema).not.toHaveProperty('grants');
  });

  test('takes the first kind that has the id, under the rights of what it found', async () => {
    const mgr = { orKinds: ['mgrList', 'mgrForm', 'form'] };
    expect(await get(teacher, 'mgr', 'book-list', mgr)).toMatchObject({ result: { kind: 'mgrList' } });
    expect(await get(teacher, 'mgr', 'book', mgr)).toMatchObject({ result: { kind: 'form', id: 'book' } });
    expect(await get(student, 'mgr', 'book-list', mgr)).toMatchObject({ http: 403, msgState: 3 });
    expect(await get(teacher, 'mgr', 'library', { orKinds: ['app', 'system'] })).toMatchObject({ http: 403 });
    expect(await get(admin, 'mgr', 'nowhere', mgr)).toMatchObject({ http: 404, msgState: 4 });
    expect(await get(admin, 'mgr', 'book', { orKinds: ['nonsense'] })).toMatchObject({ http: 400 });
  });

  test('says of what cannot be read why to who designs, and no more than that to who may open it', async () => {
    const broken = [
      ['mgrList', 'book-list'],
      ['app', 'library-dashboard'],
    ] as const;
    for (const [kind, id] of broken) {
      await publishRaw(kind, id, { kind, schemaVersion: 99, id, name: id });
      const why = [{ path: 'schema.schemaVersion', code: 'NEWER_VERSION' }];
      expect(await get(admin, kind, id)).toMatchObject({ http: 400, code: 'DOCUMENT_INVALID', errors: why });
    }
    const told = await get(teacher, 'mgr', 'book-list', { orKinds: ['mgrList', 'form'] });
    expect(told).toMatchObject({ http: 400, code: 'DOCUMENT_INVALID' });
    expect(told).not.toHaveProperty('errors');
    expect(await get(teacher, 'app', 'library-dashboard')).toMatchObject({ http: 403, msgState: 3 });
    expect(await get(student, 'mgrList', 'book-list')).toMatchObject({ http: 403, msgState: 3 });
    for (const [kind, id] of broken) await takeBack(kind, id);
  });

  test.each([
    ['form', 'book', 'interface', '/rest/http/book/list.htm', {}],
    ['system', 'library', 'manager', '/createSystem/initOnly.do', { systemManage: { id: 'library' } }],
  ] as const)('tells nobody else what is wrong with a %s that another call stands on', async (...row) => {
    const [kind, id, service, path, param] = row;
    await publishRaw(kind, id, { kind, schemaVersion: 99, id, name: id });
    const [told, toOthers] = await Promise.all(
      [admin, teacher].map((client) => client.call(service, path, param)),
    );
    expect(told).toMatchObject({ code: 'DOCUMENT_INVALID', errors: [{ code: 'NEWER_VERSION' }] });
    expect(toOthers).toMatchObject({ http: 400, code: 'DOCUMENT_INVALID' });
    expect(toOthers).not.toHaveProperty('errors');
    await takeBack(kind, id);
  });

  test.each([
    ['form', 'no-such-form', 404],
    ['form', 'Not An Id', 400],
    ['nonsense', 'book', 400],
    ['system', 'unfinished', 404],
  ])('%s %j answers %i', async (kind, id, http) => {
    expect((await get(admin, kind, id)).http).toBe(http);
  });
});

describe('the list of resources', () => {
  const list = (client: ApiClient, param: object) => client.call('manager', '/resource/list.do', param);

  test('is for administrators, without documents', async () => {
    const answer = await list(admin, { kind: 'system' });
    expect(answer.total).toBe(3);
    expect(answer.list?.[0]).toMatchObject({ id: 'library', name: '图书馆', version: 1, published: true });
    expect(answer.text).not.toContain('menus');
    expect(await list(teacher, { kind: 'system' })).toMatchObject({ http: 403, msgState: 3 });
  });

  test.each([
    [{ keyword: '图' }, ['library'], 1],
    [{ keyword: 'UNFIN' }, ['unfinished'], 1],
    [{ keyword: '%' }, [], 0],
    [{ offset: 1, limit: 1 }, ['open-day'], 3],
    [{ limit: -1 }, ['library', 'open-day', 'unfinished'], 3],
    [{ limit: 0 }, [], 3],
  ])('finds by %j', async (param, ids, total) => {
    const answer = await list(admin, { kind: 'system', ...param });
    expect((answer.list as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expect(answer.total).toBe(total);
  });
});

describe('saving and publishing', () => {
  const at = { kind: 'mgrList', id: 'shelf-list', actor: 'system' } as const;
  const document = (name: string) => ({ ...libraryList, id: at.id, name });
  const save = (name: string, revision?: number) =>
    saveResource(server.db, {
      ...at,
      name,
      schema: document(name),
      ...(revision === undefined ? {} : { revision }),
    });
  const publish = (revision: number) =>
    server.db
      .transaction()
      .execute((trx) =>
        publishResource({ db: trx, publicationEffects: recordTables() }, { ...at, revision }),
      );

  test('carry a revision that only moves on', async () => {
    expect(await save('一')).toEqual({ id: at.id, revision: 1 });
    await expect(save('二')).rejects.toMatchObject({ code: 'ID_EXISTS' });
    expect(await save('二', 1)).toEqual({ id: at.id, revision: 2 });
    await expect(save('三', 1)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
    await expect(publish(1)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
  });

  test('of ten at once publish one version, and readers see it', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => publish(2)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['ALREADY_PUBLISHED']));
    expect((await get(admin, at.kind, at.id)).result).toMatchObject({ name: '二', version: 1, revision: 2 });
    await save('三', 2);
    expect((await get(admin, at.kind, at.id)).result).toMatchObject({ name: '二', version: 1 });
    await publish(3);
    expect((await get(admin, at.kind, at.id)).result).toMatchObject({
      name: '三',
      version: 2,
      schema: { name: '三' },
    });
  });

  test.each<[string, object, string]>([
    ['a missing member', { columns: undefined }, 'schema.columns'],
    ['an unknown member', { onLoad: 'x' }, 'schema.onLoad'],
    ['another id', { id: 'other-list' }, 'schema.id'],
  ])('refuse a document with %s', async (_name, change, path) => {
    const schema = JSON.parse(JSON.stringify({ ...document('坏'), ...change })) as unknown;
    await expect(saveResource(server.db, { ...at, name: '坏', schema, revision: 3 })).rejects.toMatchObject({
      code: 'DOCUMENT_INVALID',
      errors: [{ path }],
    });
  });

  test('refuse a document deeper or larger than documents may be', async () => {
    let deep: unknown = 1;
    for (let i = 0; i < 50; i += 1) deep = [deep];
    const sources = { a: { call: 'book/list', param: { deep } } };
    const large = { ...document('大'), emptyText: 'x'.repeat(1024 * 1024) };
    for (const schema of [{ ...document('深'), sources }, large]) {
      await expect(saveResource(server.db, { ...at, name: '坏', schema, revision: 3 })).rejects.toMatchObject(
        {
          code: 'DOCUMENT_INVALID',
        },
      );
    }
  });
});
