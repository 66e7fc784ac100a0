import { BellOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { flowRowAddress } from '../../../runtime/flow/flowAddress.ts';
import { StandInTag } from '../shared/StandInTag.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** The title of a line, which opens it, with its marks: unread, urged, why it was not handled with others. */
export const RowTitle = observer(function RowTitle({ list, row }: { list: FlowList; row: FlowRow }) {
  const text = useText(flowListsLocale);
  const refusal = list.choice.refusals.get(row.id)?.reason;
  const { scope, flow } = list;
  return (
    <span className="at-flow-title">
      {row.unread && <span className="at-flow-dot" role="img" aria-label={text('isUnread')} />}
      <Link
        to={flowRowAddress(row, { scope, flow })}
        title={row.title}
        className={row.unread ? 'at-flow-unread' : undefined}
        onClick={() => list.beginWalk()}
      >
        {row.title}
      </Link>
      {row.urged > 0 && (
        <span className="at-flow-urged" title={text('urgedTimes', { n: row.urged })}>
          <BellOutlined aria-hidden /> {text('urged')}
        </span>
      )}
      <StandInTag task={row} />
      {refusal !== undefined && (
        <span role="alert" className="at-flow-refusal" title={refusal}>
          {refusal}
        </span>
      )}
    </span>
  );
});
