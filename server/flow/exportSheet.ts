import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { formatDateTime } from '../../src/documents/dateText.ts';
import type { FlowDocument, FormDocument } from '../../src/schemas/documents/index.ts';
import { type FlowColumn, flowColumnTitles, flowScopeColumns } from '../../src/schemas/flow/listColumns.ts';
import { decisionTexts, instanceStateTexts } from '../../src/schemas/flow/stateTexts.ts';
import { listed, type Locale, localise, type Text } from '../../src/schemas/text.ts';
import { currentNames } from '../../src/schemas/flow/personNames.ts';
import type { CurrentPerson } from '../../src/schemas/wire/flowInstance.ts';
import type { FlowRow, FlowScope } from '../../src/schemas/wire/flowLists.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { Sheet, SheetCell } from '../sheets/sheet.ts';

/** One column of the sheet of a list. */
export interface FlowSheetColumn {
  readonly code: string;
  readonly title: Text;
  readonly date?: true;
  readonly read: (row: FlowRow, locale: Locale) => SheetCell;
}

const names = (people: readonly CurrentPerson[], more: number, locale: Locale): string => {
  const shown = listed(currentNames(people, locale), locale);
  return more === 0 ? shown : `${shown} +${String(more)}`;
};

const time = (at: string | null): SheetCell => (at === null ? null : formatDateTime(at, DEFAULT_ZONE));

const READ: Readonly<Record<Exclude<FlowColumn, 'summary'>, FlowSheetColumn['read']>> = {
  number: ({ number }) => number,
  title: ({ title }) => title,
  flow: ({ flowTitle }, locale) => localise(flowTitle, locale),
  initiator: ({ initiator }) => initiator.label,
  department: ({ department }) => department?.label ?? null,
  node: ({ nodeTitle }, locale) => (nodeTitle === null ? null : localise(nodeTitle, locale)),
  current: ({ current, currentMore }, locale) => names(current, currentMore, locale),
  submittedAt: ({ submittedAt }) => time(submittedAt),
  openedAt: ({ openedAt }) => time(openedAt),
  dueAt: ({ dueAt }) => time(dueAt),
  endedAt: ({ endedAt }) => time(endedAt),
  state: ({ state }, locale) => localise(instanceStateTexts[state], locale),
  decision: ({ decision }, locale) => (decision === null ? null : localise(decisionTexts[decision], locale)),
};

const DATES: ReadonlySet<FlowColumn> = new Set(['submittedAt', 'openedAt', 'dueAt', 'endedAt']);

/** All that a summary says, in one cell: of several flows each has fields of its own. */
const wholeSummary: FlowSheetColumn = {
  code: 'summary',
  title: flowColumnTitles.summary,
  read: ({ summary }, locale) =>
    summary
      .map(({ title, text }) => `${localise(title, locale)}${locale === 'zhCN' ? '：' : ': '}${text}`)
      .join('\n'),
};

/** What is shown of a field of the form; nothing where the reader may not see it in a line. */
const summaryColumn = (code: string, form: FormDocument): FlowSheetColumn => ({
  code,
  title: form.fields.find(({ name }) => name === code)?.title ?? code,
  read: ({ summary }) => summary.find(({ field }) => field === code)?.text ?? null,
});

/**
 * The columns of a list's sheet: those of the scope, with one for each summary field where one flow is listed.
 * @param one the flow that is listed; undefined: several
 * @param fields codes of the wanted ones, in their order; undefined: all
 * @throws AppError INPUT_INVALID for a column that the list does not have
 */
export function sheetColumns(
  scope: FlowScope,
  one: { readonly flow: FlowDocument; readonly form: FormDocument } | undefined,
  fields: readonly string[] | undefined,
): readonly FlowSheetColumn[] {
  const columns = flowScopeColumns[scope].flatMap((code): readonly FlowSheetColumn[] => {
    if (code === 'summary')
      return one
        ? (one.flow.settings.summary ?? []).map((field) => summaryColumn(field, one.form))
        : [wholeSummary];
    if (code === 'flow' && one) return [];
    const column = { code, title: flowColumnTitles[code], read: READ[code] };
    return [DATES.has(code) ? { ...column, date: true } : column];
  });
  if (fields === undefined) return columns;
  const wanted = fields.map((code) => columns.find((column) => column.code === code));
  const errors = wanted.flatMap((column, at) =>
    column ? [] : inputError(`fields.${String(at)}`, 'UNKNOWN_FIELD'),
  );
  if (errors.length > 0) throw new AppError('INPUT_INVALID', { errors });
  return wanted.filter((column) => column !== undefined);
}

/** Lines of a list as people read them in a language. */
export const flowSheet = (
  columns: readonly FlowSheetColumn[],
  rows: readonly FlowRow[],
  locale: Locale,
): Sheet => ({
  header: columns.map(({ title }) => localise(title, locale)),
  dates: columns.map(({ date }) => (date ? 'datetime' : undefined)),
  rows: rows.map((row) => columns.map(({ read }) => read(row, locale))),
});
