import { toText } from '../../../conditions/index.ts';
import type { Option } from '../../../schemas/option.ts';
import type { Row } from './rowsOf.ts';

/** Records with one value of a member. */
export interface RowGroup {
  /** The text of the value; empty for records without one. */
  key: string;
  /** What a record gets that is put here. */
  value: Option['value'] | null;
  option: Option | undefined;
  rows: Row[];
}

/**
 * Records by a member: those without a value, a group for each option, then values that no option has.
 * @param showNone whether the first stands there without records too
 */
export function groupRows(
  rows: readonly Row[],
  member: string | undefined,
  options: readonly Option[],
  showNone: boolean,
): readonly RowGroup[] {
  const none: RowGroup = { key: '', value: null, option: undefined, rows: [] };
  const groups = new Map<string, RowGroup>([['', none]]);
  for (const option of options) {
    const key = toText(option.value);
    if (key !== '') groups.set(key, { key, value: option.value, option, rows: [] });
  }
  for (const row of rows) {
    const key = member === undefined ? '' : toText(row[member]);
    const group = groups.get(key) ?? { key, value: key, option: undefined, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  if (none.rows.length === 0 && !showNone) groups.delete('');
  return [...groups.values()];
}
