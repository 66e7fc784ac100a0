import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { flowScopeTitles } from '../../../schemas/flow/listColumns.ts';
import type { FlowCounts, FlowScope } from '../../../schemas/wire/flowLists.ts';
import { flowCounts } from '../flowCalls.ts';
import { flowListAddress } from '../../../runtime/flow/flowAddress.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { FLOW_TASKS } from './useFlowList.ts';

const SCOPES: readonly FlowScope[] = ['wait', 'done', 'notify', 'apply', 'manage'];
/** More than this the server does not count. */
const MOST = 999;

/** px that stay in sight of the list before the one that is open. */
const EDGE = 48;

/** What of a list is worth a number: what waits, what is unread, what is under way. */
const COUNTED: Partial<Record<FlowScope, keyof FlowCounts>> = {
  wait: 'wait',
  notify: 'notify',
  apply: 'apply',
  manage: 'manage',
};

/** The lists beside the one that is open, with how much is in them. */
export const ScopeNav = observer(function ScopeNav({ list }: { list: FlowList }) {
  const { client, live, locale } = useRoot();
  const text = useText(flowListsLocale);
  const { flow, scope } = list;
  const [counts, count] = useState<FlowCounts>();
  useEffect(() => {
    const stop = new AbortController();
    const ask = (): void => {
      flowCounts(client, flow, stop.signal).then(
        (counted) => {
          if (!stop.signal.aborted) count(counted);
        },
        () => {
          // Without the numbers, or with those of before, the lists are there all the same.
        },
      );
    };
    ask();
    const end = live.watch(FLOW_TASKS, ask);
    return () => {
      stop.abort();
      end();
    };
  }, [client, live, flow]);
  const nav = useRef<HTMLElement>(null);
  const isManager = (counts?.manage ?? 0) > 0;
  // On a phone there is room for a few of them.
  useEffect(() => {
    const { current } = nav;
    const open = current?.querySelector<HTMLElement>('[aria-current]');
    if (current && open) current.scrollLeft = open.offsetLeft - current.offsetLeft - EDGE;
  }, [scope, isManager]);
  const shown = SCOPES.filter((each) => each !== 'manage' || scope === 'manage' || isManager);
  const lists = shown.includes(scope) ? shown : [...shown, scope];
  return (
    <nav ref={nav} className="at-flow-nav" aria-label={text('lists')}>
      {lists.map((each) => {
        const counted = COUNTED[each];
        const count = (counted && counts?.[counted]) ?? 0;
        return (
          <Link
            key={each}
            to={flowListAddress(each, flow)}
            {...(each === scope ? { 'aria-current': 'page' as const } : {})}
          >
            {locale.localise(flowScopeTitles[each])}
            {count > 0 && (
              <span className={each === 'wait' ? 'at-flow-count at-flow-count-loud' : 'at-flow-count'}>
                {count > MOST ? `${String(MOST)}+` : count}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
});
