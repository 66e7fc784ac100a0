import type { ExportFormat } from '../../schemas/wire/exportRows.ts';
import type { Action } from '../../schemas/action.ts';
import { loadChunk } from '../data/loadChunk.ts';
import { exportedList } from '../render/shownRecords.ts';
import { actionTexts } from './actionTexts.ts';
import { type ActionContext, ChainStopped, defineAction } from './defineAction.ts';

interface Made {
  readonly fileId: string;
  readonly url: string;
}

/** What is asked of the server. */
interface Request {
  readonly where: unknown;
  readonly sort: unknown;
  readonly fields: unknown;
  readonly format: ExportFormat;
}

/**
 * Exports records as a file and saves it. A list's own question is put to the person first: which records, columns and
 * format. Many of them are a job, which goes on when the page is left.
 */
export const exportRows = defineAction('exportRows', async (step, context) => {
  const { root, readParam } = context;
  const { where, sort, fields } = step;
  const asked = readParam({ where, sort, fields }) as Omit<Request, 'format'>;
  const request = await decided(step, context, {
    ...asked,
    format: (step.format as ExportFormat | undefined) ?? 'xlsx',
  });
  const given = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== null && value !== undefined),
  );
  const answer = await root.module(String(step.module)).exportRows(given);
  if (!('jobId' in answer)) {
    root.ui.download(answer.url);
    return answer;
  }
  const title = root.locale.localise(actionTexts.exporting);
  const made = (await root.jobs.follow(answer.jobId, title, { kept: true })) as Made;
  root.ui.download(made.url);
  // Who went on to something else meanwhile learns of it.
  root.ui.message('success', root.locale.localise(actionTexts.exported));
  return made;
});

/** The request as the person wants it, where a list of the page is asked about. @throws ChainStopped where it is given up */
async function decided(
  { module, ask, where }: Action,
  { root, page, signal }: ActionContext,
  request: Request,
): Promise<Request> {
  const list = ask === false ? undefined : exportedList(page, String(module));
  if (!list?.exports || (ask !== true && where === undefined)) return request;
  const offer = await list.exports();
  const scoped = where !== undefined && isSame(request.where, offer.wheres.found);
  if (!scoped && ask !== true) return request;
  const { askExport } = await loadChunk(() => import('../stores/askExport.ts'));
  const fields = Array.isArray(request.fields) ? request.fields.map(String) : undefined;
  const answer = await askExport(root, offer, { fields, format: request.format, scoped }, signal);
  if (!answer) throw new ChainStopped();
  return { ...request, ...answer.records, fields: answer.fields, format: answer.format };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
