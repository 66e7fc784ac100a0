import { readsExact } from '../../../src/documents/fieldImport.ts';
import { toLocalText } from '../../../src/documents/rule.ts';
import type { ImportOutcome, RowError } from '../../../src/schemas/wire/importRows.ts';
import type { Locale, LocalText } from '../../../src/schemas/text.ts';
import type { CallContext } from '../../call/definition.ts';
import { fileName, sheetName, XLSX_TYPE } from '../../sheets/names.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { writeXlsx } from '../../sheets/xlsx.ts';
import { storeFile } from '../../files/service.ts';
import type { OpenModule } from '../../records/formModules.ts';
import type { ImportEnd, JudgedImport } from './run.ts';

/** How long the sheet of errors can be fetched. */
const LIFETIME_MS = 60 * 60 * 1000;

const texts = {
  row: { zhCN: '原行号', enUS: 'Row' },
  reason: { zhCN: '错误原因', enUS: 'What is wrong' },
  title: { zhCN: '导入错误', enUS: 'import errors' },
  between: { zhCN: '；', enUS: '; ' },
  colon: { zhCN: '：', enUS: ': ' },
} as const satisfies Record<string, LocalText>;

/**
 * The outcome with the sheet of the rows that were left out, where there are any: all of them as they were, the reasons
 * beside each, so that they can be mended there and imported again. A dry run makes it where it is asked for.
 */
export async function withReport(
  ctx: CallContext<{ readonly dryRun?: boolean; readonly report?: boolean }>,
  judged: JudgedImport,
  { outcome, errors }: ImportEnd,
): Promise<ImportOutcome> {
  const { dryRun, report } = ctx.param;
  if (errors.length === 0 || (dryRun === true && report !== true)) return outcome;
  const { platform, actor, locale } = ctx;
  const { document } = judged.work.module;
  const title = `${toLocalText(document.title ?? document.name)[locale]} ${texts.title[locale]}`;
  const content = await writeXlsx(reportSheet(judged, errors, locale), sheetName(title));
  const stored = await storeFile(platform, ctx.db, {
    name: `${fileName(title, ctx.now)}.xlsx`,
    type: XLSX_TYPE,
    content,
    owner: actor.userId,
    purpose: 'export',
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  });
  return { ...outcome, report: stored };
}

/** The titles and the rows of the file that are wrong, each with its number and its reasons in front. */
export function reportSheet(
  { work, columns, rows }: Pick<JudgedImport, 'work' | 'columns' | 'rows'>,
  errors: readonly RowError[],
  locale: Locale,
): Sheet {
  const titles = fieldTitles(work.module, locale);
  const between = texts.between[locale];
  const exactColumns = new Set(
    work.fields.flatMap(({ field, column }) => (readsExact(field) ? [column] : [])),
  );
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  const reasons = new Map<number, string[]>();
  for (const { row, field, message } of errors) {
    const title = titles.get(field.split('.')[0] ?? '');
    const told = title === undefined ? message : title + texts.colon[locale] + message;
    reasons.set(row, [...(reasons.get(row) ?? []), told]);
  }
  return {
    header: [texts.row[locale], texts.reason[locale], ...columns.map(({ title }) => title)],
    rows: [...reasons].map(([row, told]) => {
      const { cells = [], exact = {} } = byNumber.get(row) ?? {};
      // What was rounded to be shown comes back whole.
      const written = columns.map(
        ({ at }) => (exactColumns.has(at) ? exact[at] : undefined) ?? cells[at] ?? '',
      );
      return [row, told.join(between), ...written];
    }),
  };
}

const fieldTitles = ({ shape }: OpenModule, locale: Locale): ReadonlyMap<string, string> =>
  new Map(shape.fields.map(({ code, node }) => [code, toLocalText(node.title ?? code)[locale]]));
