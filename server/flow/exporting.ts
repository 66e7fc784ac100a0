import { afterFlowRow } from '../../src/schemas/flow/listOrder.ts';
import { flowScopeTitles } from '../../src/schemas/flow/listColumns.ts';
import { EXPORT_ROWS, type ExportFormat } from '../../src/schemas/wire/exportRows.ts';
import { localise } from '../../src/schemas/text.ts';
import type { FlowRow } from '../../src/schemas/wire/flowLists.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { discardFile, type StoredFile, storeFile } from '../files/service.ts';
import type { JobContext } from '../jobs/definition.ts';
import { takeTry } from '../limits/loginLimit.ts';
import { actorName } from '../session/actor.ts';
import { writeCsvInTurns } from '../sheets/csv.ts';
import { fileName, sheetName, XLSX_TYPE } from '../sheets/names.ts';
import { writeXlsx } from '../sheets/xlsx.ts';
import { runWork } from '../work/runWork.ts';
import { flowSheet, type FlowSheetColumn, sheetColumns } from './exportSheet.ts';
import { type ListParam, listFlows, orderOf } from './lists.ts';
import { publishedFlow } from './openFlow.ts';
import type { FlowReading } from './services.ts';

/** What of a list becomes a file. */
export interface FlowExportParam extends Pick<ListParam, 'scope' | 'flowId' | 'where' | 'sort' | 'keyword'> {
  /** Codes of columns; absent: all of the list. */
  readonly fields?: readonly string[];
  readonly format: ExportFormat;
}

/** Who asks, for the audit. */
interface Asked {
  readonly ip: string;
  readonly traceId: string;
}

/** Lines of which a call makes a file itself; more are a job. */
const CALL_ROWS = 1_000;
/** Lines that are read at a time. */
const PAGE = 500;
const LINK_LIFETIME_MS = 10 * 60 * 1000;
/** Exports of one person: two a minute last, and a few at once. */
const BUCKET = { capacity: 5, drain: 2 / 60 };

const TYPES = { xlsx: XLSX_TYPE, csv: 'text/csv; charset=utf-8' } as const;

/**
 * Writes what a list holds as a file; undefined where that is too much for a call, and a job makes it.
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN, NOT_FOUND of a flow that is not published, TOO_MANY_TRIES
 */
export async function exportAtOnce(
  reading: FlowReading,
  param: FlowExportParam,
  asked: Asked,
): Promise<StoredFile | undefined> {
  const { db, platform, actor } = reading;
  const columns = await columnsOf(reading, param);
  const retryAfter = await takeTry(db, `export ${actorName(actor)}`, BUCKET, platform.config.rateLimitScale);
  if (retryAfter > 0) throw new AppError('TOO_MANY_TRIES', { retryAfter });
  const rows = await readRows(reading, param, CALL_ROWS);
  return rows.length <= CALL_ROWS ? makeFile(reading, { param, columns, rows, asked }) : undefined;
}

/** Makes the file of many lines. @throws AppError INPUT_INVALID where they are more than one file takes */
export async function exportInJob(
  reading: FlowReading,
  param: FlowExportParam,
  { asked, job }: { readonly asked: Asked; readonly job: JobContext },
): Promise<StoredFile> {
  const columns = await columnsOf(reading, param);
  const rows = await readRows(reading, param, EXPORT_ROWS, (done) => job.progress(done, EXPORT_ROWS));
  if (rows.length > EXPORT_ROWS)
    throw new AppError('INPUT_INVALID', { errors: [inputError('where', 'TOO_MANY', EXPORT_ROWS)] });
  return makeFile(reading, { param, columns, rows, asked, job });
}

async function columnsOf(
  reading: FlowReading,
  { scope, flowId, fields }: FlowExportParam,
): Promise<readonly FlowSheetColumn[]> {
  const one = flowId === undefined ? undefined : await publishedFlow(reading, flowId);
  return sheetColumns(scope, one, fields);
}

/** The lines of a list, page by page: all of them, or one page more than `most`. */
async function readRows(
  reading: FlowReading,
  param: FlowExportParam,
  most: number,
  step: (done: number) => void = () => undefined,
): Promise<readonly FlowRow[]> {
  const { scope, flowId, where, sort, keyword } = param;
  const asked = {
    ...{ scope, limit: PAGE },
    ...(flowId !== undefined && { flowId }),
    ...(where && { where }),
    ...(sort && { sort }),
    ...(keyword !== undefined && { keyword }),
  };
  const rows: FlowRow[] = [];
  for (;;) {
    step(rows.length);
    const last = rows.at(-1);
    const after = last && { after: afterFlowRow(last, scope, orderOf(param)) };
    const { list, more } = await listFlows(reading, { ...asked, ...after });
    rows.push(...list);
    if (!more || rows.length > most) return rows;
  }
}

interface Made {
  readonly param: FlowExportParam;
  readonly columns: readonly FlowSheetColumn[];
  readonly rows: readonly FlowRow[];
  readonly asked: Asked;
  /** Absent: a call makes the file. */
  readonly job?: JobContext;
}

/** Makes the file and keeps it, with the note of who took what, in one short transaction. */
async function makeFile(
  reading: FlowReading,
  { param, columns, rows, asked, job }: Made,
): Promise<StoredFile> {
  const { platform, actor, locale, now } = reading;
  const { scope, flowId, where, format } = param;
  const title = localise(flowScopeTitles[scope], locale);
  const sheet = flowSheet(columns, rows, locale);
  const content =
    format === 'csv'
      ? await writeCsvInTurns(sheet, () => job?.signal.throwIfAborted())
      : await writeXlsx(sheet, sheetName(title), { signal: job?.signal });
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
  const name = `${fileName(title, now)}.${format}`;
  const origin = { action: 'flow.export', ip: asked.ip, requestId: asked.traceId };
  return runWork(reading, origin, async (work) => {
    const file = { name, type: TYPES[format], content, owner: actor.userId, purpose: 'export', expiresAt };
    const stored = await storeFile(platform, work.db, file);
    work.audit({
      resource: `flow-lists/${scope}`,
      after: {
        fileId: stored.fileId,
        rows: rows.length,
        fields: columns.map(({ code }) => code),
        flow: flowId ?? null,
        where: where ?? null,
      },
    });
    try {
      await job?.conclude(work.db, stored);
    } catch (error) {
      await discardFile(platform, stored.fileId);
      throw error;
    }
    return stored;
  });
}
