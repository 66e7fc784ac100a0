import { Pagination } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const SIZES = [10, 20, 50, 100];

export const ListPager = observer(function ListPager({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const { locale, theme } = useRoot();
  const phone = theme.device === 'mobile';
  if (model.records.total === 0) return null;
  const { page, pageSize } = model.question.query;
  return (
    <Pagination
      align="end"
      size={phone ? 'small' : 'default'}
      simple={phone}
      current={page}
      pageSize={pageSize}
      total={model.records.total}
      pageSizeOptions={[...new Set([...SIZES, pageSize])].sort((a, b) => a - b)}
      showSizeChanger={!phone}
      showQuickJumper={!phone && model.records.total > pageSize * 10}
      showTotal={(total) => text('total', { total: locale.count(total) })}
      onChange={(next, size) => {
        model.ask({ page: size === pageSize ? next : 1, pageSize: size });
      }}
    />
  );
});
