import { act } from '@testing-library/react';
import { observable, observableRef, runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import {
  RecordsContext,
  type RecordField,
  type Records,
  type RecordWindow,
} from '../../src/renderers/list/shared/Records.ts';
import type { Row } from '../../src/renderers/list/shared/rowsOf.ts';
import { toText } from '../../src/conditions/index.ts';
import type { Option } from '../../src/schemas/option.ts';

interface Given {
  rows: readonly Row[];
  /** Members that may be written; absent: all of them. */
  writable?: readonly string[];
  /** Members that the list sorts by. */
  sortable?: readonly string[];
  options?: Readonly<Record<string, readonly Option[]>>;
  /** Whether the server takes a change. */
  takes?: boolean;
  total?: number;
  /** What the list leaves out. */
  omits?: (code: string) => boolean;
  /** All that the list has, where the rows are some of it. */
  all?: readonly Row[];
}

/** The records of a list around a view: what is written shows at once, and is taken back where it is refused. */
export function writableRecords({
  rows,
  writable,
  sortable = [],
  options = {},
  takes = true,
  total,
  all,
  omits,
}: Given) {
  const state = observable({ rows }, { rows: observableRef });
  const asked: (RecordWindow | undefined)[] = [];
  const written: Readonly<Record<string, unknown>>[] = [];
  /** The names by which others were asked for. */
  const found: (readonly string[])[] = [];
  const open = vi.fn<(row: Row) => void>();
  const replace = (id: unknown, change: (row: Row) => Row): void =>
    runInAction(() => {
      state.rows = state.rows.map((row) => (row.id === id ? change(row) : row));
    });
  const field = (code: string): RecordField => ({
    title: `字段 ${code}`,
    options: options[code] && optionList(options[code]),
    writable: writable?.includes(code) ?? true,
    sortable: sortable.includes(code),
    cell: (row) => ({ text: toText(row[code]) }),
  });
  const records: Records = {
    get rows() {
      return state.rows;
    },
    get total() {
      return total ?? state.rows.length;
    },
    status: 'ready',
    error: '',
    windowed: true,
    reload: () => undefined,
    field,
    ...(omits ? { omits } : {}),
    ask: (window) => void asked.push(window),
    ...(all
      ? {
          find: (member: string, names: readonly string[]) => {
            found.push(names);
            return Promise.resolve(all.filter((row) => names.includes(toText(row[member]))));
          },
        }
      : {}),
    open,
    update: async (row, changes) => {
      written.push(changes);
      replace(row.id, (each) => ({ ...each, ...changes }));
      await Promise.resolve();
      if (!takes) replace(row.id, () => row);
      return takes;
    },
  };
  const wrap = (element: ReactElement) => (
    <RecordsContext.Provider value={records}>{element}</RecordsContext.Provider>
  );
  /** Others are asked for, or there are others now. */
  const replaceAll = (others: readonly Row[]): void => {
    act(() => {
      runInAction(() => {
        state.rows = others;
      });
    });
  };
  return { records, asked, found, written, open, wrap, replaceAll };
}

const optionList = (options: readonly Option[]) => ({
  status: 'ready' as const,
  options,
  find: (value: unknown) => options.find((option) => option.value === value),
});

/** Gives elements places that jsdom, which lays nothing out, does not: by their accessible name. */
export function placeByLabel(places: Readonly<Record<string, DOMRectInit>>): void {
  const nowhere = new DOMRect();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const label = this.getAttribute('aria-label') ?? '';
    const [, found] = Object.entries(places).find(([name]) => label.startsWith(name)) ?? [];
    return found ? DOMRect.fromRect(found) : nowhere;
  });
}
