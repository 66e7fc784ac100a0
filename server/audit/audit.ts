import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
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

/** Appends audit rows; inside a write's transaction they stand or fall with it. */
export async function writeAudit(db: Kysely<Database>, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH) {
    await db
      .insertInto('atrium.audit')
      .values(
        entries.slice(start, start + BATCH).map((entry) => ({
          actor: entry.actor,
          ip: entry.ip,
          action: entry.action,
          resource: entry.resource,
          before: JSON.stringify(entry.before ?? null),
          after: JSON.stringify(entry.after ?? null),
          result: entry.result,
          request_id: entry.requestId,
        })),
      )
      .execute();
  }
}
