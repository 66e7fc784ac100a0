import { observer } from 'mobx-react-lite';
import { useRef, type RefObject } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Gap, GridColumns } from './gridColumns.ts';
import { GridCols } from './GridCols.tsx';
import { fixedClass, fixedStyle } from './gridPlace.ts';
import type { GridCellColumn } from './GridRow.tsx';
import type { ListModel } from './ListModel.ts';
import { summaryLocale } from './summary.locale.ts';
import { summaryText } from './summaryText.ts';
import { useSummary } from './useSummary.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import { useScrollTogether } from './useScrollTogether.ts';
import './summaryRow.css';

interface SummaryRowProps {
  model: ListModel;
  /** What scrolls the records sideways. */
  frame: RefObject<HTMLDivElement | null>;
  grid: GridColumns;
  columns: readonly (GridCellColumn | Gap)[];
  chooses: boolean;
}

/**
 * What the columns come to, below the records. A table of its own in the same columns: a row that stays at the bottom of
 * the window cannot be inside what scrolls sideways. It has the scroll bar of both, which so is always at hand.
 */
export default observer(function SummaryRow({ model, frame, grid, columns, chooses }: SummaryRowProps) {
  const root = useRoot();
  const text = useText(summaryLocale);
  const { page, scope } = usePlace();
  const summary = useSummary(model);
  const own = useRef<HTMLDivElement>(null);
  useScrollEdges(own, grid.asked);
  useScrollTogether(frame, own);
  const label = columns.find(
    (column) => !('gap' in column) && column.placed.column.source.summary === undefined,
  );
  const total = root.locale.count(model.records.total);
  return (
    <div ref={own} className="atrium-grid atrium-summary" aria-busy={summary.status === 'loading'}>
      <table aria-label={text('label')} style={{ minWidth: grid.total }}>
        <GridCols grid={grid} chooses={chooses} />
        <tbody>
          <tr>
            {chooses && <td className="fixed" style={{ left: 0 }} />}
            {columns.map((column) => {
              if ('gap' in column) return <td key={column.key} className={column.key} colSpan={column.gap} />;
              const { placed, title } = column;
              const { code, source, field } = placed.column;
              const place = {
                className: `${fixedClass(placed)} ${field.meta.align ?? ''}`,
                style: fixedStyle(placed),
              };
              if (column === label)
                return (
                  <th key={code} scope="row" {...place}>
                    {summary.status === 'failed' ? (
                      <span role="alert" title={summary.error}>
                        {text('failed')}{' '}
                        <button type="button" className="open" onClick={() => summary.retry()}>
                          {text('retry')}
                        </button>
                      </span>
                    ) : (
                      text('all', { total })
                    )}
                  </th>
                );
              if (source.summary === undefined) return <td key={code} {...place} />;
              const measure = text(source.summary);
              const ready = summary.status === 'ready';
              const value = ready
                ? summaryText(placed.column, summary.values[code], { root, page, scope })
                : text(summary.status === 'failed' ? 'failed' : 'loading');
              return (
                <td
                  key={code}
                  {...place}
                  title={value}
                  aria-label={text('cell', { name: title, measure, value })}
                >
                  <small>{measure}</small>
                  <span>{ready ? value : summary.status === 'failed' ? '–' : '…'}</span>
                </td>
              );
            })}
            {grid.actionWidth > 0 && <td className="fixed edge-right" style={{ right: 0 }} />}
          </tr>
        </tbody>
      </table>
    </div>
  );
});
