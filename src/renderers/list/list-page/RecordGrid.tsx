import { ConfigProvider, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, type CSSProperties } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { cellMaker } from './cells.ts';
import { columnTitle } from './columnTitle.ts';
import { gridColours } from './gridColours.ts';
import { CHOICE_WIDTH, placeColumns } from './gridColumns.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow, type GridCellColumn } from './GridRow.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ROW_BUTTONS } from './rowButtons.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { useActionWidth } from './useActionWidth.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useOpenRow } from './useOpenRow.ts';
import './recordGrid.css';

/** The records as a table: sorted by the server, chosen across pages, opened by a click on an opening cell. */
export const RecordGrid = observer(function RecordGrid({ model }: { model: ListModel }) {
  const root = useRoot();
  const text = useText(listPageLocale);
  const { token } = theme.useToken();
  const { page, scope } = usePlace();
  const open = useOpenRow(model);
  const { chooses } = model;
  const grid = placeColumns(model.columns.shown, {
    chooses,
    actions: Math.min(model.rowActions.length, 3),
    locale: root.locale.locale,
  });
  const columns = grid.columns.map((placed): GridCellColumn => ({
    placed,
    title: columnTitle(placed.column, root.locale.locale),
    cell: cellMaker(placed.column, { root, page, scope }),
  }));
  const frame = useRef<HTMLDivElement>(null);
  useScrollEdges(frame);
  const body = useRef<HTMLTableSectionElement>(null);
  const needed = useActionWidth(body, model.records.rows, root.locale.locale);
  const actionWidth = Math.max(grid.actionWidth, grid.actionWidth === 0 ? 0 : needed);
  const style: CSSProperties = { ...gridColours(token), color: token.colorText, fontSize: token.fontSize };
  return (
    <div ref={frame} className="atrium-grid" style={style} aria-busy={model.records.status === 'loading'}>
      <table aria-label={text('records')} style={{ minWidth: grid.total + actionWidth - grid.actionWidth }}>
        <colgroup>
          {chooses && <col style={{ width: CHOICE_WIDTH }} />}
          {grid.columns.map(({ column, flexible }) => (
            <col key={column.code} {...(flexible ? {} : { style: { width: column.width } })} />
          ))}
          {actionWidth > 0 && <col style={{ width: actionWidth }} />}
        </colgroup>
        <GridHead model={model} columns={columns} chooses={chooses} actions={grid.actionWidth > 0} />
        <ConfigProvider componentSize="small" theme={ROW_BUTTONS}>
          <tbody ref={body}>
            {model.records.rows.map((row) => (
              <GridRow
                key={row.id}
                model={model}
                row={row}
                columns={columns}
                chooses={chooses}
                {...(open ? { open } : {})}
              />
            ))}
          </tbody>
        </ConfigProvider>
      </table>
      {model.records.rows.length === 0 && (
        <div style={{ padding: token.paddingLG }}>
          <ListEmpty model={model} />
        </div>
      )}
    </div>
  );
});
