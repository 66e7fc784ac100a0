import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sealKept } from '../../server/records/sealKept.ts';
import { unseal } from '../../server/security/vault.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { startFormServer } from '../support/formServer.ts';
import { publishForm } from '../support/pupils.ts';
import type { TestServer } from '../support/server.ts';

// Secrets that were kept before they were sealed.

const form = (type: string): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id: 'door',
  name: '门禁',
  fields: [{ type, id: 'code', name: 'code', title: '密码' }],
  grants: [{ roles: ['administrator'], actions: ['list', 'add'], read: '*', write: '*' }],
});

/** More than one batch. */
const COUNT = 1_100;

let server: TestServer;
const log = { info: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  server = await startFormServer(form('input'));
  await publishForm(server.platform, form('password'));
});

afterAll(() => server.close());

beforeEach(async () => {
  await sql`delete from data.door`.execute(server.db);
  await sql`delete from atrium.setting where key = 'sealed-secrets'`.execute(server.db);
});

const keep = (id: string, code: string): Promise<unknown> =>
  sql`insert into data.door (id, code, created_by, updated_by) values (${id}, ${code}, 'x', 'x')`.execute(
    server.db,
  );

async function kept(): Promise<readonly { id: string; code: string; revision: number }[]> {
  const { rows } = await sql<{ id: string; code: string; revision: number }>`
    select id, code, revision from data.door order by id`.execute(server.db);
  return rows;
}

const opened = (id: string, code: string): string =>
  unseal(server.platform.secrets.vaultKey, Buffer.from(code, 'base64'), `record door ${id} code`);

/** Lets the publication lie so far back that no call writes by an earlier form. */
const age = (): Promise<unknown> =>
  sql`update atrium.resource_version set published_at = now() - interval '1 hour'
    where kind = 'form'`.execute(server.db);

test('are sealed in batches, each for its record, and stay as they are from then on', async () => {
  await sql`insert into data.door (id, code, created_by, updated_by)
    select 'd' || n, 'pin ' || n, 'x', 'x' from generate_series(1, ${COUNT}) as n`.execute(server.db);
  await sealKept(server.platform, log);
  const sealed = await kept();
  expect(sealed).toHaveLength(COUNT);
  for (const { id, code } of sealed) expect(opened(id, code)).toBe(`pin ${id.slice(1)}`);
  expect(new Set(sealed.map(({ revision }) => revision))).toEqual(new Set([1]));
  expect(log.info).toHaveBeenCalledWith({ module: 'door', sealed: COUNT }, expect.any(String));
  await sealKept(server.platform, log);
  expect(await kept()).toEqual(sealed);
});

test('are sealed where a round was ended, and where they look like something sealed', async () => {
  const token = randomBytes(60).toString('base64');
  await keep('a', token);
  await sealKept(server.platform, log);
  await keep('b', token);
  await sealKept(server.platform, log);
  for (const { id, code } of await kept()) expect(opened(id, code)).toBe(token);
});

test('are looked for until the form is done, and again when it is published anew', async () => {
  await age();
  await sealKept(server.platform, log);
  await keep('late', 'bare');
  await sealKept(server.platform, log);
  expect(await kept()).toMatchObject([{ code: 'bare' }]);
  await publishForm(server.platform, { ...form('password'), name: '门' });
  await sealKept(server.platform, log);
  expect(await kept()).not.toMatchObject([{ code: 'bare' }]);
});

test('are not touched by a server that has another key than the one that sealed', async () => {
  await age();
  await sealKept(server.platform, log);
  await publishForm(server.platform, { ...form('password'), name: '大门' });
  await keep('a', 'bare');
  const { platform } = server;
  const secrets = { ...platform.secrets, vaultKey: randomBytes(32) };
  await sealKept({ ...platform, secrets }, log);
  expect(await kept()).toMatchObject([{ code: 'bare' }]);
  expect(log.error).toHaveBeenCalledTimes(1);
});
