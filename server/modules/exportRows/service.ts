import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { toLocalText } from '../../../src/documents/rule.ts';
import type { LocalText } from '../../../src/schemas/text.ts';
import { actorName, siteOf } from '../../session/actor.ts';
import { AskerSchema, askerOf, contextOfAsker } from '../../call/asker.ts';
import type { ReadyContext } from '../../call/definition.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import { addJob } from '../../jobs/addJob.ts';
import { defineJob } from '../../jobs/definition.ts';
import type { JobWork } from '../../jobs/definition.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeTry } from '../../limits/loginLimit.ts';
import { discardFile, storeFile } from '../../files/service.ts';
import { runWork } from '../../work/runWork.ts';
import type { StoredFile } from '../../files/service.ts';
import { openModule } from '../../records/formModules.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { tableOf } from '../../records/identifier.ts';
import { readFields, readSort } from '../../records/query.ts';
import type { Row } from '../../records/record.ts';
import { Refusal } from '../../records/refusal.ts';
import { countRows, listRows } from '../../records/repository.ts';
import type { ListQuery } from '../../records/repository.ts';
import { EXPORT_CALL_ROWS, EXPORT_ROWS } from '../../../src/schemas/wire/exportRows.ts';
import { ExportRowsParam } from '../../../src/schemas/wire/moduleCalls.ts';
import type { ModuleColumn } from '../../records/shape.ts';
import { requestedRecords } from '../../records/rowScope.ts';
import { writeCsvInTurns } from '../../sheets/csv.ts';
import { readOptionLists } from '../../records/optionLists.ts';
import { fileName, sheetName, XLSX_TYPE } from '../../sheets/names.ts';
import { exportPhases, WITHOUT_JOB } from './phases.ts';
import type { ExportPhases } from './phases.ts';
import { makeSheet } from './sheet.ts';
import { writeXlsx } from '../../sheets/xlsx.ts';

/** Rows that a job reads at a time. */
const PAGE = 2_500;

const LINK_LIFETIME_MS = 10 * 60 * 1000;

/** Exports of one user: two a minute last, and a few at once. */
const EXPORT_BUCKET = { capacity: 5, drain: 2 / 60 };

/** What a caller waits while others export; most are done by then. */
const BUSY_SECONDS = 5;

const mediaTypes = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
} as const;

type Context = ReadyContext<Static<typeof ExportRowsParam>>;

/** Without named fields: those of the form that the role may read, in the form's order; a secret is none of them. */
function exportedColumns({ param }: Context, module: OpenModule, refusal: Refusal): readonly ModuleColumn[] {
  if (param.fields === undefined) {
    return readFields(module, undefined, refusal).filter(
      ({ code, secret }) => module.shape.byCode.has(code) && secret !== true,
    );
  }
  param.fields.forEach((code, index) => {
    if (module.shape.columns.get(code)?.secret === true) refusal.forbidden(`fields.${index}`);
  });
  const readable = new Set(readFields(module, param.fields, refusal).map(({ code }) => code));
  return param.fields.flatMap((code) => (readable.has(code) ? (module.shape.columns.get(code) ?? []) : []));
}

async function limitExports({ db, platform, actor }: Context): Promise<void> {
  const { rateLimitScale } = platform.config;
  const retryAfter = await takeTry(db, `export ${actorName(actor)}`, EXPORT_BUCKET, rateLimitScale);
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
}

interface AskedRows {
  readonly query: ListQuery;
  readonly total: number;
}

/** What is asked for, checked as `list`. @throws AppError INPUT_INVALID, FIELD_FORBIDDEN */
async function askedRows(ctx: Context, module: OpenModule): Promise<AskedRows> {
  const refusal = new Refusal();
  const columns = exportedColumns(ctx, module, refusal);
  const sort = readSort(module, ctx.param.sort, refusal);
  const where = requestedRecords(module, ctx.param.where, refusal, ctx.log);
  refusal.throwIfAny();
  const total = await countRows(ctx.db, module.shape, where);
  return { query: { where, columns, sort, offset: 0, limit: EXPORT_CALL_ROWS }, total };
}

/**
 * Exports the records that the role may reach and the request asks for, written as people read them in the language of
 * the request. Many of them become a job.
 * @throws AppError INPUT_INVALID where they are more than one file takes, EXPORTS_BUSY while others are made
 */
export async function exportRecords(
  ctx: Context,
  module: OpenModule,
): Promise<StoredFile | { readonly jobId: string | undefined }> {
  const { query, total } = await askedRows(ctx, module);
  // Above it the try counts before anything is said, so that nobody can have the rows counted without end.
  if (total > EXPORT_CALL_ROWS) await limitExports(ctx);
  if (total > EXPORT_ROWS) throw tooMany();
  if (total > EXPORT_CALL_ROWS) {
    const { id } = module.shape;
    const payload = { asker: askerOf(ctx), module: id, param: ctx.param };
    const about = { module: id, title: titleOf(module), ...siteOf(ctx.actor) };
    return { jobId: await addJob(ctx.db, exportRowsJob, payload, { owner: actorName(ctx.actor), about }) };
  }
  const made = ctx.platform.limits.exports.run(async () => {
    await limitExports(ctx);
    return makeFile(ctx, module, query.columns, await readAtOnce(ctx, module, query), WITHOUT_JOB);
  });
  if (made === undefined) throw new AppError('EXPORTS_BUSY', { retryAfter: BUSY_SECONDS });
  return made;
}

