import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { BASELINE, migrations } from '../../server/db/migrations/index.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { NewerSchemaError, OlderSchemaError } from '../../server/db/schemaErrors.ts';
import { readSetting, writeSetting } from '../../server/db/settings.ts';
import { readBackOffice } from '../../server/db/migrations/sqlFiles.ts';
import type { SqlFile } from '../../server/db/migrations/sqlFiles.ts';
import { catalogueOf } from '../support/catalogue.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
let db: Kysely<Database>;

const open = (url: string, limits = {}): DatabaseHandle =>
  openDatabase({ connectionString: url, max: 5, ...limits }, (error) => {
    throw error;
  });

beforeEach(async () => {
  database = await createTestDatabase();
  handle = open(database.url);
  db = handle.db;
});

afterEach(async () => {
  await handle.close();
  await database.drop();
});

const files = readBackOffice();
const everything = [...Object.keys(migrations), ...files.map(({ name }) => name)];

const textsOf = async (query: string): Promise<readonly string[]> =>
  (await sql.raw<{ text: string }>(query).execute(db)).rows.map(({ text }) => text);

describe('a database', () => {
  test('is made once, also where several servers start at once', async () => {
    const runs = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(runs.flat()).toEqual(everything);
    expect(await migrate(db)).toEqual([]);
  });

  test('that another server makes is waited for longer than a call may, and the connection is left as it was', async () => {
    await handle.close();
    handle = open(database.url, { lock_timeout: 20, statement_timeout: 500 });
    db = handle.db;
    let migrated: Promise<readonly string[]> = Promise.resolve([]);
    await db.transaction().execute(async (other) => {
      // Only what waits is to be held to these limits, however slow the machine is.
      await sql`set local statement_timeout = 0`.execute(other);
      await sql`select pg_advisory_xact_lock(hashtext('atrium.schema'))`.execute(other);
      migrated = migrate(db);
      await sql`select pg_sleep(0.7)`.execute(other);
    });
    expect(await migrated).toEqual(everything);
    const { rows } = await sql`show lock_timeout`.execute(db);
    expect(rows).toEqual([{ lock_timeout: '20ms' }]);
  });

  test('has the functions of conditions, again only when their text has changed', async () => {
    await migrate(db);
    const print = await readSetting(db, 'conditionFunctions');
    const dropped = (): Promise<unknown> => sql`drop function atrium.to_number`.execute(db);
    await dropped();
    await migrate(db);
    await expect(dropped()).rejects.toThrow('could not find');
    await writeSetting(db, 'conditionFunctions', 'of an older release');
    await migrate(db);
    await dropped();
    expect(await readSetting(db, 'conditionFunctions')).toBe(print);
  });

  test('of a newer release is refused', async () => {
    await migrate(db);
    await sql`insert into atrium.migration (name, timestamp) values ('999_future', '')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(NewerSchemaError);
    await expect(migrate(db)).rejects.toThrow('999_future');
  });
});

describe('a database of the migrations before they were folded', () => {
  const folder = path.join(import.meta.dirname, 'fixtures');

  beforeEach(() => sql.raw(readFileSync(path.join(folder, 'schema-035.sql'), 'utf8')).execute(db));

  test('comes to the schema of a fresh one, once, and keeps what it holds', async () => {
    await sql`insert into atrium.user_account (id, login_name, password_hash, real_name)
      values ('a', 'amy', '', 'Amy')`.execute(db);
    await sql`create table data.student (id text primary key, name text)`.execute(db);
    await sql`insert into data.student values ('s', '小明')`.execute(db);
    const runs = await Promise.all([migrate(db), migrate(db)]);
    expect(runs.flat()).toEqual(everything.filter((name) => name !== BASELINE));
    expect(await textsOf('select name as text from atrium.migration')).toEqual(Object.keys(migrations));
    expect(await textsOf(`select "realName" as text from data."platform-user"`)).toEqual(['Amy']);
    expect(await textsOf('select name as text from data.student')).toEqual(['小明']);
    await sql`drop table data.student`.execute(db);

    const other = await createTestDatabase();
    const fresh = open(other.url);
    await migrate(fresh.db);
    const [upgraded, made] = [await catalogueOf(db), await catalogueOf(fresh.db)];
    await fresh.close();
    await other.drop();
    expect(upgraded).toEqual(made);
  });

  test('that has some of them only is refused, and left as it is', async () => {
    await sql`delete from atrium.migration where name > '031'`.execute(db);
    const before = await catalogueOf(db);
    await expect(migrate(db)).rejects.toThrow(OlderSchemaError);
    await expect(migrate(db)).rejects.toThrow('031_role_codes');
    expect(await catalogueOf(db)).toEqual(before);
  });
});

describe('a file of views, functions and triggers', () => {
  const file = (name: string, text: string): SqlFile => ({ name, text });
  const first = file('900_first.sql', 'create view data.first as select 1 as one');
  const second = file('910_second.sql', 'create view data.second as select one from data.first');
  const guard = file(
    '920_guard.sql',
    `create function atrium.guard() returns trigger language plpgsql as $$ begin return old; end $$;
     create trigger guard before delete on atrium.role for each row execute function atrium.guard();`,
  );
  const bring = (...more: SqlFile[]) => migrate(db, { migrations, files: [...files, ...more] });
  const changed = file(first.name, 'create view data.first as select 0 as zero, 2 as one');

  test('is applied anew with those after it when it changes, once where several servers start, and granted again', async () => {
    await bring(first, second, guard);
    await sql`grant select on data.first, data.second to public`.execute(db);
    const runs = await Promise.all([bring(changed, second, guard), bring(changed, second, guard)]);
    expect(runs.flat()).toEqual([first.name, second.name, guard.name]);
    expect(await textsOf('select one::text as text from data.second')).toEqual(['2']);
    const granted = `select table_name as text from information_schema.role_table_grants
      where grantee = 'PUBLIC' and table_schema = 'data' order by table_name`;
    expect(await textsOf(granted)).toEqual(['first', 'second']);
  });

  test('leaves nothing behind when it is gone', async () => {
    await migrate(db);
    const before = await catalogueOf(db);
    await bring(first, second, guard);
    expect(await catalogueOf(db)).not.toEqual(before);
    await migrate(db);
    expect(await catalogueOf(db)).toEqual(before);
  });

  test('takes nothing away that others made of its views', async () => {
    await bring(first);
    await sql`create schema reports`.execute(db);
    await sql`create view reports.own as select one from data.first`.execute(db);
    await expect(bring(changed)).rejects.toThrow('view reports.own depends on view data.first');
    expect(await textsOf('select one::text as text from reports.own')).toEqual(['1']);
    await sql`drop view reports.own`.execute(db);
    expect(await bring(changed)).toEqual([first.name]);
  });

  test('makes way for a migration, and comes back after it', async () => {
    await bring(first, second);
    const narrow = {
      up: async (own: Kysely<unknown>) => {
        await sql`alter table atrium.user_account alter column real_name type varchar(200)`.execute(own);
      },
    };
    const later = { migrations: { ...migrations, '999_names': narrow }, files };
    expect(await migrate(db, later)).toEqual(['999_names', ...files.map(({ name }) => name)]);
  });

  test('that PostgreSQL refuses is named, and nothing is changed', async () => {
    await bring(first);
    const broken = file(first.name, 'create view data.first as select missing');
    await expect(bring(broken)).rejects.toThrow(
      '900_first.sql could not be applied: column "missing" does not exist',
    );
    expect(await textsOf('select one::text as text from data.first')).toEqual(['1']);
  });
});
