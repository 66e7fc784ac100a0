import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FiguredPlan } from '../../src/schemas/wire/plan.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { purgeRemoved } from '../../server/documents/trash.ts';
import { purgeColumns } from '../../server/records/retiredColumns.ts';
import { isSealed } from '../../server/records/secrets.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// A field is its node's id: what publishing does to the columns of a form, and what comes back.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const send = (action: string, param: object): Promise<ApiAnswer> =>
  admin.call('manager', `/resource/${action}.do`, param);
const trash = (action: string, param: object = {}): Promise<ApiAnswer> =>
  admin.call('manager', `/trash/${action}.do`, param);

interface Field {
  readonly id: string;
  readonly name: string;
  readonly type?: string;
  readonly [member: string]: unknown;
}

const actions = ['list', 'detail', 'add', 'update', 'remove'];
const form = (id: string, fields: readonly Field[], storage?: object) => ({
  kind: 'form',
  schemaVersion: 1,
  id,
  name: '报修',
  fields: fields.map((field) => ({ type: 'input', title: { zhCN: '字段', enUS: 'Field' }, ...field })),
  ...(storage && { storage }),
  grants: [{ roles: ['administrator'], actions, read: '*', write: '*' }],
});

/** A form that is saved and published again and again, with its records. */
class Subject {
  private revision: number | undefined;
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }

  get at() {
    return { kind: 'form', id: this.id };
  }

  async save(fields: readonly Field[], storage?: object): Promise<void> {
    const schema = form(this.id, fields, storage);
    const answer = await send('save', { ...this.at, name: '报修', schema, revision: this.revision });
    expect(answer).toMatchObject({ msgState: 1 });
    this.revision = (answer.result as { revision: number }).revision;
  }

  readonly publish = (more: object = {}): Promise<ApiAnswer> =>
    send('publish', { ...this.at, revision: this.revision, ...more });

  async plan(at: object = {}): Promise<FiguredPlan> {
    const { result } = await send('plan', { ...this.at, ...at });
    return result as FiguredPlan;
  }

  /** Publishes whatever is lost by it. */
  async publishAccepted(): Promise<void> {
    const { hash } = await this.plan();
    expect(await this.publish({ accept: hash })).toMatchObject({ msgState: 1 });
  }

  take(revision: number): void {
    this.revision = revision;
  }

  readonly call = (action: string, param: object = {}): Promise<ApiAnswer> =>
    admin.call('interface', `/rest/http/${this.id}/${action}.htm`, param);

  async add(records: readonly object[]): Promise<void> {
    for (const data of records) expect(await this.call('add', { data })).toMatchObject({ msgState: 1 });
  }

  async values(code: string): Promise<readonly unknown[]> {
    const { list } = await this.call('list', { limit: 100, sort: [{ field: 'createdAt', order: 'asc' }] });
    return (list as Record<string, unknown>[]).map(({ [code]: value }) => value);
  }
}

async function subject(
  id: string,
  fields: readonly Field[],
  records: readonly object[] = [],
  storage?: object,
): Promise<Subject> {
  const made = new Subject(id);
  await made.save(fields, storage);
  expect(await made.publish()).toMatchObject({ msgState: 1 });
  await made.add(records);
  return made;
}

