import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRowWindow } from '../../../renderers/list/shared/useRowWindow.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { flowRowAddress } from '../../../runtime/flow/flowAddress.ts';
import { columnsFor, type ListColumn } from './columns.ts';
import { FlowCell } from './FlowCell.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { HeadCell } from './HeadCell.tsx';
import { RowTitle } from './RowTitle.tsx';

/** px; the style sheet holds rows to it, so that those out of sight need not be drawn. */
const ROW_HEIGHT = 48;

interface FlowTableProps {
  list: FlowList;
  /** Whether a line can be chosen. */
  choosable: (row: FlowRow) => boolean;
  /** Draws what can be done with a line. */
  actions?: ((row: FlowRow) => ReactNode) | undefined;
}

/** The lines of a list as a table. */
export const FlowTable = observer(function FlowTable({ list, choosable, actions }: FlowTableProps) {
  const text = useText(flowListsLocale);
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows } = list;
  const columns = columnsFor(list.scope, list.flow !== undefined, rows);
  const { start, end, height } = useRowWindow(body, rows.length, ROW_HEIGHT);
  const free = rows.filter(choosable);
  const chosen = free.filter(({ id }) => list.choice.rows.has(id)).length;
  const across = columns.length + 1 + (actions ? 1 : 0);
  return (
    <div className="at-flow-frame">
      <table className="at-flow-table" aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th scope="col" className="at-flow-choice">
              <Checkbox
                aria-label={text('chooseAll')}
                disabled={free.length === 0}
                checked={free.length > 0 && chosen === free.length}
                indeterminate={chosen > 0 && chosen < free.length}
                onChange={({ target }) => list.choice.choose(free, target.checked)}
              />
            </th>
            {columns.map((column) => (
              <HeadCell key={column.code} list={list} column={column} />
            ))}
            {actions && <th scope="col" className="at-flow-actions" aria-label={text('actions')} />}
          </tr>
        </thead>
        <tbody ref={body}>
          <Gap across={across} height={start * height} />
          {rows.slice(start, end).map((row, index) => (
            <TableRow
              key={row.id}
              list={list}
              row={row}
              position={start + index + 2}
              columns={columns}
              choosable={choosable}
              actions={actions}
            />
          ))}
          <Gap across={across} height={(rows.length - end) * height} />
        </tbody>
      </table>
    </div>
  );
});

/** In the place of rows that are not drawn. */
function Gap({ across, height }: { across: number; height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={across} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

interface TableRowProps extends FlowTableProps {
  row: FlowRow;
  /** Counted from 1, the headings being the first row. */
  position: number;
  columns: readonly ListColumn[];
}

const TableRow = observer(function TableRow({
  list,
  row,
  position,
  columns,
  choosable,
  actions,
}: TableRowProps) {
  const text = useText(flowListsLocale);
  const navigate = useNavigate();
  const chosen = list.choice.rows.has(row.id);
  const { scope, flow } = list;
  // A click anywhere in the line opens it; the title is the link for everybody who uses no mouse.
  const open = ({ target, currentTarget, defaultPrevented }: MouseEvent): void => {
    // Menus and dialogs of the line are drawn elsewhere, and tell it of their clicks all the same.
    const isWithin = currentTarget.contains(target as Node);
    const isOther = (target as Element).closest('a, button, label, input') !== null;
    if (!isWithin || isOther || defaultPrevented || window.getSelection()?.toString() !== '') return;
    list.beginWalk();
    void navigate(flowRowAddress(row, { scope, flow }));
  };
  return (
    <tr aria-rowindex={position} aria-selected={chosen} onClick={open}>
      <td className="at-flow-choice">
        <Checkbox
          aria-label={text('choose', { title: row.title })}
          disabled={!choosable(row)}
          checked={chosen}
          onChange={({ target }) => list.choice.choose([row], target.checked)}
        />
      </td>
      {columns.map((column) => (
        <td key={column.code} data-column={column.code}>
          {column.own === 'title' ? (
            <RowTitle list={list} row={row} />
          ) : (
            <FlowCell row={row} column={column} />
          )}
        </td>
      ))}
      {actions && <td className="at-flow-actions">{actions(row)}</td>}
    </tr>
  );
});
