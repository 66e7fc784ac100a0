import { toText } from '../../../conditions/index.ts';
import type { Option } from '../../../schemas/option.ts';
import type { Row } from '../shared/rowsOf.ts';

export interface BoardColumn {
  /** The text of the value; empty for the column of records without one. */
  key: string;
  /** What a record that is dropped here gets. */
  value: Option['value'] | null;
  option: Option | undefined;
  rows: Row[];
}

/**
 * The columns of a board: records without a value, one for each option, then values that no option has.
 * @param showNone whether the first stands there without records too
 */
export function boardColumns(
  rows: readonly Row[],
  member: string | undefined,
  options: readonly Option[],
  showNone: boolean,
): readonly BoardColumn[] {
  const none: BoardColumn = { key: '', value: null, option: undefined, rows: [] };
  const columns = new Map<string, BoardColumn>([['', none]]);
  for (const option of options) {
    const key = toText(option.value);
    if (key !== '') columns.set(key, { key, value: option.value, option, rows: [] });
  }
  for (const row of rows) {
    const key = member === undefined ? '' : toText(row[member]);
    const column = columns.get(key) ?? { key, value: key, option: undefined, rows: [] };
    column.rows.push(row);
    columns.set(key, column);
  }
  if (none.rows.length === 0 && !showNone) columns.delete('');
  return [...columns.values()];
}
