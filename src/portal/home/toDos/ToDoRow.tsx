import { Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { currentNames } from '../../../schemas/flow/personNames.ts';
import { listed } from '../../../schemas/text.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { StandInTag } from '../../flow/shared/StandInTag.tsx';
import { InstanceStateTag } from '../../flow/shared/StateTag.tsx';
import type { ToDoScope } from './ToDoCard.tsx';
import { toDosLocale } from './toDos.locale.ts';

/** One task or request: what it is about, whose it is or who has it, and since when. */
export const ToDoRow = observer(function ToDoRow({ row, scope }: { row: FlowRow; scope: ToDoScope }) {
  const { locale } = useRoot();
  const text = useText(toDosLocale);
  const { instance, task, title, flowTitle, initiator, current, currentMore, state, overdue } = row;
  const names = listed(currentNames(current, locale.locale), locale.locale);
  const holders =
    names === ''
      ? []
      : [
          currentMore > 0
            ? text('withMore', { names, count: current.length + currentMore })
            : text('with', { names }),
        ];
  const who = scope === 'myNotDone' ? holders : [text('by', { name: initiator.label })];
  const since = row.openedAt ?? row.submittedAt ?? row.createdAt;
  return (
    <li>
      <Link to={flowDetailAddress(instance, task ?? undefined)}>
        <span className="at-to-do-title">
          <span>{title}</span>
          <StandInTag task={row} short />
          {overdue && <Tag color="red">{text('overdue')}</Tag>}
          {(state === 'returned' || state === 'suspended') && <InstanceStateTag state={state} />}
        </span>
        <span className="at-to-do-quiet">
          <span>{[locale.localise(flowTitle), ...who].join(' · ')}</span>
          <time dateTime={since}>{locale.dateTime(since)}</time>
        </span>
      </Link>
    </li>
  );
});
