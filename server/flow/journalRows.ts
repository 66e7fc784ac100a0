import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import type { Database } from '../db/database.ts';
import { insertRowsOf } from '../db/rowsOfJson.ts';
import { taskId } from './instances.ts';

/** A change that a step made to a field of the record. */
type Changes = readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];

export type JournalLine = JournalEntry & { readonly changes?: Changes | undefined };

type JournalRow = Omit<Selectable<Database['atrium.flow_journal']>, 'seq'>;

/** Adds lines to the timeline of an instance, which its lock lets one transaction write at a time. @returns their numbers */
export async function writeJournal(
  db: Kysely<Database>,
  instance: string,
  lines: readonly JournalLine[],
  now: Date,
): Promise<readonly number[]> {
  const added = newLines(instance, lines, now);
  if (added === undefined) return [];
  const { rows } = await sql<{ seq: number }>`${added} returning seq`.execute(db);
  return rows.map(({ seq }) => seq);
}

/** The statement that adds lines to the timeline of an instance; undefined where there are none. */
export function newLines(
  instance: string,
  lines: readonly JournalLine[],
  now: Date,
): RawBuilder<unknown> | undefined {
  if (lines.length === 0) return undefined;
  const rows = lines.map((line, index) => ({ ...journalRow(instance, line, now), seq: index + 1 }));
  const seq = sql`${lastOf('atrium.flow_journal', instance)} + s.seq`;
  return insertRowsOf('atrium.flow_journal', COLUMNS, rows, { seq });
}

/** The number of the last row that an instance has, within the statement that adds to them. */
export const lastOf = (
  table: 'atrium.flow_journal' | 'atrium.flow_event',
  instance: string,
): RawBuilder<number> =>
  sql<number>`(select coalesce(max(seq), 0) from ${sql.table(table)} where instance = ${instance})`;

const journalRow = (instance: string, line: JournalLine, at: Date): JournalRow => ({
  instance,
  at,
  kind: line.kind,
  round: line.round,
  node: line.node,
  task: line.task === null ? null : taskId(instance, line.task),
  actor: line.by?.value ?? null,
  actor_name: line.by?.label ?? null,
  people: line.people,
  comment: line.comment,
  attachments: line.attachments,
  signature: line.signature,
  reason: line.reason,
  leads_to: line.to,
  branches: line.branches ?? null,
  changes: line.changes ?? null,
});

const COLUMNS = Object.keys({
  ...{ instance: true, at: true, kind: true, round: true, node: true, task: true, actor: true },
  ...{ actor_name: true, people: true, comment: true, attachments: true, signature: true, reason: true },
  ...{ leads_to: true, branches: true, changes: true },
} satisfies Record<keyof JournalRow, true>);
