import { CHOICE_WIDTH, type GridColumns, type PlacedColumn } from './gridColumns.ts';

function Cols({ columns }: { columns: readonly PlacedColumn[] }) {
  return columns.map(({ column, flexible }) => (
    <col
      key={column.code}
      data-code={column.code}
      {...(flexible ? {} : { style: { width: column.width } })}
    />
  ));
}

/** The widths of a grid's columns, also of those that are not drawn. */
export function GridCols({ grid, chooses }: { grid: GridColumns; chooses: boolean }) {
  const { columns, filler, actionWidth } = grid;
  return (
    <colgroup>
      {chooses && <col style={{ width: CHOICE_WIDTH }} />}
      <Cols columns={columns.filter(({ fixed }) => fixed !== 'right')} />
      {filler && <col />}
      <Cols columns={columns.filter(({ fixed }) => fixed === 'right')} />
      {actionWidth > 0 && <col style={{ width: actionWidth }} />}
    </colgroup>
  );
}
