import { RightOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useId } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRefreshed } from '../../../runtime/render/useRefreshed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { flowListAddress } from '../../../runtime/flow/flowAddress.ts';
import type { Condition, RuleSet } from '../../../schemas/condition.ts';
import { flowScopeTitles } from '../../../schemas/flow/listColumns.ts';
import { listFlowRows } from '../../flow/flowCalls.ts';
import { partsLocale } from '../../parts/parts.locale.ts';
import { ToDoRow } from './ToDoRow.tsx';
import { toDosLocale } from './toDos.locale.ts';

export type ToDoScope = 'wait' | 'myNotDone' | 'notify';

/** The list of all of each, by whose name it goes, the words where there is nothing, and what of it is shown. */
const CARDS = {
  wait: { all: 'wait', empty: 'emptyWait', where: undefined },
  // What was withdrawn is under way no more.
  myNotDone: {
    all: 'apply',
    empty: 'emptyMyNotDone',
    where: only('state', ['running', 'returned', 'suspended']),
  },
  // Copies that were read are found in their list.
  notify: { all: 'notify', empty: 'emptyNotify', where: only('unread') },
} as const;

/** Lines in which a column is true, or one of some texts. */
function only(column: string, texts?: readonly string[]): RuleSet {
  const condition: Condition =
    texts === undefined
      ? { bindKey: column, type: 'bool', judgeType: 'true' }
      : { bindKey: column, type: 'text', judgeType: 'inArray', value: [...texts] };
  return { testRule: 'every', conditionList: [condition] };
}

const MOST = 4;
/** Numbers above it are told as that many and more. */
const MOST_COUNTED = 999;

interface ToDoCardProps {
  scope: ToDoScope;
  /** Another text once there is something new. */
  news: string;
  /** Undefined until it is known. */
  count: number | undefined;
  overdue?: number | undefined;
}

/** How much there is of one scope, the first few of it, and the way to all. */
export const ToDoCard = observer(function ToDoCard({ scope, news, count, overdue = 0 }: ToDoCardProps) {
  const { client, locale } = useRoot();
  const text = useText(toDosLocale);
  const { all, empty, where } = CARDS[scope];
  const title = locale.localise(flowScopeTitles[all]);
  const parts = useText(partsLocale);
  const id = useId();
  const load = useCallback(
    (signal: AbortSignal) => {
      void news;
      return listFlowRows(client, { scope, limit: MOST, summary: false, ...(where && { where }) }, signal);
    },
    [client, scope, where, news],
  );
  const { value, failure, retry } = useRefreshed(load);
  const shown = count !== undefined && count > MOST_COUNTED ? `${String(MOST_COUNTED)}+` : count;
  return (
    <section className="at-to-do" aria-labelledby={id}>
      <header>
        <h2 id={id} aria-label={count === undefined ? title : text('count', { title, count: shown ?? 0 })}>
          {title}
          {count !== undefined && <span className="at-to-do-count">{shown}</span>}
        </h2>
        {overdue > 0 && <Tag color="red">{text('overdueCount', { count: overdue })}</Tag>}
        <Link to={flowListAddress(all)} aria-label={text('all', { title })} title={text('all', { title })}>
          <RightOutlined aria-hidden />
        </Link>
      </header>
      {value === undefined && failure === undefined && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      )}
      {value === undefined && failure !== undefined && (
        <p className="at-to-do-empty" role="alert">
          {text('failed')}
          <small>{messageOf(failure)}</small>
          <Button size="small" onClick={retry}>
            {parts('retry')}
          </Button>
        </p>
      )}
      {value?.list.length === 0 && <p className="at-to-do-empty">{text(empty)}</p>}
      {value !== undefined && value.list.length > 0 && (
        <ul>
          {value.list.map((row) => (
            <ToDoRow key={row.id} row={row} scope={scope} />
          ))}
        </ul>
      )}
    </section>
  );
});
