import pg from 'pg';
import type { ApiAnswer, ApiClient } from './apiClient.ts';
import { createTestDatabase } from './database.ts';
import { relayTo } from './relay.ts';

/** A database of others. */
export interface Courses {
  /** As the network sees it. */
  readonly url: string;
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
  /** Cuts the next line on which the platform sends this text, once it was sent. */
  cutAfter?(text: string): void;
  drop(): Promise<void>;
}

/** A database of others, with a table of courses. */
export async function createCourses(): Promise<Courses> {
  const database = await createTestDatabase();
  const relay = await relayTo(database.url);
  const seen = new URL(database.url);
  seen.search = '';
  seen.host = `127.0.0.1:${String(relay.port)}`;
  const query = async (text: string): Promise<pg.QueryResult> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  await query(`create table course (id integer primary key, name text not null, teacher text, credits numeric,
    starts date, made timestamptz not null default '2026-02-23T01:02:03.004Z')`);
  await query(`insert into course (id, name, teacher, credits, starts) values
    (1, '高等数学', 'u-teacher', 5, '2026-02-23'), (2, '大学物理', 'u-teacher', 3.5, '2026-02-24'),
    (3, '线性代数', 'u-other', 3, null)`);
  const drop = async (): Promise<void> => {
    await relay.close();
    await database.drop();
  };
  return { url: seen.href, query, drop, cutAfter: (text) => relay.cutAfter(text) };
}

/** The parameters of `database/save.do` for a database of the tests. */
export function registration(url: string, over: object = {}): object {
  const { hostname, port, pathname, username, password } = new URL(url);
  return {
    id: 'courses',
    name: '教务库',
    kind: url.startsWith('mysql:') ? 'mysql' : 'postgres',
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port),
    database: pathname.slice(1),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    tls: false,
    ...over,
  };
}

/** A definition that lists courses. */
export function courseList(over: object = {}): Record<string, unknown> {
  return {
    moduleCode: 'teaching',
    interfaceUrl: 'courses',
    name: '课程',
    kind: 'sql',
    answers: 'list',
    inputs: [],
    outputs: [
      { name: 'id', type: 'number' },
      { name: 'name', title: '名称', type: 'text' },
    ],
    sql: { database: 'courses', text: 'select id, name from course order by id' },
    roles: ['student'],
    ...over,
  };
}

export const sqlOf = (text: string): { sql: object } => ({ sql: { database: 'courses', text } });

/** Saves and publishes a definition. */
export async function publish(admin: ApiClient, definition: Record<string, unknown>): Promise<ApiAnswer> {
  const { moduleCode, interfaceUrl } = definition;
  const found = await admin.call('manager', '/interface/get.do', { moduleCode, interfaceUrl });
  const revision = (found.result as { revision?: number } | undefined)?.revision;
  const saved = await admin.call('manager', '/interface/save.do', {
    definition,
    ...(revision && { revision }),
  });
  if (saved.msgState !== 1) return saved;
  const at = { moduleCode, interfaceUrl, revision: (saved.result as { revision: number }).revision };
  return admin.call('manager', '/interface/publish.do', at);
}

/** Calls the interface of `courseList`. */
export const callCourses = (client: ApiClient, param: object = {}): Promise<ApiAnswer> =>
  client.call('interface', '/rest/http/teaching/courses.htm', param);
