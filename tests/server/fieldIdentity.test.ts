import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isSealed } from '../../server/records/secrets.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { columnsOf, FormSubject, texts } from '../support/formSubject.ts';
import type { Field } from '../support/formSubject.ts';
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

const make = (
  id: string,
  fields: readonly Field[],
  records?: readonly object[],
  storage?: object,
): Promise<FormSubject> => FormSubject.make(admin, id, fields, records, storage);

describe('another code', () => {
  test('renames the column: every value stays, without asking, and a rollback names it back', async () => {
    const renamed = await make(
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
    expect(await columnsOf(server, 'renamed')).toEqual(['b']);
    expect((await renamed.send('versions')).list?.[0]).toMatchObject({ version: 2, note: '改名' });
    expect(await renamed.send('rollback', { version: 1 })).toMatchObject({ msgState: 1 });
    expect(await renamed.values('a')).toHaveLength(50);
  });

  test('two fields change places, with the rule that one of them holds no value twice', async () => {
    const fields = [
      { id: 'n1', name: 'a' },
      { id: 'n2', name: 'b' },
    ];
    const swapped = await make('swapped', fields, [{ a: '1', b: 'x' }], { a: { unique: true } });
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
    const counted = await make('counted', fields, [{ pass: 'hush' }]);
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
    const dropped = await make(
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

    const [entry] = await dropped.binned();
    expect(entry).toMatchObject({ type: 'field', kind: 'form', code: 'a', reason: 'dropped' });
    expect(entry).toMatchObject({ removedBy: '管理员' });
    const restored = await dropped.restore(entry);
    expect(restored.result).toMatchObject({ kind: 'form', id: 'dropped', code: 'a_2' });
    expect((await dropped.restore(entry)).result).toEqual(restored.result);
    // What is back in the draft is in no bin any more.
    expect(await dropped.binned()).toEqual([]);
    expect((await dropped.plan()).plan).toMatchObject([{ op: 'add', part: 'n1', field: 'a_2', rows: 4 }]);
    expect(await dropped.publish()).toMatchObject({ msgState: 1 });
    expect((await dropped.values('a_2')).toSorted()).toEqual(['0', '1', '2', '3']);
    expect(await dropped.binned()).toEqual([]);
  });

  test('is there again with its values after a rollback, which asks for what it drops itself', async () => {
    const back = await make('back', [{ id: 'n1', name: 'a' }], texts(2, String));
    await back.save([{ id: 'n2', name: 'b' }]);
    await back.publishAccepted();
    await back.add([{ b: 'new' }]);
    const refused = await back.send('rollback', { version: 1 });
    expect(refused).toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
    const { plan, hash } = await back.plan({ version: 1 });
    expect(plan).toMatchObject([
      { op: 'add', part: 'n1', field: 'a', rows: 2 },
      { op: 'drop', part: 'n2', field: 'b', rows: 1 },
    ]);
    expect(await back.send('rollback', { version: 1, accept: hash })).toMatchObject({ msgState: 1 });
    expect((await back.values('a')).toSorted()).toEqual(['0', '1', null]);
  });

  test('with nobody’s values needs no word', async () => {
    const empty = await make(
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
    const converted = await make(
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
    // A record that came in since and loses nothing makes no other plan.
    await converted.add([{ a: '50.5' }]);
    expect(await converted.publish({ accept: hash })).toMatchObject({ msgState: 1 });
    const values = await converted.values('a');
    expect(values.filter((value) => value === null)).toHaveLength(7);
    expect([values[0], values[49]]).toEqual([0.5, 49.5]);

    const [entry] = await converted.binned();
    expect(entry).toMatchObject({ reason: 'converted', code: 'a' });
    expect((await converted.restore(entry)).result).toMatchObject({ code: 'a_2' });
    expect(await converted.publish()).toMatchObject({ msgState: 1 });
    expect((await converted.values('a_2'))[3]).toBe('约3元');
    expect((await converted.values('a'))[0]).toBe(0.5);
  });

  test('reads what was written while it read, behind its lock', async () => {
    const busy = await make('busy', [{ id: 'n1', name: 'a' }], texts(4, String));
    await busy.save([{ id: 'n1', name: 'a', type: 'number' }]);
    const { hash } = await busy.plan();
    const published = await server.db.transaction().execute(async (trx) => {
      await sql`update data.busy set a = '10' where a = '1'`.execute(trx);
      await sql`delete from data.busy where a = '2'`.execute(trx);
      await sql`insert into data.busy (id, a, created_by, updated_by) values ('late', '4', '', '')`.execute(
        trx,
      );
      const publication = busy.publish({ accept: hash });
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        expect(rows).toHaveLength(1);
      });
      return () => publication;
    });
    expect(await published()).toMatchObject({ msgState: 1 });
    expect((await busy.values('a')).toSorted()).toEqual([0, 10, 3, 4]);
  });

  test('is refused where records would be larger than the database takes', async () => {
    const fields = (type: string) =>
      Array.from({ length: 400 }, (_, at) => ({ id: `n${String(at)}`, name: `f${String(at)}`, type }));
    const filled = Object.fromEntries(fields('').map(({ name }) => [name, '12345678901.5']));
    const large = await make('large', fields('input'), [filled]);
    await large.save(fields('number'));
    const { hash } = await large.plan();
    expect(await large.publish({ accept: hash })).toMatchObject({
      code: 'DOCUMENT_INVALID',
      errors: [{ path: 'schema.fields.0', code: 'RECORD_TOO_BIG' }],
    });
  });

  test('of a choice is what people read of it; less room is asked for where a value has none', async () => {
    const options = [{ value: 'd', label: '宿舍' }];
    const read = await make(
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
    const inside = await make('inside', rows([item('m1', 'x'), item('m2', 'y')]), records);
    await inside.save(rows([item('m1', 'z'), item('m2', 'y')]));
    expect((await inside.plan()).plan).toMatchObject([
      { op: 'rename', part: 'm1', field: 'rows.x', to: 'z' },
    ]);
    expect(await inside.publish()).toMatchObject({ msgState: 1 });
    expect(await inside.values('rows')).toEqual([[{ z: '1', y: '2' }]]);
    await inside.save(rows([item('m1', 'z')]));
    expect(await inside.publish()).toMatchObject({
      code: 'PLAN_NOT_ACCEPTED',
      result: { plan: [{ op: 'drop', part: 'm2', field: 'rows.y', rows: 1 }] },
    });
    await inside.publishAccepted();
    expect(await inside.values('rows')).toEqual([[{ z: '1' }]]);
  });
});