const JobPayload = Type.Object({ asker: AskerSchema, module: Type.String(), param: ExportRowsParam });

/**
 * Makes the file of many records for whoever asked, by the rights that they have when it runs. It is kept in the
 * transaction that ends the job, so that it may be begun again wherever it was interrupted.
 */
export const exportRowsJob = defineJob({
  name: 'exportRows',
  lane: 'long',
  payload: JobPayload,
  run: async (work: JobWork<Static<typeof JobPayload>, Platform>) => {
    const { asker, module: moduleCode, param } = work.payload;
    const access = await contextOfAsker(work, asker, { moduleCode });
    const module = await openModule(access, moduleCode, 'exportRows');
    const ctx = { ...access, param, requestId: asker.requestId };
    const { query, total } = await askedRows(ctx, module);
    if (total > EXPORT_ROWS) throw tooMany();
    const phases = exportPhases(work, total);
    const rows = await readPages(ctx, module, query, phases);
    return makeFile(ctx, module, query.columns, rows, phases);
  },
});

const tooMany = (): AppError =>
  new AppError('INPUT_INVALID', { errors: [inputError('where', 'TOO_MANY', EXPORT_ROWS)] });

async function readAtOnce(ctx: Context, { shape }: OpenModule, query: ListQuery): Promise<readonly Row[]> {
  const { rows } = await listRows(ctx.db, shape, query);
  return rows;
}

/** Reads all records of one moment, page by page. */
async function readPages(
  ctx: Context,
  { shape }: OpenModule,
  query: ListQuery,
  phases: ExportPhases,
): Promise<readonly Row[]> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // Before the transaction sees its moment: it would otherwise wait for a publication, and see the form of before.
      await sql`lock table ${tableOf(shape)} in access share mode`.execute(trx);
      const read: Row[] = [];
      while (read.length < EXPORT_ROWS) {
        phases.read(read.length);
        const { rows } = await listRows(trx, shape, { ...query, offset: read.length, limit: PAGE });
        read.push(...rows);
        if (rows.length < PAGE) break;
      }
      return read;
    });
}

async function makeFile(
  ctx: Context,
  module: OpenModule,
  columns: readonly ModuleColumn[],
  rows: readonly Row[],
  phases: ExportPhases,
): Promise<StoredFile> {
  const { shape } = module;
  const { format = 'xlsx' } = ctx.param;
  const fields = columns.flatMap(({ code }) => shape.byCode.get(code) ?? []);
  const options = await readOptionLists(ctx, fields);
  const sheet = await makeSheet(rows, columns, {
    shape,
    locale: ctx.locale,
    options,
    step: (done) => {
      phases.cells(done);
    },
  });
  const title = titleOf(module)[ctx.locale];
  const content =
    format === 'csv'
      ? await writeCsvInTurns(sheet, (done) => {
          phases.file(done);
        })
      : await writeXlsx(sheet, sheetName(title), {
          signal: phases.signal,
          step: (done) => {
            phases.file(done);
          },
        });
  const made = {
    name: `${fileName(title, ctx.now)}.${format}`,
    type: mediaTypes[format],
    content,
    codes: columns.map(({ code }) => code),
    rows: rows.length,
  };
  return keep(ctx, module, made, phases);
}

const titleOf = ({ document }: OpenModule): LocalText => toLocalText(document.title ?? document.name);

interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  readonly codes: readonly string[];
  readonly rows: number;
}

/** Stores the file and notes who took what, in one short transaction of its own: making the file took longer. */
async function keep(
  ctx: Context,
  { shape }: OpenModule,
  made: MadeFile,
  phases: ExportPhases,
): Promise<StoredFile> {
  const { platform, actor } = ctx;
  const { name, type, content, codes, rows } = made;
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
  const origin = { action: 'form.exportRows', ip: ctx.ip, requestId: ctx.traceId };
  return runWork(ctx, origin, async (work) => {
    const file = { name, type, content, owner: actor.userId, purpose: 'export', expiresAt };
    const stored = await storeFile(platform, work.db, file);
    work.audit({
      resource: `form/${shape.id}`,
      after: { fileId: stored.fileId, rows, fields: codes, where: ctx.param.where ?? null },
    });
    try {
      await phases.conclude(work.db, stored);
    } catch (error) {
      await discardFile(platform, stored.fileId);
      throw error;
    }
    return stored;
  });
}
