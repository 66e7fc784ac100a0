import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowColumn } from '../../../schemas/flow/listColumns.ts';
import type { FlowOrder } from '../../../schemas/flow/listOrder.ts';
import type { ListColumn } from './columns.ts';
import type { FlowList } from './FlowList.ts';
import { offeredSorts } from './flowQuestion.ts';

/** What a list is sorted by where people ask for the order of a column. */
const SORTED_BY: Partial<Record<FlowColumn, FlowOrder['by']>> = {
  openedAt: 'createdAt',
  submittedAt: 'createdAt',
  dueAt: 'dueAt',
  endedAt: 'endedAt',
};

/** The latest first, then the earliest, then as the list is by itself. */
function nextOrder(by: FlowOrder['by'], sort: FlowOrder | undefined): FlowOrder | undefined {
  if (sort?.by !== by) return { by, order: 'desc' };
  return sort.order === 'desc' ? { by, order: 'asc' } : undefined;
}

/** The heading of a column; that of a time sorts the list. */
export const HeadCell = observer(function HeadCell({
  list,
  column: { code, own, title },
}: {
  list: FlowList;
  column: ListColumn;
}) {
  const { locale } = useRoot();
  const by = own && SORTED_BY[own];
  const { sort } = list.question;
  if (by === undefined || !offeredSorts(list.scope).includes(by))
    return (
      <th scope="col" data-column={code}>
        {locale.localise(title)}
      </th>
    );
  const held = sort?.by === by ? sort.order : undefined;
  return (
    <th
      scope="col"
      data-column={code}
      {...(held && { 'aria-sort': held === 'asc' ? ('ascending' as const) : ('descending' as const) })}
    >
      <button
        type="button"
        className="at-plain at-flow-sorts"
        onClick={() => list.ask({ sort: nextOrder(by, sort) })}
      >
        {locale.localise(title)}
        <span data-sorted={held} aria-hidden>
          <CaretUpOutlined />
          <CaretDownOutlined />
        </span>
      </button>
    </th>
  );
});
