import { CHOICE_WIDTH, type GridColumns, type PlacedColumn } from './gridColumns.ts';

/**
 * The width of a column in CSS: what it needs and its part of the room that is left over. Nobody has to measure that
 * room: the frame of a grid is a container, whose width `cqi` tells.
 * @param total px that all columns need
 */
export const widthOf = ({ column: { width }, share }: PlacedColumn, total: number): string | number =>
  share === 0
    ? width
    : `calc(${String(width)}px + max(0px, 100cqi - ${String(total)}px) * ${share.toFixed(5)})`;

function Cols({ columns, total }: { columns: readonly PlacedColumn[]; total: number }) {
  return columns.map((placed) => (
    <col
      key={placed.column.code}
      data-code={placed.column.code}
      {...(placed.share > 0 && !placed.flexible ? { 'data-least': placed.column.width } : {})}
      {...(placed.flexible ? {} : { style: { width: widthOf(placed, total) } })}
    />
  ));
}

/** The widths of a grid's columns, also of those that are not drawn. */
export function GridCols({ grid, chooses }: { grid: GridColumns; chooses: boolean }) {
  const { columns, filler, actionWidth, total } = grid;
  return (
    <colgroup>
      {chooses && <col style={{ width: CHOICE_WIDTH }} />}
      <Cols columns={columns.filter(({ fixed }) => fixed !== 'right')} total={total} />
      {filler && <col />}
      <Cols columns={columns.filter(({ fixed }) => fixed === 'right')} total={total} />
      {actionWidth > 0 && <col style={{ width: actionWidth }} />}
    </colgroup>
  );
}
