import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { loadPlatform } from '../../server/platform/platform.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { createMigratedDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import * as calls from '../support/faults/faultCalls.ts';
import type { FaultCall } from '../support/faults/faultCalls.ts';
import { KilledServer, slowEnds, WATCHER } from '../support/faults/KilledServer.ts';
import { Kills, killsAsked, patienceFor } from '../support/faults/killing.ts';
import { readWorld, tell } from '../support/faults/readWorld.ts';
import { formOf, FORM, listOf, pageOf, RECORDS, valuesOf } from '../support/faults/world.ts';
import type { FaultColumn, FaultField, World } from '../support/faults/world.ts';
import { seedPeople } from '../support/people.ts';

// The server is killed while documents are saved, published and imported and tables migrated, at points that chance chooses, and
// started again: what was answered is there, what was not is there whole or not at all, and a repeat is answered.
// `npm run test:faults` kills it a hundred times, and says where it was.

const KILLS = killsAsked(5);
const SLOW = patienceFor(KILLS);
/** What a repeat without a request id is told where the call was done. */
const DONE_BEFORE = ['ALREADY_PUBLISHED', 'REVISION_CONFLICT'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-faults-'));
let database: TestDatabase;
let handle: DatabaseHandle;
let server: KilledServer;
let admin: ApiClient;
let world: World;
let filled = 0;

const env = () => ({ DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', RATE_LIMIT_SCALE: '0' });

beforeAll(async () => {
  database = await createMigratedDatabase();
  const url = new URL(database.url);
  url.searchParams.set('application_name', WATCHER);
  handle = openDatabase({ connectionString: url.href, max: 3 }, () => undefined);
  const platform = await loadPlatform(readConfig({ ...env() }, []), handle, {});
  await seedPeople(platform);
  platform.files.close();
  server = await KilledServer.start(env(), handle.db);
  admin = await server.client.login('admin');
  await begin();
  await slowEnds(handle.db, { last: ['resource_version', 'audit'], always: 'resource' });
}, SLOW);

afterAll(async () => {
  await server.stop();
  await handle.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

/** Publishes the three documents, and gives the form its records. */
async function begin(): Promise<void> {
  const fields: readonly FaultField[] = [
    { id: 'a', name: 'a', type: 'input', index: true },
    { id: 'b', name: 'b', type: 'number', unique: true },
    { id: 'c', name: 'c', type: 'input' },
    { id: 'd', name: 'd', type: 'number' },
  ];
  const none = { revision: 0, versions: [] };
  const first = { form: formOf(fields), mgrList: listOf(fields), app: pageOf(['你好']) };
  world = {
    documents: {
      form: { ...none, schema: first.form },
      mgrList: { ...none, schema: first.mgrList },
      app: { ...none, schema: first.app },
    },
    columns: [],
    audits: {},
  };
  for (const schema of Object.values(first)) world = await calls.done(admin, calls.save(world, schema));
  world = await calls.done(admin, await calls.publishAll(admin, world));
  await sql`insert into ${sql.id('data', FORM)} (id, created_by, updated_by)
    select 'r' || lpad(n::text, 6, '0'), 'u-admin', 'u-admin' from generate_series(1, ${RECORDS}::int) n`.execute(
    handle.db,
  );
  await fill();
}

/** Gives columns that are new their values, as people do. */
async function fill(): Promise<void> {
  const columns: FaultColumn[] = [];
  for (const column of world.columns) {
    const { field, state } = column;
    const isFilled = state !== 'live' || column.values.some((value) => value !== null);
    const values = isFilled ? column.values : valuesOf(field, (filled += 1));
    columns.push({ ...column, values });
    if (isFilled) continue;
    const type = sql.raw(field.type === 'number' ? 'numeric' : 'text');
    await sql`update ${sql.id('data', FORM)} as r set ${sql.id(field.name)} = v.value::${type}
      from unnest(${values}::text[]) with ordinality as v (value, n)
      where r.id = 'r' || lpad(v.n::text, 6, '0')`.execute(handle.db);
  }
  world = { ...world, columns };
}

const kills = new Kills();
const { chance } = kills;

/** Prepares a call by chance. */
async function prepare(): Promise<FaultCall> {
  const which = chance.below(7);
  if (which === 0) return calls.save(world, calls.changedForm(world, chance));
  if (which === 6) return calls.importAll(admin, world, chance);
  if (which === 1) return calls.patchPage(world, calls.someTexts());
  const earlier = which === 2 ? await calls.rollBack(admin, world, chance) : undefined;
  if (earlier !== undefined) return earlier;
  world = await calls.done(admin, calls.save(world, calls.changedForm(world, chance)));
  if (which !== 3) return calls.publish(admin, world);
  world = await calls.done(admin, calls.save(world, calls.changedList(world)));
  world = await calls.done(admin, calls.patchPage(world, calls.someTexts()));
  return calls.publishAll(admin, world);
}

const timed = (call: FaultCall): Promise<ApiAnswer> => kills.timed(call.name, () => calls.send(admin, call));

/** Makes a call, kills the server over it, starts it again, and looks at what is there. */
async function killOver(call: FaultCall): Promise<void> {
  const before = tell(world, RECORDS);
  const after = tell(call.after, RECORDS);
  let answer: ApiAnswer | undefined;
  const answered = timed(call).then(
    (found) => (answer = found),
    () => undefined,
  );
  await kills.pointOf(call.name);
  const phase = await server.kill();
  await answered;
  server = await KilledServer.start(env(), handle.db);
  admin = server.client.withToken(admin.token);
  const found = await readWorld(handle.db);
  if (answer !== undefined) {
    expect(answer, call.name).toMatchObject({ msgState: 1 });
    expect(found, call.name).toEqual(after);
    kills.met({ call: call.name, phase, outcome: 'answered' });
    return;
  }
  const isDone = JSON.stringify(found.documents) !== JSON.stringify(before.documents);
  expect(found, `${call.name} while ${phase}`).toEqual(isDone ? after : before);
  const again = await timed(call);
  if (again.msgState !== 1) {
    expect(isDone && !('requestId' in call.param)).toBe(true);
    expect(DONE_BEFORE).toContain(again.code);
  }
  expect(await readWorld(handle.db), `${call.name} once more`).toEqual(after);
  kills.met({ call: call.name, phase, outcome: isDone ? 'done, not answered' : 'not done' });
}

test(
  `killed ${String(KILLS)} times over saves, publications and migrations, nothing is half`,
  () =>
    kills.until(KILLS, async () => {
      const plain = await prepare();
      const requestId = chance.below(2) === 0 ? { requestId: `kill-${String(kills.count)}` } : {};
      const call = { ...plain, param: { ...plain.param, ...requestId } };
      await killOver(call);
      world = call.after;
      await fill();
    }),
  SLOW,
);
