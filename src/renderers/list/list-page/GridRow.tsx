import { observer } from 'mobx-react-lite';
import { useContext, type ReactNode } from 'react';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { usePart } from '../../../runtime/render/PartContext.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { Gap, PlacedColumn } from './gridColumns.ts';
import { rowColours } from './gridColours.ts';
import { fixedClass, fixedStyle } from './gridPlace.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { CellEdit } from './CellEdit.tsx';
import { RecordCell } from './RecordCell.tsx';
import { RowActions } from './RowActions.tsx';
import { RowFlowsContext } from './useRowFlows.ts';

const RowFlowTag = lazyPart(async () => (await import('./RowFlowTag.tsx')).default);

export interface GridCellColumn {
  placed: PlacedColumn;
  title: string;
  cell: (row: ModuleRecord) => Cell;
  editable: boolean;
}

/** One record: its cells are plain text or tags. */
export const GridRow = observer(function GridRow({
  model,
  row,
  position,
  columns,
  chooses,
  actions,
  few,
  head,
  open,
}: {
  model: ListModel;
  row: ModuleRecord;
  /** Counted from 1, the headings being the first row. */
  position: number;
  columns: readonly (GridCellColumn | Gap)[];
  chooses: boolean;
  actions: boolean;
  /** There is room for one button. */
  few: boolean;
  /** The column beside whose words it stands that a record is under approval. */
  head: string | undefined;
  open?: (row: ModuleRecord) => void;
}) {
  const text = useText(listPageLocale);
  const { locale } = useRoot();
  const { scope } = usePlace();
  const { belongs } = usePart();
  const flow = useContext(RowFlowsContext).get(row.id);
  const chosen = model.chosen.has(row.id);
  const mark = model.compiled.toneOf(row, scope);
  const classes = [model.records.fresh.has(row.id) && 'fresh', mark && 'toned'].filter(Boolean);
  return (
    <tr
      aria-rowindex={position}
      {...(chooses ? { 'aria-selected': chosen } : {})}
      {...(mark ? { 'aria-description': locale.localise(mark.title) } : {})}
      className={classes.join(' ') || undefined}
      {...(mark ? { style: rowColours(mark.tone) } : {})}
    >
      {chooses && (
        <td className="fixed center" style={{ left: 0 }}>
          <input
            type="checkbox"
            aria-label={text('selectRow')}
            checked={chosen}
            onChange={(event) => {
              model.choose([row], event.target.checked);
            }}
          />
        </td>
      )}
      {columns.map((column) => {
        if ('gap' in column) return <td key={column.key} className={column.key} colSpan={column.gap} />;
        const { placed, cell } = column;
        const { code, source, field } = placed.column;
        const view = cell(row);
        return (
          <td
            key={code}
            title={view.text}
            className={`${fixedClass(placed)} ${field.meta.align ?? ''} ${view.tags ? 'tags' : ''} ${column.editable ? 'editable' : ''}`}
            style={fixedStyle(placed)}
            {...belongs('column', code)}
          >
            <Flowing flow={code === head ? flow : undefined}>
              {open && source.opens === true && view.text !== '' ? (
                <button
                  type="button"
                  className="open"
                  aria-label={text('open', { name: view.text })}
                  onClick={() => open(row)}
                >
                  {view.text}
                </button>
              ) : (
                <RecordCell cell={view} />
              )}
            </Flowing>
            {column.editable && <CellEdit model={model} row={row} code={code} title={column.title} />}
          </td>
        );
      })}
      {actions && (
        <td className="fixed edge-right actions" style={{ right: 0 }}>
          <RowActions model={model} row={row} few={few} />
        </td>
      )}
    </tr>
  );
});

/** The words of a cell, with the flow that lives on the record beside them. */
function Flowing({ flow, children }: { flow: FlowOfRecord | undefined; children: ReactNode }) {
  if (!flow) return children;
  return (
    <span className="flowing">
      <span>{children}</span>
      <NonBlocking>
        <RowFlowTag flow={flow} />
      </NonBlocking>
    </span>
  );
}
