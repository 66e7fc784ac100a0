import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { ImportOutcome } from '../../../src/schemas/wire/importRows.ts';
import { toLocalText } from '../../../src/documents/rule.ts';
import { actorName, siteOf } from '../../session/actor.ts';
import { AskerSchema, askerOf, contextOfAsker } from '../../call/asker.ts';
import type { CallContext, CallHandler, ReadyContext } from '../../call/definition.ts';
import { limitSheets, ownSheet, readUploaded } from '../../call/uploadedSheet.ts';
import { runWork } from '../../work/runWork.ts';
import type { WorkAnswer } from '../../work/Work.ts';
import { AppError } from '../../errors/AppError.ts';
import { addJob } from '../../jobs/addJob.ts';
import { defineJob } from '../../jobs/definition.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobContext, JobWork } from '../../jobs/definition.ts';
import { hasOpenJob } from '../../jobs/repository.ts';
import type { FileEntry } from '../../files/repository.ts';
import { discardFile } from '../../files/service.ts';
import { openModule } from '../../records/formModules.ts';
import type { OpenModule } from '../../records/formModules.ts';
import type { ReadSheet } from '../../sheets/readSheet.ts';
import { withReport } from './report.ts';
import { foresee, judgeSheet, writeSheet } from './run.ts';
import type { ImportEnd, JudgedImport } from './run.ts';
import { ImportRowsParam } from '../../../src/schemas/wire/moduleCalls.ts';

/** Files and rows that one call imports; more are a job. */
const CALL_BYTES = 1024 * 1024;
const CALL_ROWS = 300;

/** One import of somebody into a module at a time. */
const keyOf = (ctx: Ready, { shape }: OpenModule): string => `importRows ${actorName(ctx.actor)} ${shape.id}`;

type Param = Static<typeof ImportRowsParam>;
type Context = CallContext<Param>;
type Ready = ReadyContext<Param>;

/**
 * Prepares the import of the rows of a file that the caller uploaded: what may take its time, the reading of the file
 * above all, is done before the transaction is opened, so that whoever waits for it keeps no connection.
 */
export async function prepareImport(ctx: Ready, module: OpenModule): Promise<CallHandler<Param>> {
  const file = await ownSheet(ctx, ctx.param.fileId);
  await limitSheets(ctx);
  // Where others are read, it waits as a job.
  const { sheets } = ctx.platform.limits;
  const sheet = file.size > CALL_BYTES ? undefined : await sheets.run(() => readFile(ctx, file));
  return (own) => importRows(own, module, sheet);
}

/**
 * Rows that are right are written, all in one transaction; what is wrong with the others is answered row by row.
 * `dryRun` judges them alike and writes and locks nothing. What is too much for one call becomes a job.
 */
async function importRows(
  ctx: Context,
  module: OpenModule,
  sheet: ReadSheet | undefined,
): Promise<WorkAnswer> {
  const dryRun = ctx.param.dryRun === true;
  if (!dryRun) await onlyOne(ctx, module);
  if (sheet === undefined || sheet.rows.length > CALL_ROWS + 1) {
    return { result: { jobId: await startJob(ctx, module) } };
  }
  const judged = await judge(ctx, module, sheet, () => undefined);
  const end = dryRun ? foresee(judged) : await write(ctx, judged, () => undefined);
  return { result: await withReport(ctx, judged, end), unchanged: dryRun };
}

/**
 * One import of a user into a module at a time, and none waits for another: it would keep its connection meanwhile.
 * @throws AppError IMPORT_RUNNING
 */
