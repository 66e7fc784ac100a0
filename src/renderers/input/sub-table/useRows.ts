import { useMemo, useRef } from 'react';
import { withoutRowMark } from '../../../documents/rowMark.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { CompiledFields } from '../../../documents/form.ts';
import { firstValues, rowsIn, type RowValues } from '../shared/rows/rowValues.ts';
import { useChangeMember } from '../shared/useChangeMember.ts';

export interface Row {
  /** Stays with the row while it is changed and moved; the whole is the same object while nothing in it changes. */
  key: string;
  values: RowValues;
}

/** What can be done with rows. The object stays the same while the widget lives. */
export interface RowCommands {
  change(index: number, code: string, value: unknown): void;
  /** Puts a new row with its defaults at the end. */
  add(): void;
  copy(index: number): void;
  /** @returns the row that is gone */
  remove(index: number): RowValues | undefined;
  /** Puts a row where it stood before, or at the end. */
  insert(index: number, row: RowValues): void;
  move(index: number, by: 1 | -1): void;
  /** How many rows there are now. */
  count(): number;
  /** How often anything was changed. */
  changes(): number;
  /** @returns the rows as they were */
  replace(rows: readonly RowValues[]): readonly RowValues[];
}

let made = 0;
const newKey = (): string => {
  made += 1;
  return `row${made}`;
};

/**
 * The rows of a value with what changes them. Each command starts from the rows as the last one left them, so that two
 * within one drawing both count.
 */
export function useRows(
  value: unknown,
  members: CompiledFields | undefined,
  change: (value: unknown) => void,
): { rows: readonly Row[]; commands: RowCommands } {
  const { scope } = usePlace();
  const keys = useRef<string[]>([]);
  const latest = useRef<readonly RowValues[]>([]);
  const changes = useRef(0);
  const changeMember = useChangeMember(members);
  const ports = useRef({ members, change, scope, changeMember });
  ports.current = { members, change, scope, changeMember };
  const current = rowsIn(value);
  latest.current = current;
  while (keys.current.length < current.length) keys.current.push(newKey());
  keys.current.length = current.length;
  const commands = useMemo((): RowCommands => {
    const put = (rows: readonly RowValues[], order: readonly string[]): void => {
      changes.current += 1;
      latest.current = rows;
      keys.current = [...order];
      ports.current.change(rows.length === 0 ? null : rows);
    };
    const spliced = <T>(list: readonly T[], at: number, drop: number, ...more: T[]): T[] => {
      const copy = [...list];
      copy.splice(at, drop, ...more);
      return copy;
    };
    return {
      count: () => latest.current.length,
      changes: () => changes.current,
      change: (index, code, next) => {
        const { changeMember } = ports.current;
        const rows = latest.current.map((row, at) => (at === index ? changeMember(row, code, next) : row));
        put(rows, keys.current);
      },
      add: () => {
        const row = firstValues(ports.current.members, ports.current.scope);
        put([...latest.current, row], [...keys.current, newKey()]);
      },
      copy: (index) => {
        const row = latest.current[index];
        if (!row) return;
        const another = withoutRowMark(row);
        put(spliced(latest.current, index + 1, 0, another), spliced(keys.current, index + 1, 0, newKey()));
      },
      remove: (index) => {
        const row = latest.current[index];
        put(spliced(latest.current, index, 1), spliced(keys.current, index, 1));
        return row;
      },
      insert: (index, row) => {
        put(spliced(latest.current, index, 0, row), spliced(keys.current, index, 0, newKey()));
      },
      move: (index, by) => {
        const row = latest.current[index];
        const key = keys.current[index];
        const to = index + by;
        if (!row || key === undefined || to < 0 || to >= latest.current.length) return;
        put(
          spliced(spliced(latest.current, index, 1), to, 0, row),
          spliced(spliced(keys.current, index, 1), to, 0, key),
        );
      },
      replace: (rows) => {
        const before = latest.current;
        const more = rows.slice(keys.current.length).map(newKey);
        put(rows, [...keys.current, ...more].slice(0, rows.length));
        return before;
      },
    };
  }, []);
  const drawn = useRef<readonly Row[]>([]);
  drawn.current = current.map((values, index): Row => {
    const key = keys.current[index] ?? String(index);
    const before = drawn.current[index];
    return before?.key === key && before.values === values ? before : { key, values };
  });
  const rows = drawn.current;
  return { rows, commands };
}
