import { SortAscendingOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Sort } from '../../../schemas/documents/mgrList.ts';
import { columnTitle } from './columnTitle.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const ORDERS = ['asc', 'desc'] as const;
const keyOf = ({ field, order }: Sort): string => `${field} ${order}`;

/** Cards have no headings to sort by: a menu of what the headings offer. */
export default observer(function SortMenu({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const { locale } = useRoot();
  const sorts = model.columns.all
    .filter(({ source }) => source.sortable === true)
    .flatMap((column) =>
      ORDERS.map((order) => ({
        sort: { field: column.code, order },
        label: text(order, { name: columnTitle(column, locale.locale) }),
      })),
    );
  const [sorted] = model.question.query.sort;
  if (sorts.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: sorted ? [keyOf(sorted)] : [],
        items: sorts.map(({ sort, label }) => ({ key: keyOf(sort), label })),
        onClick: ({ key }) => {
          const chosen = sorts.find(({ sort }) => keyOf(sort) === key);
          if (chosen) model.ask({ sort: [chosen.sort] });
        },
        style: { maxHeight: 360, overflowY: 'auto' },
      }}
    >
      <Button type="text" aria-label={text('sort')} icon={<SortAscendingOutlined />} />
    </Dropdown>
  );
});
