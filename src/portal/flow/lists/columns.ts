import { type FlowColumn, flowColumnTitles, flowScopeColumns } from '../../../schemas/flow/listColumns.ts';
import type { Text } from '../../../schemas/text.ts';
import type { FlowRow, FlowScope } from '../../../schemas/wire/flowLists.ts';

/** A column of a list: one of its own, or a summary field of the one flow that is listed. */
export interface ListColumn {
  readonly code: string;
  readonly title: Text;
  /** Undefined: a summary field. */
  readonly own: FlowColumn | undefined;
}

const own = (code: FlowColumn): ListColumn => ({ code, title: flowColumnTitles[code], own: code });

/** Summary fields that lines show, in the order in which they are met. */
function summaryColumns(rows: readonly FlowRow[]): readonly ListColumn[] {
  const fields = new Map(rows.flatMap(({ summary }) => summary.map(({ field, title }) => [field, title])));
  return [...fields].map(([code, title]) => ({ code, title, own: undefined }));
}

/**
 * The columns of a list.
 * @param one whether one flow is listed: its summary fields are columns, and its name is none
 */
export const columnsFor = (scope: FlowScope, one: boolean, rows: readonly FlowRow[]): readonly ListColumn[] =>
  flowScopeColumns[scope].flatMap((code): ListColumn | readonly ListColumn[] => {
    if (code === 'summary' && one) return summaryColumns(rows);
    return code === 'flow' && one ? [] : own(code);
  });
