import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../server/db/database.ts';
import { PublishedDocuments } from '../../../server/documents/publishedDocuments.ts';
import { findRows } from '../../../server/flow/findRows.ts';
import type { Person } from '../../../server/flow/whoMay.ts';
import { actorFor } from '../../../server/session/actor.ts';
import type { FlowScope } from '../../../src/schemas/wire/flowLists.ts';
import type { ReportLine } from '../suite.ts';
import { person } from './documents.ts';

/** Milliseconds of one page in the database. */
const TARGET = 50;
const PAGE = 20;
const RUNS = 15;

/** What was sent last, as it can be sent again. */
interface Sent {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** How long lists of each scope take, as PostgreSQL says: the first page, and the one behind many rows. */
export async function listTimes(pool: pg.Pool, rows: number): Promise<readonly ReportLine[]> {
  let sent: Sent | undefined;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (query.sql.includes('from atrium.flow_')) sent = query;
    },
  });
  const platform = { documents: new PublishedDocuments(db) };
  const lines: ReportLine[] = [];
  for (const { scope, who, isAdmin } of readers) {
    const actor = actorFor({ user_id: who, roles: isAdmin ? [ADMINISTRATOR] : [] }, 1);
    const reader: Person = { actor, path: [], name: null, labels: [] };
    const page = async (after: Readonly<Record<string, unknown>> | undefined, limit: number) => {
      const query = { scope, after, limit, flow: undefined, filter: undefined, records: undefined };
      return findRows({ db, platform, actor }, { ...query, keyword: undefined, sort: undefined }, reader);
    };
    const title = `${scope}${isAdmin ? ', administrator' : ''}`;
    const first = await page(undefined, PAGE);
    lines.push(await timeOf(pool, `${title}: first page`, sent));
    const before = (await page(undefined, rows)).rows;
    const last = before.at(-1);
    if (first.rows.length < PAGE || before.length < rows || last === undefined)
      throw new Error(`${title} holds ${String(before.length)} rows`);
    const { task } = last;
    await page(
      task
        ? {
            id: task.id,
            createdAt: task.created_at,
            dueAt: task.due_at,
            openedAt: task.opened_at,
            endedAt: task.ended_at,
          }
        : { id: last.id, createdAt: last.created_at.toISOString(), endedAt: last.ended_at?.toISOString() },
      PAGE,
    );
    lines.push(await timeOf(pool, `${title}: behind row ${String(rows)}`, sent));
  }
  return lines;
}

const ADMINISTRATOR = { groupid: 'administrator', name: { zhCN: '', enUS: '' }, isAdmin: true, designs: [] };
const SCOPES: readonly FlowScope[] = ['wait', 'done', 'notify', 'apply', 'myDone', 'myNotDone', 'manage'];
const readers = [
  ...SCOPES.map((scope) => ({ scope, who: person(1), isAdmin: false })),
  { scope: 'manage' as const, who: person(1), isAdmin: true },
];

/** The slowest of some runs of a statement, planned anew each time. */
async function timeOf(pool: pg.Pool, name: string, sent: Sent | undefined): Promise<ReportLine> {
  if (sent === undefined) throw new Error(`${name} has asked for nothing`);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await pool.query<{
      'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }];
    }>(`explain (analyze, timing off, format json) ${sent.sql}`, [...sent.parameters]);
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (plan) times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  const value = Math.max(...times);
  return { name, value, unit: 'ms', target: `under ${String(TARGET)} ms`, isMet: value < TARGET };
}