const columnsOf = async (table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${`data."${table}"`}::regclass and attnum > 6 and not attisdropped order by attname`.execute(
    server.db,
  );
  return rows.map(({ name }) => name);
};

const texts = (count: number, at: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ a: at(index) }));

describe('another code', () => {
  test('renames the column: every value stays, without asking, and a rollback names it back', async () => {
    const renamed = await subject(
      'renamed',
      [{ id: 'n1', name: 'a' }],
      texts(50, (at) => `v${String(at)}`),
    );
    await renamed.save([{ id: 'n1', name: 'b' }]);
    expect((await renamed.plan()).plan).toEqual([
      { op: 'rename', part: 'n1', field: 'a', to: 'b', rows: 50, sample: [] },
    ]);
    expect(await renamed.publish({ note: '改名' })).toMatchObject({ msgState: 1, result: { version: 2 } });
    expect((await renamed.values('b')).at(-1)).toBe('v49');
    expect(await columnsOf('renamed')).toEqual(['b']);
    expect((await send('versions', renamed.at)).list?.[0]).toMatchObject({ version: 2, note: '改名' });
    expect(await send('rollback', { ...renamed.at, version: 1 })).toMatchObject({ msgState: 1 });
    expect(await renamed.values('a')).toHaveLength(50);
  });

  test('two fields change places, with the rule that one of them holds no value twice', async () => {
    const fields = [
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
    ];
    const swapped = await subject('swapped', fields, [{ a: '1', b: 'x' }], { a: { unique: true } });
    await swapped.save(
      [
        { id: 'n1', name: 'b' },
        { id: 'n2', name: 'a' },
      ],
      { b: { unique: true } },
    );
    expect(await swapped.publish()).toMatchObject({ msgState: 1 });
    expect([await swapped.values('a'), await swapped.values('b')]).toEqual([['x'], ['1']]);
    expect(await swapped.call('add', { data: { a: 'x', b: '1' } })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'data.b', code: 'NOT_UNIQUE' }],
    });
    expect(await swapped.call('add', { data: { a: 'x', b: '2' } })).toMatchObject({ msgState: 1 });
  });

  test('a serial number counts on, and a secret opens at its new place', async () => {
    const fields = [
      { id: 'n1', name: 'no', type: 'serial-number', props: { pattern: 'R{000}' } },
      { id: 'n2', name: 'pass', type: 'password' },
    ];
    const counted = await subject('counted', fields, [{ pass: 'hush' }]);
    const [kept] = (await sql<{ pass: string }>`select pass from data.counted`.execute(server.db)).rows;
    await counted.save([
      { ...fields[0], name: 'number' } as Field,
      { ...fields[1], name: 'secret' } as Field,
    ]);
    expect(await counted.publish()).toMatchObject({ msgState: 1 });
    await counted.add([{}]);
    const [first, second] = (await counted.values('number')) as string[];
    expect(second).toBe(first?.replace(/1$/, '2'));
    const [moved] = (
      await sql<{ id: string; secret: string }>`
      select id, secret from data.counted where secret is not null`.execute(server.db)
    ).rows;
    const place = { shape: { id: 'counted' }, id: moved?.id ?? '', field: { code: 'secret' } };
    expect(isSealed(server.platform, place, moved?.secret ?? '')).toBe(true);
    expect(isSealed(server.platform, place, kept?.pass ?? '')).toBe(false);
  });
});

describe('a field that is dropped', () => {
  test('asks, is kept, lets its code start clean, and comes back under another one', async () => {
    const dropped = await subject(
      'dropped',
      [
        { id: 'n1', name: 'a' },
        { id: 'n2', name: 'b' },
      ],
      texts(3, String),
    );
    await dropped.save([{ id: 'n2', name: 'b' }]);
    const planned = await dropped.plan();
    expect(planned.plan).toMatchObject([{ op: 'drop', part: 'n1', field: 'a', rows: 3 }]);
    expect(planned.plan[0]?.sample.map(({ value }) => value).toSorted()).toEqual(['0', '1', '2']);
    const refused = await dropped.publish();
    expect(refused).toMatchObject({ http: 400, msgState: 2, code: 'PLAN_NOT_ACCEPTED', result: planned });
    await dropped.add([{ a: '3' }]);
    // Of other figures than those that were accepted.
    expect(await dropped.publish({ accept: planned.hash })).toMatchObject({
      code: 'PLAN_NOT_ACCEPTED',
      result: { plan: [{ op: 'drop', rows: 4 }] },
    });
    await dropped.publishAccepted();
    await dropped.save([
      { id: 'n2', name: 'b' },
      { id: 'n3', name: 'a', type: 'number' },
    ]);
    expect(await dropped.publish()).toMatchObject({ msgState: 1 });
    expect(new Set(await dropped.values('a'))).toEqual(new Set([null]));

    const { list } = await trash('list');
    const entry = (list as { id: string; document: string }[]).find((each) => each.document === 'dropped');
    expect(entry).toMatchObject({ type: 'field', kind: 'form', code: 'a', reason: 'dropped' });
    const restored = await trash('restore', { id: entry?.id });
    expect(restored.result).toMatchObject({ kind: 'form', id: 'dropped', code: 'a_2' });
    expect((await trash('restore', { id: entry?.id })).result).toEqual(restored.result);
    dropped.take((restored.result as { revision: number }).revision);
    expect((await dropped.plan()).plan).toMatchObject([{ op: 'add', part: 'n1', field: 'a_2', rows: 4 }]);
    expect(await dropped.publish()).toMatchObject({ msgState: 1 });
    expect((await dropped.values('a_2')).toSorted()).toEqual(['0', '1', '2', '3']);
    expect((await trash('list')).list).not.toContainEqual(expect.objectContaining({ document: 'dropped' }));
  });

  test('is there again with its values after a rollback, which asks for what it drops itself', async () => {
    const back = await subject('back', [{ id: 'n1', name: 'a' }], texts(2, String));
    await back.save([{ id: 'n2', name: 'b' }]);
    await back.publishAccepted();
    await back.add([{ b: 'new' }]);
    const refused = await send('rollback', { ...back.at, version: 1 });
    expect(refused).toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
    const { plan, hash } = await back.plan({ version: 1 });
    expect(plan).toMatchObject([
      { op: 'add', part: 'n1', field: 'a', rows: 2 },
      { op: 'drop', part: 'n2', field: 'b', rows: 1 },
    ]);
    expect(await send('rollback', { ...back.at, version: 1, accept: hash })).toMatchObject({ msgState: 1 });
    expect((await back.values('a')).toSorted()).toEqual(['0', '1', null]);
  });

  test('with nobody’s values needs no word', async () => {
    const empty = await subject(
      'empty',
      [
        { id: 'n1', name: 'a' },
        { id: 'n2', name: 'b' },
      ],
      [{ b: 'x' }],
    );
    await empty.save([{ id: 'n2', name: 'b' }]);
    expect(await empty.publish()).toMatchObject({ msgState: 1 });
  });
});

describe('another type', () => {
  test('reads each value anew, says which cannot be read, and keeps what was', async () => {
    const bad = new Set([3, 9, 14, 22, 30, 41, 48]);
    const converted = await subject(
      'converted',
      [{ id: 'n1', name: 'a' }],
      texts(50, (at) => (bad.has(at) ? `约${String(at)}元` : `${String(at)}.5`)),
    );
    await converted.save([{ id: 'n1', name: 'a', type: 'number' }]);
    const { plan, hash } = await converted.plan();
    expect(plan).toMatchObject([
      { op: 'convert', part: 'n1', field: 'a', to: 'number', rows: 50, failing: 7 },
    ]);
    expect(plan[0]?.sample).toHaveLength(5);
    for (const { value } of plan[0]?.sample ?? []) expect(value).toMatch(/^约\d+元$/);
    expect(await converted.publish()).toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
    // So often that the statement is prepared, for a column of the type that it has by now.
    for (let time = 0; time < 8; time += 1) await converted.values('a');
    expect(await converted.publish({ accept: hash })).toMatchObject({ msgState: 1 });
    const values = await converted.values('a');
    expect(values.filter((value) => value === null)).toHaveLength(7);
    expect([values[0], values[49]]).toEqual([0.5, 49.5]);

    const entry = ((await trash('list')).list as { id: string; document: string }[]).find(
      ({ document }) => document === 'converted',
    );
    expect(entry).toMatchObject({ reason: 'converted', code: 'a' });
    const { result } = await trash('restore', { id: entry?.id });
    expect(result).toMatchObject({ code: 'a_2' });
    converted.take((result as { revision: number }).revision);
    expect(await converted.publish()).toMatchObject({ msgState: 1 });
    expect((await converted.values('a_2'))[3]).toBe('约3元');
    expect((await converted.values('a'))[0]).toBe(0.5);
  });

  test('of a choice is what people read of it; less room is asked for where a value has none', async () => {
    const options = [{ value: 'd', label: '宿舍' }];
    const read = await subject(
      'read',
      [
        { id: 'n1', name: 'a', type: 'select', props: { options } },
        { id: 'n2', name: 'b' },
      ],
      [{ a: 'd', b: '12345' }],
    );
    const narrow = (length: number) => [
      { id: 'n1', name: 'a', type: 'select', props: { options } },
      { id: 'n2', name: 'b', props: { maxLength: length } },
    ];
    await read.save(narrow(5));
    expect((await read.plan()).plan).toMatchObject([{ op: 'narrow', to: '5', rows: 1, failing: 0 }]);
    expect(await read.publish()).toMatchObject({ msgState: 1 });
    await read.save(narrow(4));
    expect(await read.publish()).toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
    await read.save([
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
    ]);
    expect((await read.plan()).plan.map(({ op }) => op)).toEqual(['convert', 'widen']);
    await read.publishAccepted();
    expect([await read.values('a'), await read.values('b')]).toEqual([['宿舍'], ['12345']]);
  });

  test('of a field inside rows: codes follow, what is dropped is asked for and kept', async () => {
    const rows = (children: readonly object[]) => [{ id: 'n1', name: 'rows', type: 'sub-table', children }];
    const item = (id: string, name: string) => ({ type: 'input', id, name });
    const records = [{ rows: [{ x: '1', y: '2' }] }];
    const inside = await subject('inside', rows([item('m1', 'x'), item('m2', 'y')]) as Field[], records);
    await inside.save(rows([item('m1', 'z'), item('m2', 'y')]) as Field[]);
    expect((await inside.plan()).plan).toMatchObject([
      { op: 'rename', part: 'm1', field: 'rows.x', to: 'z' },
    ]);
    expect(await inside.publish()).toMatchObject({ msgState: 1 });
    expect(await inside.values('rows')).toEqual([[{ z: '1', y: '2' }]]);
    await inside.save(rows([item('m1', 'z')]) as Field[]);
    expect(await inside.publish()).toMatchObject({
      code: 'PLAN_NOT_ACCEPTED',
      result: { plan: [{ op: 'drop', part: 'm2', field: 'rows.y', rows: 1 }] },
    });
    await inside.publishAccepted();
    expect(await inside.values('rows')).toEqual([[{ z: '1' }]]);
  });
});

describe('publishing', () => {
  test('of two at once executes one plan', async () => {
    const raced = await subject('raced', [{ id: 'n1', name: 'a' }], texts(2, String));
    await raced.save([{ id: 'n1', name: 'b' }]);
    const answers = await Promise.all([raced.publish(), raced.publish()]);
    expect(answers.map(({ msgState }) => msgState).toSorted()).toEqual([1, 5]);
    expect(await columnsOf('raced')).toEqual(['b']);
  });

  test('that fails behind the plan leaves the table, its notes and the version as they were', async () => {
    const half = await subject(
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
    expect(await columnsOf('half')).toEqual(['a', 'b']);
    expect(await noted()).toEqual(before);
    expect(await half.values('a')).toEqual(expect.arrayContaining(['x', 'y']));
  });

  test('adopts the columns of before: those of the published form live, others retired', async () => {
    const adopted = await subject('adopted', [{ id: 'n1', name: 'a' }], texts(1, String));
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
    const gone = await subject('gone', [{ id: 'n1', name: 'a' }], texts(2, String), { a: { unique: true } });
    expect(await send('remove', gone.at)).toMatchObject({ msgState: 1 });
    const next = new Subject('gone');
    await next.save([{ id: 'n1', name: 'a' }]);
    expect(await next.publish()).toMatchObject({ msgState: 1 });
    expect(await next.values('a')).toEqual([]);
    const entry = ((await trash('list')).list as { id: string; document: string }[]).find(
      ({ document }) => document === 'gone',
    );
    expect(entry).toMatchObject({ type: 'document', kind: 'form', name: '报修' });
    expect(await trash('restore', { id: entry?.id })).toMatchObject({ msgState: 5, code: 'ID_EXISTS' });
    expect(await send('remove', next.at)).toMatchObject({ msgState: 1 });
    const { result } = await trash('restore', { id: entry?.id });
    expect(result).toMatchObject({ kind: 'form', id: 'gone' });
    expect(await gone.call('list')).toMatchObject({ msgState: 4 });
    gone.take((result as { revision: number }).revision);
    expect(await gone.publish()).toMatchObject({ msgState: 1 });
    expect((await gone.values('a')).toSorted()).toEqual(['0', '1']);
    expect(await gone.call('add', { data: { a: '1' } })).toMatchObject({ msgState: 2 });
    expect((await send('versions', gone.at)).list).toMatchObject([{ version: 3 }, { version: 1 }]);
  });
});

test('what has had its time is thrown away: columns, removed documents, and tables with them', async () => {
  const over = await subject(
    'over',
    [
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
    ],
    texts(1, String),
  );
  await over.save([{ id: 'n2', name: 'b' }]);
  await over.publishAccepted();
  const past = await subject('past', [{ id: 'n1', name: 'a' }], texts(1, String));
  expect(await send('remove', past.at)).toMatchObject({ msgState: 1 });
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
  expect(await columnsOf('over')).toHaveLength(2);
  await sql`update atrium.module_column set since = now() - interval '31 days' where form = 'over'`.execute(
    server.db,
  );
  await sql`update atrium.removed_document set removed_at = now() - interval '31 days'
    where document = 'past'`.execute(server.db);
  await purge();
  expect(await columnsOf('over')).toEqual(['b']);
  expect(await tables()).toBe(Number(before) - 1);
});
