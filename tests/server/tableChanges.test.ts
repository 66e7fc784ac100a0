import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishResource } from '../../server/documents/publishing.ts';
import { purgeRemoved } from '../../server/documents/trash.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import { purgeColumns } from '../../server/records/retiredColumns.ts';
import type { MgrListDocument } from '../../src/schemas/documents/index.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { columnsOf, FormSubject, texts } from '../support/formSubject.ts';
import type { Field } from '../support/formSubject.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// The table of a form as a whole: changed at once or not at all, taken over from before, removed, restored, thrown away.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const make = (
  id: string,
  fields: readonly Field[],
  records?: readonly object[],
  storage?: object,
): Promise<FormSubject> => FormSubject.make(admin, id, fields, records, storage);

/** Publishes a form while calls wait for its table, each behind the look at its rights. @returns what they answer */
async function whilePublished(
  { id }: FormSubject,
  at: { readonly revision: number; readonly accept?: string },
  begin: () => readonly Promise<ApiAnswer>[],
): Promise<readonly ApiAnswer[]> {
  const calls = await server.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.id('data', id)} in access exclusive mode`.execute(trx);
    const begun = begin();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      expect(rows).toHaveLength(begun.length);
    });
    const publication = { db: trx, publicationEffects: recordTables() };
    await publishResource(publication, { kind: 'form', id, actor: 'u-admin', ...at });
    return begun;
  });
  return Promise.all(calls);
}

describe('publishing', () => {
  test('of two at once executes one plan', async () => {
    const raced = await make('raced', [{ id: 'n1', name: 'a' }], texts(2, String));
    await raced.save([{ id: 'n1', name: 'b' }]);
    const answers = await Promise.all([raced.publish(), raced.publish()]);
    expect(answers.map(({ msgState }) => msgState).toSorted()).toEqual([1, 5]);
    expect(await columnsOf(server, 'raced')).toEqual(['b']);
  });

  test('that fails behind the plan leaves the table, its notes and the version as they were', async () => {
    const half = await make(
      'half',
      [
        { id: 'n1', name: 'a' },
        { id: 'n2', name: 'b' },
      ],
      [
        { a: 'x', b: '1' },
        { a: 'y', b: '1' },
      ],
    );
    const noted = () =>
      server.db
        .selectFrom('atrium.module_column')
        .selectAll()
        .where('form', '=', 'half')
        .orderBy('code')
        .execute();
    const before = await noted();
    await half.save([{ id: 'n2', name: 'c' }], { c: { unique: true } });
    const { plan, hash } = await half.plan();
    expect(plan).toMatchObject([
      { op: 'rename' },
      { op: 'unique', to: 'on', failing: 2 },
      { op: 'drop', rows: 2 },
    ]);
    expect(await half.publish({ accept: hash })).toMatchObject({ errors: [{ code: 'NOT_UNIQUE' }] });
    expect(await columnsOf(server, 'half')).toEqual(['a', 'b']);
    expect(await noted()).toEqual(before);
    expect(await half.values('a')).toEqual(expect.arrayContaining(['x', 'y']));
  });

  test('lets nobody write by the form of before who has waited for it', async () => {
    const fields = [
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
    ];
    const late = await make('late', fields, [{ a: '1', b: 'x' }]);
    const { list } = await late.call('list');
    const { id, revision } = list?.[0] as { id: string; revision: number };
    await late.save([
      { id: 'n1', name: 'b' },
      { id: 'n2', name: 'a' },
    ]);
    const [written] = await whilePublished(late, { revision: 2 }, () => [
      late.call('update', { id, revision, data: { a: 'wrong' } }),
    ]);
    expect(written).toMatchObject({ http: 503, code: 'DATABASE_BUSY' });
    expect([await late.values('a'), await late.values('b')]).toEqual([['x'], ['1']]);
    expect(await late.call('update', { id, revision, data: { a: 'right' } })).toMatchObject({ msgState: 1 });
  });

  test('lets nobody read by the rights of before who has waited for it', async () => {
    const fields = [
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
      { id: 'n3', name: 'c' },
    ];
    const swapped = await make('swapped', fields, [{ a: 'told', b: 'secret', c: '1' }]);
    const [id] = await swapped.values('id');
    swapped.told = ['a', 'c'];
    await swapped.save(fields);
    expect(await swapped.publish()).toMatchObject({ msgState: 1 });
    const list: MgrListDocument = {
      kind: 'mgrList',
      schemaVersion: 1,
      id: 'swapped-list',
      name: '列表',
      module: 'swapped',
      columns: [{ field: 'a' }],
    };
    await server.db.transaction().execute(async (trx) => {
      await publishDocument(trx, list);
      await publishDocument(trx, entrance('swapped', ['counsellor'], { kind: 'mgrList', id: list.id }));
    });
    const teacher = await server.login('teacher');
    swapped.told = ['b', 'c'];
    await swapped.save([
      { id: 'n1', name: 'b' },
      { id: 'n2', name: 'a' },
      { id: 'n3', name: 'c', type: 'number' },
    ]);
    const conditionList = [{ bindKey: 'a', type: 'text', judgeType: 'equal', value: 'secret' }];
    const number = [{ bindKey: 'c', type: 'text', judgeType: 'equal', value: '1' }];
    const reads: [string, object][] = [
      ['list', {}],
      ['detail', { id }],
      ['count', { where: { testRule: 'every', conditionList } }],
      ['list', { where: { testRule: 'every', conditionList: number } }],
      ['aggregate', { groupBy: [{ field: 'a' }], measures: [{ as: 'n', fn: 'count' }] }],
    ];
    const accept = (await swapped.plan()).hash;
    const answers = await whilePublished(swapped, { revision: 3, accept }, () =>
      reads.map(([action, param]) => teacher.call('interface', `/rest/http/swapped/${action}.htm`, param)),
    );
    expect(JSON.stringify(answers)).not.toContain('secret');
    expect(answers).toMatchObject([
      { list: [{ b: 'told', c: 1 }] },
      { result: { b: 'told' } },
      { code: 'FIELD_FORBIDDEN' },
      { list: [{ c: 1 }] },
      { code: 'FIELD_FORBIDDEN' },
    ]);
  });

  test('adopts the columns of before: those of the published form live, others retired', async () => {
    const adopted = await make('adopted', [{ id: 'n1', name: 'a' }], texts(1, String));
    await sql`alter table data.adopted add column old text`.execute(server.db);
    await sql`update data.adopted set old = 'lost'`.execute(server.db);
    await server.db.deleteFrom('atrium.module_column').where('form', '=', 'adopted').execute();
    await adopted.save([
      { id: 'n1', name: 'b' },
      { id: 'n5', name: 'old', type: 'number' },
    ]);
    expect((await adopted.plan()).plan).toMatchObject([
      { op: 'rename', field: 'a', to: 'b' },
      { op: 'add', field: 'old', rows: 0 },
    ]);
    expect(await adopted.publish()).toMatchObject({ msgState: 1 });
    expect([await adopted.values('b'), await adopted.values('old')]).toEqual([['0'], [null]]);
  });
});

describe('a form that is removed', () => {
  test('goes with its records, leaves its id free, and comes back with them', async () => {
    const gone = await make('gone', [{ id: 'n1', name: 'a' }], texts(2, String), { a: { unique: true } });
    expect(await gone.send('remove')).toMatchObject({ msgState: 1 });
    const next = new FormSubject(admin, 'gone');
    await next.save([{ id: 'n1', name: 'a' }]);
    expect(await next.publish()).toMatchObject({ msgState: 1 });
    expect(await next.values('a')).toEqual([]);
    const [entry] = await gone.binned();
    expect(entry).toMatchObject({ type: 'document', kind: 'form', name: '报修' });
    expect(await gone.restore(entry)).toMatchObject({ msgState: 5, code: 'ID_EXISTS' });
    expect(await next.send('remove')).toMatchObject({ msgState: 1 });
    expect((await gone.restore(entry)).result).toMatchObject({ kind: 'form', id: 'gone' });
    expect(await gone.call('list')).toMatchObject({ msgState: 4 });
    expect(await gone.publish()).toMatchObject({ msgState: 1 });
    expect((await gone.values('a')).toSorted()).toEqual(['0', '1']);
    expect(await gone.call('add', { data: { a: '1' } })).toMatchObject({ msgState: 2 });
    expect((await gone.send('versions')).list).toMatchObject([{ version: 3 }, { version: 1 }]);
  });
});

test('what has had its time is thrown away: columns, removed documents, and tables, with their files', async () => {
  const over = await make(
    'over',
    [
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
      { id: 'n3', name: 'c', type: 'key-value' },
    ],
    texts(1, String),
  );
  await sql`update data.over set c = '[{"key":"k","value":"f-gone"}]', b = 'f-stays'`.execute(server.db);
  await over.save([{ id: 'n2', name: 'b' }]);
  await over.publishAccepted();
  const past = await make('past', [{ id: 'n1', name: 'a' }], texts(1, String));
  await sql`insert into atrium.stored_file (id, name, size, type, owner, purpose, record)
    select f, 'f', 1, 'text/plain', 'u-admin', 'attachment', 'over/' || o.id
    from data.over o, unnest(array['f-gone', 'f-stays']) f
    union all select 'f-past', 'f', 1, 'text/plain', 'u-admin', 'attachment', 'past/' || id from data.past`.execute(
    server.db,
  );
  expect(await past.send('remove')).toMatchObject({ msgState: 1 });
  const tables = async (): Promise<unknown> =>
    (
      await sql`select from pg_tables where schemaname = 'data' and tablename like 'retired%'`.execute(
        server.db,
      )
    ).rows.length;
  const purge = async (): Promise<void> => {
    await purgeColumns(server.db);
    await purgeRemoved(server.db, server.platform.publicationEffects);
  };
  const before = await tables();
  await purge();
  expect(await columnsOf(server, 'over')).toHaveLength(3);
  await sql`update atrium.module_column set since = now() - interval '31 days' where form = 'over'`.execute(
    server.db,
  );
  await sql`update atrium.removed_document set removed_at = now() - interval '31 days'
    where document = 'past'`.execute(server.db);
  await purge();
  expect(await columnsOf(server, 'over')).toEqual(['b']);
  expect(await tables()).toBe(Number(before) - 1);
  const bound = await server.db
    .selectFrom('atrium.stored_file')
    .select('id')
    .where('record', 'is not', null)
    .execute();
  expect(bound).toEqual([{ id: 'f-stays' }]);
});
