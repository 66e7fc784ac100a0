import { useText } from '../../../runtime/locale/useText.ts';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import { treeTableLocale } from './TreeTable.locale.ts';

interface TreeHeadProps {
  columns: readonly { code: string; title: string; end: boolean; sortable: boolean }[];
  sort: Sort | undefined;
  ask: (sort: Sort | undefined) => void;
  actions: boolean;
}

/** The headings: a sortable one asks upwards, downwards, and not at all. */
export function TreeHead({ columns, sort, ask, actions }: TreeHeadProps) {
  const text = useText(treeTableLocale);
  return (
    <thead>
      <tr>
        {columns.map(({ code, title, end, sortable }) => {
          const order = sort?.field === code ? sort.order : undefined;
          const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined;
          const sorted = order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={code}
              scope="col"
              style={{ textAlign: end ? 'end' : 'start' }}
              {...(sortable ? { 'aria-sort': sorted } : {})}
            >
              {sortable ? (
                <button
                  type="button"
                  title={text(next ?? 'unsorted', { name: title })}
                  onClick={() => ask(next && { field: code, order: next })}
                >
                  {title} <Mark order={order} />
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
        {actions && <th scope="col">{text('actions')}</th>}
      </tr>
    </thead>
  );
}

function Mark({ order }: { order: Sort['order'] | undefined }) {
  const seen = (of: Sort['order']): number => (order === undefined ? 0.35 : order === of ? 1 : 0);
  return (
    <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden fill="currentColor">
      <path d="M4 0 8 5H0z" opacity={seen('asc')} />
      <path d="M4 12 0 7h8z" opacity={seen('desc')} />
    </svg>
  );
}
