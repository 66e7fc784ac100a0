import { CloseOutlined } from '@ant-design/icons';
import { Alert, Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/** Says that what was just added is out of sight, and offers the way to it. */
export default observer(function LeftOutNotice({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const { token } = theme.useToken();
  return (
    <Alert
      type="info"
      showIcon
      closable={{ closeIcon: <CloseOutlined aria-hidden />, 'aria-label': text('dismiss') }}
      role="status"
      // Beside the text where there is room, below it on a phone.
      message={
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: token.marginSM,
          }}
        >
          <span>{text('leftOut')}</span>
          <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => model.showAdded()}>
            {text('showAdded')}
          </Button>
        </div>
      }
      onClose={() => model.forgetAdded()}
    />
  );
});
