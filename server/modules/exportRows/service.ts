import type { Static } from 'typebox';
import { formatDateTime } from '../../../src/documents/dateText.ts';
import { DEFAULT_ZONE } from '../../../src/conditions/index.ts';
import { toLocalText } from '../../../src/documents/rule.ts';
import { writeAudit } from '../../audit/audit.ts';
import { actorName } from '../../call/actor.ts';
import type { CallContext } from '../../call/definition.ts';
import { AppError, finding } from '../../errors/AppError.ts';
import type { JobContext } from '../../jobs/JobRunner.ts';
import { takeTry } from '../../limits/loginLimit.ts';
import { storeFile } from '../file/service.ts';
import type { StoredFile } from '../file/service.ts';
import type { OpenModule } from '../formModule/formModules.ts';
import { readFields, readSort } from '../formModule/query.ts';
import type { Row } from '../formModule/record.ts';
import { Refusal } from '../formModule/refusal.ts';
import { countRows, listRows } from '../formModule/repository.ts';
import type { ListQuery } from '../formModule/repository.ts';
import type { ExportRowsParam } from '../formModule/schema.ts';
import type { ModuleColumn } from '../formModule/shape.ts';
import { requestedRecords } from '../formModule/visible.ts';
import { writeCsv } from './csv.ts';
import { readOptionLists } from './labels.ts';
import { makeSheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

/** The most rows that one call makes a file of; more are a job. */
const CALL_CEILING = 5_000;

/** The most rows of one file. */
export const EXPORT_CEILING = 50_000;

/** Rows that a job reads at a time. */
const PAGE = 2_500;

const LINK_LIFETIME_MS = 10 * 60 * 1000;

/** Exports of one user: two a minute last, and a few at once. */
const EXPORT_BUCKET = { capacity: 5, drain: 2 / 60 };

/** What a caller waits while others export; most are done by then. */
const BUSY_SECONDS = 5;

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

type Context = CallContext<Static<typeof ExportRowsParam>>;

/** Without named fields: those of the form that the role may read, in the form's order. */
function exportedColumns({ param }: Context, module: OpenModule, refusal: Refusal): readonly ModuleColumn[] {
  if (param.fields === undefined) {
    return readFields(module, undefined, refusal).filter(({ code }) => module.shape.byCode.has(code));
  }
  const readable = new Set(readFields(module, param.fields, refusal).map(({ code }) => code));
  return param.fields.flatMap((code) => (readable.has(code) ? (module.shape.columns.get(code) ?? []) : []));
}

async function limitExports({ db, platform, actor }: Context): Promise<void> {
  const { rateLimitScale } = platform.config;
  const retryAfter = await takeTry(db, `export ${actorName(actor)}`, EXPORT_BUCKET, rateLimitScale);
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
}

/** `student 2025-03-01 1030`, without what file systems refuse. */
function fileName(title: string, now: Date): string {
  const time = formatDateTime(now.getTime(), DEFAULT_ZONE).replace(':', '');
  return `${title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')} ${time}`;
}

/**
 * Exports the records that the role may reach and the request asks for: checked as `list`, written as people read them
 * in the language of the request. Many of them become a job.
 * @throws AppError INPUT_INVALID where they are more than one file takes, EXPORTS_BUSY while others are made
 */
export async function exportRecords(
  ctx: Context,
  module: OpenModule,
): Promise<StoredFile | { readonly jobId: string }> {
  const refusal = new Refusal();
  const columns = exportedColumns(ctx, module, refusal);
  const sort = readSort(module, ctx.param.sort, refusal);
  const where = requestedRecords(module, ctx.param.where, refusal, ctx.log);
  refusal.settle();
  const query = { where, columns, sort, offset: 0, limit: CALL_CEILING };
  const total = await countRows(ctx.db, module.shape, where);
  // Above it the try counts before anything is said, so that nobody can have the rows counted without end.
  if (total > CALL_CEILING) await limitExports(ctx);
  if (total > EXPORT_CEILING) throw tooMany();
  if (total > CALL_CEILING) {
    const work = (job: JobContext): Promise<StoredFile> =>
      makeFile(ctx, module, query.columns, readPages(ctx, module, query, total, job));
    const owner = actorName(ctx.actor);
    return {
      jobId: await ctx.platform.jobs.start(ctx.db, { kind: 'exportRows', owner, log: ctx.log, work }),
    };
  }
  const made = ctx.platform.limits.exports.run(async () => {
    await limitExports(ctx);
    return makeFile(ctx, module, columns, readAtOnce(ctx, module, query));
  });
  if (made === undefined) throw new AppError('EXPORTS_BUSY', { retryAfter: BUSY_SECONDS });
  return made;
}

const tooMany = (): AppError =>
  new AppError('INPUT_INVALID', { errors: [finding('where', 'TOO_MANY', EXPORT_CEILING)] });

async function readAtOnce(ctx: Context, { shape }: OpenModule, query: ListQuery): Promise<readonly Row[]> {
  const { rows } = await listRows(ctx.db, shape, query);
  return rows;
}

/** Reads all records of one moment, page by page. */
async function readPages(
  ctx: Context,
  { shape }: OpenModule,
  query: ListQuery,
  total: number,
  job: JobContext,
): Promise<readonly Row[]> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const read: Row[] = [];
      while (read.length < EXPORT_CEILING) {
        await job.progress(read.length, Math.max(total, read.length));
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
  reading: Promise<readonly Row[]>,
): Promise<StoredFile> {
  const { shape } = module;
  const { format = 'xlsx' } = ctx.param;
  const rows = await reading;
  const fields = columns.flatMap(({ code }) => shape.byCode.get(code) ?? []);
  const options = await readOptionLists(ctx.db, fields);
  const sheet = await makeSheet(rows, columns, { shape, locale: ctx.locale, options });
  const title = toLocalText(module.document.title ?? module.document.name)[ctx.locale];
  const content = format === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet, sheetName(title));
  return keep(ctx, module, {
    name: `${fileName(title, ctx.now)}.${format}`,
    type: mediaTypes[format],
    content,
    codes: columns.map(({ code }) => code),
    rows: rows.length,
  });
}

/** A sheet's name as Excel takes it. */
function sheetName(title: string): string {
  const name = title.replaceAll(/[\\/?*:[\]']/g, ' ').trim();
  return name === '' ? 'Sheet1' : name.slice(0, 31);
}

interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  readonly codes: readonly string[];
  readonly rows: number;
}

/** Stores the file and notes who took what, in one short transaction of its own: making the file took longer. */
async function keep(ctx: Context, { shape }: OpenModule, made: MadeFile): Promise<StoredFile> {
  const { platform, actor } = ctx;
  const { name, type, content, codes, rows } = made;
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
  return ctx.db.transaction().execute(async (trx) => {
    const file = { name, type, content, owner: actor.userId, purpose: 'export', expiresAt };
    const stored = await storeFile(platform, trx, file);
    await writeAudit(trx, [
      {
        actor: actorName(actor),
        ip: ctx.ip,
        action: 'form.exportRows',
        resource: `form/${shape.id}`,
        after: { fileId: stored.fileId, rows, fields: codes, where: ctx.param.where ?? null },
        result: 'accepted',
        requestId: ctx.traceId,
      },
    ]);
    return stored;
  });
}
