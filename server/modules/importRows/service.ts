import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { ImportOutcome, RowError } from '../../../src/schemas/wire/importRows.ts';
import { writeAudit } from '../../audit/audit.ts';
import { actorName } from '../../call/actor.ts';
import type { AuditNote, CallAnswer, CallContext } from '../../call/definition.ts';
import { AppError, finding, invalidInput } from '../../errors/AppError.ts';
import type { JobContext } from '../../jobs/JobRunner.ts';
import { takeTry } from '../../limits/loginLimit.ts';
import { readOptionLists } from '../exportRows/labels.ts';
import { findFile } from '../file/repository.ts';
import type { FileEntry } from '../file/repository.ts';
import { storageOf } from '../file/storage.ts';
import type { OpenModule } from '../formModule/formModules.ts';
import { Refusal } from '../formModule/refusal.ts';
import { columnTitles, proposeMapping, readMapping } from './columns.ts';
import { FILE_CEILING, readSheet } from './readSheet.ts';
import { importRow } from './rows.ts';
import type { ImportRowsParam } from './schema.ts';

/** Files and rows that one call imports; more are a job. */
const CALL_BYTES = 1024 * 1024;
const CALL_ROWS = 300;

/** Errors that are told one by one. */
const MOST_ERRORS = 1_000;

/** Imports of one user: ten a minute last. */
const IMPORT_BUCKET = { capacity: 20, drain: 10 / 60 };

type Context = CallContext<Static<typeof ImportRowsParam>>;

/**
 * Imports the rows of a file that the caller uploaded. Rows that are right are written, all in one transaction; what is
 * wrong with the others is answered row by row. `dryRun` does the same and takes it all back. What is too much for one
 * call becomes a job.
 */
export async function importRows(ctx: Context, module: OpenModule): Promise<CallAnswer> {
  const file = await ownFile(ctx);
  await limitImports(ctx);
  const dryRun = ctx.param.dryRun === true;
  const rows = file.size > CALL_BYTES ? undefined : await readFile(ctx, file);
  if (rows === undefined || rows.length > CALL_ROWS + 1) {
    const work = (job: JobContext): Promise<ImportOutcome> => asJob(ctx, module, file, job);
    const owner = actorName(ctx.actor);
    const jobId = await ctx.platform.jobs.start(ctx.db, { kind: 'importRows', owner, log: ctx.log, work });
    ctx.audit({ resource: `form/${module.shape.id}`, after: { fileId: file.id, jobId, dryRun } });
    return { result: { jobId } };
  }
  const result = await run(ctx, module, rows, () => Promise.resolve());
  return { result, unchanged: dryRun };
}

/** A file of the caller's own that belongs to no record. @throws AppError INPUT_INVALID, for somebody else's too */
async function ownFile({ db, param, actor }: Context): Promise<FileEntry> {
  const file = await findFile(db, param.fileId);
  const own = file?.owner === actor.userId ? file : undefined;
  if (own?.record !== null) throw invalidInput(finding('fileId', 'NOT_FOUND'));
  if (own.size > FILE_CEILING) throw invalidInput(finding('fileId', 'SHEET_TOO_LARGE'));
  return own;
}

async function limitImports({ platform, actor }: Context): Promise<void> {
  const key = `import ${actorName(actor)}`;
  const retryAfter = await takeTry(platform.db, key, IMPORT_BUCKET, platform.config.rateLimitScale);
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
}

const readFile = async ({ platform }: Context, { id }: FileEntry): Promise<readonly (readonly string[])[]> =>
  readSheet(await storageOf(platform).getBytes(id));

/** The same in a transaction of its own, with its audit rows. */
async function asJob(
  ctx: Context,
  module: OpenModule,
  file: FileEntry,
  job: JobContext,
): Promise<ImportOutcome> {
  const rows = await readFile(ctx, file);
  const notes: AuditNote[] = [];
  return ctx.platform.db.transaction().execute(async (trx) => {
    const own = { ...ctx, db: trx, now: new Date(), audit: (note: AuditNote) => notes.push(note) };
    const outcome = await run(own, module, rows, (done) => job.progress(done, rows.length - 1));
    await writeAudit(
      trx,
      notes.map((note) => ({
        ...note,
        actor: actorName(ctx.actor),
        ip: ctx.ip,
        action: 'form.importRows',
        result: 'accepted',
        requestId: ctx.requestId ?? ctx.traceId,
      })),
    );
    return outcome;
  });
}

/** Works through the rows inside of a transaction; a dry run leaves nothing of it. */
async function run(
  ctx: Context,
  module: OpenModule,
  sheet: readonly (readonly string[])[],
  progress: (done: number) => Promise<void>,
): Promise<ImportOutcome> {
  const dryRun = ctx.param.dryRun === true;
  const [header = [], ...rows] = sheet;
  const titles = columnTitles(header);
  const refusal = new Refusal();
  const mapping = ctx.param.mapping ?? proposeMapping(module, titles);
  const fields = readMapping(module, titles, mapping, refusal);
  refusal.settle();
  const options = await readOptionLists(
    ctx.db,
    fields.map(({ field }) => field),
  );
  const inner = dryRun ? { ...ctx, audit: () => undefined } : ctx;
  const work = { ctx: inner, module, fields, options, seen: new Map<string, number>() };
  const count = { added: 0, updated: 0, skipped: 0, failed: 0 };
  const errors: RowError[] = [];
  if (dryRun) await sql`savepoint dry_run`.execute(ctx.db);
  for (const [index, cells] of rows.entries()) {
    await progress(index);
    // The titles are row 1 of the file.
    const end = await importRow(work, cells, index + 2);
    count[typeof end === 'string' ? end : 'failed'] += 1;
    if (typeof end !== 'string') errors.push(...end.slice(0, MOST_ERRORS - errors.length));
  }
  if (dryRun) await sql`rollback to savepoint dry_run`.execute(ctx.db);
  const { added, updated, failed } = count;
  if (!dryRun) {
    const after = { fileId: ctx.param.fileId, mapping, added, updated, failed };
    ctx.audit({ resource: `form/${module.shape.id}`, after });
  }
  const columns = [...titles].map(([title, column]) => ({
    title,
    sample: rows.slice(0, 3).map((cells) => (cells[column] ?? '').slice(0, 100)),
  }));
  return { added, updated, failed, errors, rows: rows.length, columns, mapping };
}
