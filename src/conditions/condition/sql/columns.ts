import type { ColumnType } from '../../../schemas/rendererMeta.ts';
import { parsePath, pathText } from '../../path.ts';

/**
 * A column that a bindKey stands for. `sql` is text of the caller's own, such as `r."status"`, and goes into the
 * statement as it is. Types and what they are in the database: `text` text, `number` numeric with at most 15
 * significant digits and 6 decimals, `bool` boolean, `date` date, `datetime` timestamptz(3), `list`, `user` and
 * `json` jsonb.
 */
export interface SqlColumn {
  readonly sql: string;
  readonly type: ColumnType;
}

/** Columns by bindKey. */
export type SqlColumns = Readonly<Record<string, SqlColumn>>;

/** Where a path leads: to a column, into one or to what holds one, or to nothing of the row. */
export type Place =
  | { readonly kind: 'column'; readonly column: SqlColumn }
  | { readonly kind: 'beside' }
  | { readonly kind: 'scope' };

/** What stands within a column, by its path (`period.0`); undefined where nothing does that can be judged. */
export type ColumnsInside = (path: string) => SqlColumn | undefined;

/** Tells where paths lead, however they are written. */
export function placer(
  columns: SqlColumns,
  inside: ColumnsInside = () => undefined,
): (path: string) => Place {
  const known = new Map<string, SqlColumn>();
  let longest = 0;
  const above = new Set<string>();
  for (const [bindKey, column] of Object.entries(columns)) {
    const steps = parsePath(bindKey);
    if (steps === undefined) continue;
    const name = pathText(steps);
    known.set(name, column);
    longest = Math.max(longest, name.length);
    for (let length = 1; length < steps.length; length += 1) above.add(pathText(steps.slice(0, length)));
  }
  /** Whether one of the paths above it is a column; none is longer than the longest, however long the path is. */
  const startsWithin = (path: string): boolean => {
    for (let end = path.indexOf('.'); end >= 0 && end <= longest; end = path.indexOf('.', end + 1)) {
      if (known.has(path.slice(0, end))) return true;
    }
    return false;
  };
  return (path) => {
    const column = known.get(path);
    if (column !== undefined) return { kind: 'column', column };
    if (above.has(path)) return { kind: 'beside' };
    if (!startsWithin(path)) return { kind: 'scope' };
    const within = inside(path);
    return within === undefined ? { kind: 'beside' } : { kind: 'column', column: within };
  };
}
