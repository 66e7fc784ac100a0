import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/** The end of a list that people go on in: how many records are here of how many, and the button that brings the next. */
export default observer(function ListMore({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const { rows, total, ended, going, goingError } = model.records;
  if (rows.length === 0) return null;
  const said = ended
    ? text('total', { total: locale.count(rows.length) })
    : text('hereOf', { count: locale.count(rows.length), total: locale.count(Math.max(total, rows.length)) });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: token.marginXS }}>
      {going === 'failed' && (
        <span role="alert" style={{ color: token.colorErrorText }}>
          {messageOf(goingError)}
        </span>
      )}
      {!ended && (
        <Button
          className="atrium-screen-only"
          loading={going === 'loading'}
          disabled={model.records.status === 'loading'}
          onClick={() => {
            model.goOn();
          }}
        >
          {text(going === 'failed' ? 'retry' : 'goOn')}
        </Button>
      )}
      <span role="status" style={{ color: token.colorTextSecondary }}>
        {said}
      </span>
    </div>
  );
});
