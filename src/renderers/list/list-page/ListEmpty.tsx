import { Button, Empty } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/** What stands in place of records: why there are none, and the way out. */
export const ListEmpty = observer(function ListEmpty({ model }: { model: ListModel }) {
  const { locale, platform } = useRoot();
  const text = useText(listPageLocale);
  const { Failure, Loading } = platform.chrome;
  if (model.records.status === 'failed') {
    return (
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <Failure
          title={text('failed')}
          description={model.records.error}
          {...(model.records.refused ? {} : { retry: () => model.refresh() })}
        />
        {model.question.narrowed && <Button onClick={() => model.widen()}>{text('clearFilters')}</Button>}
      </div>
    );
  }
  if (model.records.status === 'loading') return <Loading shape="page" />;
  const { emptyText } = model.document;
  const said = emptyText === undefined ? text('noMatch') : locale.localise(emptyText);
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={model.question.narrowed || emptyText !== undefined ? said : text('empty')}
    >
      {model.question.narrowed && <Button onClick={() => model.widen()}>{text('clearFilters')}</Button>}
    </Empty>
  );
});
