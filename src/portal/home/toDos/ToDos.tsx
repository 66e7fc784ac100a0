import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRefreshed } from '../../../runtime/render/useRefreshed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { flowCounts } from '../../flow/flowCalls.ts';
import { ToDoCard } from './ToDoCard.tsx';
import { toDosLocale } from './toDos.locale.ts';
import './toDos.css';

/** What waits for the person in flows: what they decide on, what they asked for, what they were told of. */
export const ToDos = observer(function ToDos() {
  const { client, inbox, live } = useRoot();
  const text = useText(toDosLocale);
  const [changes, changed] = useState(0);
  useEffect(() => live.watch('flow-tasks', () => changed((count) => count + 1)), [live]);
  // What becomes of one's own requests is told in messages.
  const news = `${String(changes)} ${String(inbox.changes)}`;
  const load = useCallback(
    (signal: AbortSignal) => {
      void news;
      return flowCounts(client, undefined, signal);
    },
    [client, news],
  );
  const { value: counts } = useRefreshed(load);
  return (
    <section className="at-to-dos" aria-label={text('title')}>
      <ToDoCard scope="wait" news={news} count={counts?.wait} overdue={counts?.waitOverdue} />
      <ToDoCard scope="myNotDone" news={news} count={counts?.apply} />
      <ToDoCard scope="notify" news={news} count={counts?.notify} />
    </section>
  );
});
