import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useRowWindow } from '../../renderers/list/shared/useRowWindow.ts';
import './partTable.css';

/** Pixels of a row: all have one height, so that of many fields only those in sight are drawn. */
const ROW = 41;

interface PartTableProps<R> {
  label: string;
  /** Cells of the heading. */
  head: ReactNode;
  columns: number;
  rows: readonly R[];
  /** What is said where there are none. */
  empty: string;
  draw: (row: R, at: number) => ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A table with a row for each part of a document, be it fields or menus; its heading and the first cell of a row stay in sight. */
export function PartTable<R>({ label, head, columns, rows, empty, draw, onKeyDown }: PartTableProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end } = useRowWindow(body, rows.length, ROW);
  return (
    <div className="at-parttable-scroll" onKeyDown={onKeyDown}>
      <table className="at-parttable" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>{head}</tr>
        </thead>
        <tbody ref={body}>
          {start > 0 && <Unseen rows={start} columns={columns} />}
          {rows.slice(start, end).map((row, at) => draw(row, start + at))}
          {end < rows.length && <Unseen rows={rows.length - end} columns={columns} />}
        </tbody>
      </table>
      {rows.length === 0 && <p className="at-parttable-none">{empty}</p>}
    </div>
  );
}

/** Stands in for rows that are not drawn. */
const Unseen = ({ rows, columns }: { rows: number; columns: number }) => (
  <tr aria-hidden style={{ height: rows * ROW }}>
    <td colSpan={columns} />
  </tr>
);
