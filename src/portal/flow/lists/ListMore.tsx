import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** The end of a list: how many lines are there, and the button that brings the next. */
export const ListMore = observer(function ListMore({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const { more, going, rows } = list;
  return (
    <div className="at-flow-more">
      {going === 'failed' && <span role="alert">{messageOf(list.goingError)}</span>}
      {more && (
        <Button loading={going === 'loading'} onClick={() => void list.goOn()}>
          {text(going === 'failed' ? 'retry' : 'more')}
        </Button>
      )}
      <span role="status">{text(more ? 'here' : 'all', { n: rows.length })}</span>
    </div>
  );
});