async function onlyOne(ctx: Context, module: OpenModule): Promise<void> {
  const key = keyOf(ctx, module);
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${key})) as free`.execute(ctx.db);
  const free = rows[0]?.free === true && !(await hasOpenJob(ctx.db, key));
  if (!free) throw new AppError('IMPORT_RUNNING');
}

const readFile = (ctx: Ready, file: FileEntry): Promise<ReadSheet> =>
  readUploaded(ctx, file, { sheet: ctx.param.sheet });

const judge = (
  ctx: Context,
  module: OpenModule,
  sheet: ReadSheet,
  step: (done: number) => void,
): Promise<JudgedImport> => judgeSheet(ctx, module, { ...ctx.param, sheet }, step);

/** Writes what was judged, with its note. */
async function write(ctx: Context, judged: JudgedImport, step: (done: number) => void): Promise<ImportEnd> {
  const end = await writeSheet(ctx, judged, step);
  const { added, updated, failed } = end.outcome;
  const after = { fileId: ctx.param.fileId, mapping: judged.mapping, added, updated, failed };
  ctx.audit({ resource: `form/${judged.work.module.shape.id}`, after });
  return end;
}

async function startJob(ctx: Context, module: OpenModule): Promise<string> {
  const { param } = ctx;
  const dryRun = param.dryRun === true;
  const { document, shape } = module;
  const title = toLocalText(document.title ?? document.name);
  const about = {
    module: shape.id,
    title,
    ...siteOf(ctx.actor),
    ...(ctx.requestId !== undefined && { requestId: ctx.requestId }),
  };
  const jobId = await addJob(
    ctx.db,
    importRowsJob,
    { asker: askerOf(ctx), module: shape.id, param },
    // A preview is of use to nobody but the dialog that asked for it.
    { owner: actorName(ctx.actor), ...(dryRun ? {} : { about, key: keyOf(ctx, module) }) },
  );
  if (jobId === undefined) throw new AppError('IMPORT_RUNNING');
  ctx.audit({ resource: `form/${shape.id}`, after: { fileId: param.fileId, jobId, dryRun } });
  return jobId;
}

const JobPayload = Type.Object({ asker: AskerSchema, module: Type.String(), param: ImportRowsParam });

function outsideOfTransaction(): never {
  throw new Error('An import notes what it did within its transaction alone');
}

/**
 * Imports the rows of a file for whoever uploaded it, by the rights that they have when it runs. All is written in the
 * transaction that ends the job, so that it may be begun again wherever it was interrupted.
 */
export const importRowsJob = defineJob({
  name: 'importRows',
  lane: 'long',
  payload: JobPayload,
  run: async (work: JobWork<Static<typeof JobPayload>, Platform>) => {
    const { asker, module: moduleCode, param } = work.payload;
    const access = await contextOfAsker(work, asker, { moduleCode });
    const module = await openModule(access, moduleCode, 'importRows');
    const ctx: Context = {
      ...{ ...access, param, requestId: asker.requestId },
      audit: outsideOfTransaction,
      changed: outsideOfTransaction,
    };
    const file = await ownSheet(ctx, ctx.param.fileId);
    const rows = await ctx.platform.limits.sheets.inTurn(() => readFile(ctx, file));
    return param.dryRun === true ? tryRows(ctx, module, rows, work) : writeInJob(ctx, module, rows, work);
  },
});

async function tryRows(
  ctx: Context,
  module: OpenModule,
  sheet: ReadSheet,
  job: JobContext,
): Promise<ImportOutcome> {
  const judged = await judge(ctx, module, sheet, (done) => {
    job.progress(done, sheet.rows.length - 1);
  });
  return withReport(ctx, judged, foresee(judged));
}

/** All rows are judged before the first is written, so that others wait as short as can be for what is locked. */
async function writeInJob(
  ctx: Context,
  module: OpenModule,
  sheet: ReadSheet,
  job: JobContext,
): Promise<ImportOutcome> {
  const count = sheet.rows.length - 1;
  const judged = await judge(ctx, module, sheet, (done) => {
    job.progress(Math.floor(done / 2), count);
  });
  const { ip, requestId, traceId } = ctx;
  const origin = { action: 'form.importRows', ip, requestId: requestId ?? traceId };
  return runWork(ctx, origin, async (own) => {
    const end = await write(own, judged, (done) => {
      job.progress(Math.floor((count + done) / 2), count);
    });
    const come = await withReport(own, judged, end);
    try {
      await job.conclude(own.db, come);
    } catch (error) {
      if (come.report) await discardFile(ctx.platform, come.report.fileId);
      throw error;
    }
    return come;
  });
}
