import type { Kysely, OperationNodeSource } from 'kysely';
import type { Database } from '../db/database.ts';
import { writeTogether } from '../db/writeTogether.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

/** What an accepted write did, for its audit row. */
export interface AuditNote {
  readonly resource: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Code of the refusal, where this one of several was refused; absent: it was done. */
  readonly refusal?: ErrorCode;
}

/** One thing that was done or refused. */
export interface AuditEntry {
  /** User id, `visitor`, `anonymous` or `system`. */
  readonly actor: string;
  readonly ip: string;
  readonly action: string;
  /** What it was done to, e.g. `form/student/42`. */
  readonly resource: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** `accepted`, or the code of the refusal. */
  readonly result: string;
  readonly requestId: string;
}

/** Rows per statement, well below PostgreSQL's limit of 65,535 parameters. */
const BATCH = 1000;

/**
 * Appends audit rows; inside a write's transaction they stand or fall with it.
 * @param along another write of the transaction, which is sent with them
 */
export async function writeAudit(
  db: Kysely<Database>,
  entries: readonly AuditEntry[],
  along?: OperationNodeSource,
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(entries.length / BATCH) }, (_, index) =>
    rowsOf(db, entries.slice(index * BATCH, (index + 1) * BATCH)),
  );
  const last = batches.pop();
  for (const batch of batches) await batch.execute();
  if (last !== undefined || along !== undefined) await writeTogether(db, [last, along]);
}

const rowsOf = (db: Kysely<Database>, entries: readonly AuditEntry[]) =>
  db.insertInto('atrium.audit').values(
    entries.map((entry) => ({
      actor: entry.actor,
      ip: entry.ip,
      action: entry.action,
      resource: entry.resource,
      before: JSON.stringify(entry.before ?? null),
      after: JSON.stringify(entry.after ?? null),
      result: entry.result,
      request_id: entry.requestId,
    })),
  );
