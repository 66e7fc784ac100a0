import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstStart } from '../../../tests/support/embeddedFolder.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts';

let dataDir = '';
const log = () => undefined;
const copyTo = firstStart();

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-embedded-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function query(config: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a first start', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-embedded-'));
    server = await startEmbeddedPostgres({ dataDir: folder, log });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('gives the product a database of its own and no superuser', async () => {
    const role = `SELECT rolname, rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user`;
    expect(await query(server.config, role)).toEqual([
      { rolname: 'atrium', rolsuper: false, rolcreatedb: false, rolcreaterole: false },
    ]);
    const database = `SELECT datname, datlocale, pg_encoding_to_char(encoding) AS encoding,
      pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = current_database()`;
    expect(await query({ connectionString: server.connectionString }, database)).toEqual([
      { datname: 'atrium', datlocale: 'C.UTF-8', encoding: 'UTF8', owner: 'atrium' },
    ]);
    await expect(query(server.config, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(query({ ...server.config, database: 'postgres' }, 'SELECT 1')).rejects.toThrow(
      'permission denied',
    );
    await expect(query({ ...server.config, password: 'wrong' }, 'SELECT 1')).rejects.toThrow(
      'authentication failed',
    );
  });

  test('knows trigrams of Chinese text and sorts it by pinyin', async () => {
    await query(server.config, 'CREATE EXTENSION pg_trgm');
    expect(await query(server.config, `SELECT cardinality(show_trgm('中文搜索')) > 0 AS found`)).toEqual([
      { found: true },
    ]);
    const sorted = `SELECT string_agg(word, '' ORDER BY word COLLATE "zh-x-icu") AS words
      FROM unnest('{重庆,北京,上海,阿}'::text[]) AS word`;
    expect(await query(server.config, sorted)).toEqual([{ words: '阿北京重庆上海' }]);
  });

  test('lets nothing but this user read the passwords, and leaves durability on', async () => {
    for (const file of ['postgres/password', 'postgres/bootstrap.password', 'postgres.log']) {
      expect(statSync(path.join(folder, file)).mode & 0o777, file).toBe(0o600);
    }
    expect(statSync(path.join(folder, 'postgres/data')).mode & 0o777).toBe(0o700);
    expect(readFileSync(path.join(folder, 'postgres.log'), 'utf8')).not.toContain(server.config.password);
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
      expect(await query(server.config, `SHOW ${name}`)).toEqual([{ [name]: 'on' }]);
    }
    expect(await query(server.config, `SHOW listen_addresses`)).toEqual([{ listen_addresses: '' }]);
  });
});

test('what was written is there after a stop and a start, which may be asked for twice', async () => {
  copyTo(dataDir);
  const first = await startEmbeddedPostgres({ dataDir, log });
  await query(first.config, `CREATE TABLE kept AS SELECT 'x' AS word`);
  await first.stop();
  await first.stop();
  expect(await first.exited).toBe(0);
  const second = await startEmbeddedPostgres({ dataDir, log });
  try {
    expect(await query(second.config, 'SELECT word FROM kept')).toEqual([{ word: 'x' }]);
  } finally {
    await second.stop();
  }
});

test('a path too long for a socket is served on loopback', async () => {
  const deep = path.join(dataDir, '数据'.repeat(10), '很长'.repeat(10));
  copyTo(deep);
  const server = await startEmbeddedPostgres({ dataDir: deep, log });
  try {
    expect(server.config.host).toBe('127.0.0.1');
    expect(await query({ connectionString: server.connectionString }, 'SELECT 1 AS one')).toEqual([
      { one: 1 },
    ]);
  } finally {
    await server.stop();
  }
});

test('data of another major version is refused and left alone', async () => {
  const pgdata = path.join(dataDir, 'postgres', 'data');
  mkdirSync(pgdata, { recursive: true });
  writeFileSync(path.join(pgdata, 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    /was written by PostgreSQL 17; this release brings 18\..*DATABASE_URL/,
  );
  expect(readFileSync(path.join(pgdata, 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a lost password file is named', async () => {
  copyTo(dataDir);
  rmSync(path.join(dataDir, 'postgres', 'password'));
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/postgres\/password is missing/);
  expect(existsSync(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false);
});

test('a data folder that cannot be made is refused with its reason', async () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(startEmbeddedPostgres({ dataDir: path.join(file, 'below'), log })).rejects.toThrow(
    /The data folder cannot be used by .*ENOTDIR.*Choose another DATA_DIR/,
  );
});
