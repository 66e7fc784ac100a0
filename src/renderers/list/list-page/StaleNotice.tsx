import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/** Says that the records were asked for again in vain: those that stand below are from before. */
export default observer(function StaleNotice({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={text('stale')}
      description={model.records.error}
      action={
        <Button size="small" onClick={() => model.refresh()}>
          {text('retry')}
        </Button>
      }
    />
  );
});
