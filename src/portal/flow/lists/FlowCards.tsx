import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowRow, FlowScope } from '../../../schemas/wire/flowLists.ts';
import { FlowIcon } from '../shared/FlowIcon.tsx';
import { FlowTime } from '../shared/FlowTime.tsx';
import { PersonNames } from '../shared/PersonNames.tsx';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import { SummaryText } from './FlowCell.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { RowTitle } from './RowTitle.tsx';

interface FlowCardsProps {
  list: FlowList;
  /** Whether a line can be chosen. */
  choosable: (row: FlowRow) => boolean;
  actions?: ((row: FlowRow) => ReactNode) | undefined;
}

/** Lists of what the reader has started need not say who did. */
const OF_OTHERS: ReadonlySet<FlowScope> = new Set(['wait', 'done', 'notify', 'manage']);

/** The lines of a list on a phone: one card each. */
export const FlowCards = observer(function FlowCards({ list, choosable, actions }: FlowCardsProps) {
  const text = useText(flowListsLocale);
  return (
    <ul className="at-flow-cards">
      {list.rows.map((row) => (
        <li key={row.id}>
          <FlowIcon flow={row.flow} icon={row.icon} />
          <div className="at-flow-list-card">
            <div className="at-flow-list-card-head">
              <RowTitle list={list} row={row} />
              <InstanceStateTag state={row.state} />
            </div>
            {row.summary.length > 0 && (
              <p>
                <SummaryText row={row} />
              </p>
            )}
            <CardFacts list={list} row={row} />
            {actions && <div className="at-flow-list-card-tools">{actions(row)}</div>}
          </div>
          {choosable(row) && (
            <Checkbox
              aria-label={text('choose', { title: row.title })}
              checked={list.choice.rows.has(row.id)}
              onChange={({ target }) => list.choice.choose([row], target.checked)}
            />
          )}
        </li>
      ))}
    </ul>
  );
});

const CardFacts = observer(function CardFacts({ list, row }: { list: FlowList; row: FlowRow }) {
  const { locale } = useRoot();
  const text = useText(flowListsLocale);
  const ofOthers = OF_OTHERS.has(list.scope);
  const at = ofOthers && list.scope !== 'manage' ? (row.endedAt ?? row.openedAt) : row.submittedAt;
  return (
    <p className="at-flow-list-card-facts">
      {row.number !== null && <span>{row.number}</span>}
      {ofOthers && (
        <span>
          {row.initiator.label}
          {row.department && ` · ${row.department.label}`}
        </span>
      )}
      {row.nodeTitle !== null && <span>{locale.localise(row.nodeTitle)}</span>}
      {list.scope !== 'wait' && row.current.length > 0 && (
        <span>
          {text('with')} <PersonNames people={row.current} more={row.currentMore} />
        </span>
      )}
      <FlowTime at={at ?? row.createdAt} />
      {row.dueAt !== null && (
        <span>
          {text('due')} <FlowTime at={row.dueAt} overdue={row.overdue} />
        </span>
      )}
    </p>
  );
});
