import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { NonBlocking } from '../../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { usePart } from '../../../runtime/render/PartContext.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import type { GridCellColumn } from './GridRow.tsx';
import type { Gap } from './gridColumns.ts';
import { fixedClass, fixedStyle } from './gridPlace.ts';
import { SORTS } from './query.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const ColumnSizer = lazyPart(async () => (await import('./ColumnSizer.tsx')).default);

/** The headings: a sortable one is a button that asks upwards, downwards, and not at all. */
export const GridHead = observer(function GridHead({
  model,
  columns,
  chooses,
  actions,
}: {
  model: ListModel;
  columns: readonly (GridCellColumn | Gap)[];
  chooses: boolean;
  actions: boolean;
}) {
  const text = useText(listPageLocale);
  const { part } = usePart();
  const { sort } = model.question.query;
  return (
    <thead>
      <tr>
        {chooses && (
          <th scope="col" className="fixed center" style={{ left: 0 }}>
            <ChoosePage model={model} />
          </th>
        )}
        {columns.map((column) => {
          if ('gap' in column) return <td key={column.key} className={column.key} colSpan={column.gap} />;
          const { placed, title } = column;
          const { code, source, field } = placed.column;
          const order = sort.find(({ field }) => field === code)?.order;
          const place = sort.findIndex(({ field }) => field === code) + 1;
          return (
            <th
              key={code}
              scope="col"
              title={title}
              aria-label={title}
              className={`${fixedClass(placed)} ${field.meta.align ?? ''}`}
              style={fixedStyle(placed)}
              {...part('column', code)}
              {...(source.sortable === true ? { 'aria-sort': ariaSort(order) } : {})}
            >
              {source.sortable === true ? (
                <button
                  type="button"
                  className="sort"
                  title={text('sortHint')}
                  onClick={({ shiftKey }) => {
                    const next = nextSort(code, order);
                    model.ask({
                      sort: (shiftKey ? joinSort(sort, code, next) : next) ?? model.document.sort ?? [],
                    });
                  }}
                >
                  <span>{title}</span>
                  <SortMark code={code} />
                  {sort.length > 1 && place > 0 && <span className="place" data-place={place} />}
                </button>
              ) : (
                <span>{title}</span>
              )}
              <NonBlocking>
                <ColumnSizer columns={model.columns} placed={placed} title={title} />
              </NonBlocking>
            </th>
          );
        })}
        {actions && (
          <th scope="col" className="fixed edge-right" style={{ right: 0 }}>
            {text('actions')}
          </th>
        )}
      </tr>
    </thead>
  );
});

const ariaSort = (order: Sort['order'] | undefined): 'ascending' | 'descending' | 'none' =>
  order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending';

/** Upwards first, then downwards, then not by this column any more. */
export const nextSort = (field: string, order: Sort['order'] | undefined): Sort[] | undefined => {
  if (order === undefined) return [{ field, order: 'asc' }];
  return order === 'asc' ? [{ field, order: 'desc' }] : undefined;
};

/** The same sorts with another one for a field: where it stood, or as the last; undefined for no sort at all. */
export function joinSort(
  sort: readonly Sort[],
  code: string,
  next: readonly Sort[] | undefined,
): Sort[] | undefined {
  const own = next ?? [];
  const joined = sort.some(({ field }) => field === code)
    ? sort.flatMap((one) => (one.field === code ? own : [one]))
    : [...sort, ...own];
  return joined.length === 0 ? undefined : joined.slice(0, SORTS);
}

function SortMark({ code }: { code: string }) {
  const { part } = usePart();
  return (
    <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden {...part('sort', code)}>
      <path className="up" d="M4 0 8 5H0z" />
      <path className="down" d="M4 12 0 7h8z" />
    </svg>
  );
}

const ChoosePage = observer(function ChoosePage({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const box = useRef<HTMLInputElement>(null);
  const count = model.records.rows.filter(({ id }) => model.chosen.has(id)).length;
  const all = count > 0 && count === model.records.rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={text('selectPage')}
      checked={all}
      disabled={model.records.rows.length === 0}
      onChange={(event) => {
        model.choose(model.records.rows, event.target.checked);
      }}
    />
  );
});
