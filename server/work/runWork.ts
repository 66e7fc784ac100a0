import type { Kysely, OperationNodeSource } from 'kysely';
import { writeAudit } from '../audit/audit.ts';
import type { AuditNote } from '../audit/audit.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import type { Database } from '../db/database.ts';
import { actorName } from '../session/actor.ts';
import type { Reading, Work } from './Work.ts';

/** What the audit says of a unit of work beside its notes. */
export interface WorkOrigin {
  /** Stable name of what is done, e.g. `form.add`. */
  readonly action: string;
  /** Empty where no request asked for it. */
  readonly ip: string;
  /** Finds the request, or the run, that it is of. */
  readonly requestId: string;
  /** What else is written once the work is done, with its audit rows. */
  readonly along?: (trx: Kysely<Database>) => OperationNodeSource | undefined;
}

/** What a unit of work takes of the platform. */
interface WorkServices {
  readonly db: Kysely<Database>;
  readonly changes: Pick<ChangeFeed, 'tell'>;
}

/**
 * Runs a unit of work in one transaction: what it writes, and an audit row for each of its notes, stand or fall together.
 * Which modules it wrote to is told once that is committed.
 * @returns what the work comes to
 * @throws what the work throws; then nothing of it stands
 */
export async function runWork<R extends Reading<WorkServices>, T>(
  reading: R,
  { action, ip, requestId, along }: WorkOrigin,
  run: (work: R & Work<R['platform']>) => Promise<T>,
): Promise<T> {
  const modules = new Set<string>();
  const actor = actorName(reading.actor);
  const done = await reading.db.transaction().execute(async (trx) => {
    const notes: AuditNote[] = [];
    const result = await run({
      ...reading,
      db: trx,
      audit: (note) => void notes.push(note),
      changed: (module) => void modules.add(module),
    });
    const entries = notes.map(({ refusal, ...note }) => ({
      ...note,
      actor,
      ip,
      action,
      result: refusal ?? 'accepted',
      requestId,
    }));
    await writeAudit(trx, entries, along?.(trx));
    return result;
  });
  for (const module of modules) reading.platform.changes.tell(module);
  return done;
}
