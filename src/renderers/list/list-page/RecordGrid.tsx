import { ConfigProvider, theme } from 'antd';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState, type CSSProperties } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace, type Place } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { cellMaker } from './cells.ts';
import { columnTitle } from './columnTitle.ts';
import { gridColours, toneVariables } from './gridColours.ts';
import { NO_WIDTHS, placeColumns, usualActionWidth, withGaps, type ActionWidths } from './gridColumns.ts';
import { GridCols } from './GridCols.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow, type GridCellColumn } from './GridRow.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ROW_BUTTONS } from '../shared/rowButtons.ts';
import { listPageLocale } from './listPage.locale.ts';
import { moveByKey } from './rowKeys.ts';
import type { ListModel } from './ListModel.ts';
import { useRowWindow } from '../shared/useRowWindow.ts';
import { showsActions } from './showsActions.ts';
import { useActionWidth } from './useActionWidth.ts';
import { useFitsWindow } from './useFitsWindow.ts';
import { useRoom } from './useRoom.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useDark } from '../../shared/onPaper.ts';
import { InGrid } from '../../shared/gridButton/InGrid.ts';
import { useOpenRow } from './useOpenRow.ts';
import './recordGrid.css';

const SummaryRow = lazyPart(async () => (await import('./SummaryRow.tsx')).default);

/** As high as the rows that are not drawn. */
function Unseen({ rows, height }: { rows: number; height: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * height }} /> : null;
}

/** Buttons that a row has room for. */
const actionsOf = ({ compiled }: ListModel): number => Math.min(compiled.rowActions.length, 3);

/** The columns where they stand, with what makes their cells. Reads observables. */
function placeGrid(
  model: ListModel,
  root: RootStore,
  place: Place,
  { needed, room }: { needed: ActionWidths; room: number },
) {
  const { locale } = root.locale;
  const around = { root, page: model.fields, scope: model.fields.scope };
  const grid = placeColumns(model.columns.shown, {
    chooses: model.chooses,
    actions: showsActions(model, place) ? actionsOf(model) : 0,
    needed,
    room,
    edits: (column) => model.mayEdit(column),
    locale,
  });
  const columns = grid.columns.map((placed): GridCellColumn => ({
    placed,
    title: columnTitle(placed.column, locale),
    cell: cellMaker(placed.column, around),
    editable: model.mayEdit(placed.column),
  }));
  return { grid, columns };
}

/** The records as a table: sorted by the server, chosen across pages, opened by a click on an opening cell. */
export const RecordGrid = observer(function RecordGrid({ model }: { model: ListModel }) {
  const root = useRoot();
  const text = useText(listPageLocale);
  const { token } = theme.useToken();
  const dark = useDark();
  const place = usePlace();
  const open = useOpenRow(model);
  const { chooses } = model;
  const { rows } = model.records;
  const body = useRef<HTMLTableSectionElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const [needed, measured] = useState(NO_WIDTHS);
  // The same columns for as long as nothing in them changes, so that scrolling draws only the rows that come.
  const placing = useMemo(
    () => computed(() => placeGrid(model, root, place, { needed, room })),
    [model, root, place, needed, room],
  );
  const { grid, columns } = placing.get();
  const { left, right } = grid.pinned;
  useScrollEdges(frame, grid.asked);
  const seen = useColumnWindow(frame, grid.columns);
  const pieces = useMemo(() => withGaps(columns, seen, grid.filler), [columns, seen, grid]);
  const { rowHeight } = model.columns;
  const { start, end, height } = useRowWindow(body, rows.length, rowHeight);
  const { shown } = model.columns;
  const head = (shown.find(({ source }) => source.opens === true) ?? shown[0])?.code;
  const way = grid.few ? 'few' : 'all';
  const usual = usualActionWidth(actionsOf(model), root.locale.locale)[way];
  useActionWidth(body, rows, way, usual, measured);
  useFitsWindow(frame, `${String(rows.length)} ${String(room)} ${String(model.sums)}`);
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...gridColours(token, dark),
    ...toneVariables(token, model.document.rowTones),
    '--grid-row': `${String(rowHeight)}px`,
    color: token.colorText,
    fontSize: token.fontSize,
  };
  return (
    <div className="atrium-grid-box" style={style}>
      <div
        ref={frame}
        className="atrium-grid"
        // What takes the focus comes out from under the columns that stay.
        style={{
          scrollPaddingInline: `${String(left)}px ${String(right)}px`,
          scrollPaddingBlockStart: 'var(--grid-row)',
        }}
        aria-busy={model.records.status === 'loading'}
      >
        <table aria-label={text('records')} aria-rowcount={rows.length + 1} style={{ minWidth: grid.total }}>
          <GridCols grid={grid} chooses={chooses} />
          <GridHead model={model} columns={pieces} chooses={chooses} actions={grid.actionWidth > 0} />
          <ConfigProvider componentSize="small" theme={ROW_BUTTONS}>
            <InGrid.Provider value>
              <tbody ref={body} onKeyDown={moveByKey}>
                <Unseen rows={start} height={height} />
                {rows.slice(start, end).map((row, index) => (
                  <GridRow
                    key={row.id}
                    model={model}
                    row={row}
                    position={start + index + 2}
                    columns={pieces}
                    chooses={chooses}
                    actions={grid.actionWidth > 0}
                    few={grid.few}
                    head={head}
                    {...(open ? { open } : {})}
                  />
                ))}
                <Unseen rows={rows.length - end} height={height} />
              </tbody>
            </InGrid.Provider>
          </ConfigProvider>
        </table>
        {rows.length === 0 && (
          <div style={{ padding: token.paddingLG }}>
            <ListEmpty model={model} />
          </div>
        )}
      </div>
      <NonBlocking>
        {rows.length > 0 && model.sums && (
          <SummaryRow model={model} frame={frame} grid={grid} columns={pieces} chooses={chooses} />
        )}
      </NonBlocking>
    </div>
  );
});
