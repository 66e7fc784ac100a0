import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Decision } from '../../../schemas/wire/flowInstance.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { readFlowCopies } from '../flowCalls.ts';
import { BatchDialog } from './BatchDialog.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** What can be done with the chosen lines, and why some could not be handled; there while some are chosen. */
export const BatchBar = observer(function BatchBar({
  list,
  choosable,
}: {
  list: FlowList;
  choosable: (row: FlowRow) => boolean;
}) {
  const text = useText(flowListsLocale);
  const [asked, ask] = useState<Decision>();
  const { size } = list.choice.rows;
  if (size === 0) return null;
  const free = list.rows.filter(choosable);
  const refused = list.rows.flatMap(({ id, title }) => {
    const reason = list.choice.refusals.get(id);
    return reason === undefined ? [] : { id, title, reason };
  });
  return (
    <div className="at-flow-batch atrium-bar-below">
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('notDone', { n: refused.length })}
          description={
            <ul className="at-flow-reasons">
              {refused.map(({ id, title, reason }) => (
                <li key={id}>{text('refused', { title, reason })}</li>
              ))}
            </ul>
          }
        />
      )}
      <div className="at-flow-batch-tools">
        <span role="status">{text('chosen', { n: size })}</span>
        {size < free.length && (
          <Button type="link" size="small" onClick={() => list.choice.choose(free, true)}>
            {text('chooseAll')}
          </Button>
        )}
        <Button
          type="link"
          size="small"
          onClick={() => list.choice.choose([...list.choice.rows.values()], false)}
        >
          {text('clear')}
        </Button>
        <span className="at-flow-space" />
        {list.scope === 'notify' ? (
          <MarkRead list={list} />
        ) : (
          <>
            <Button danger onClick={() => ask('reject')}>
              {text('reject')}
            </Button>
            <Button type="primary" onClick={() => ask('agree')}>
              {text('agree')}
            </Button>
          </>
        )}
      </div>
      {asked && <BatchDialog list={list} action={asked} close={() => ask(undefined)} />}
    </div>
  );
});

/** Notes the chosen copies as read. */
const MarkRead = observer(function MarkRead({ list }: { list: FlowList }) {
  const { client, ui } = useRoot();
  const text = useText(flowListsLocale);
  const [busy, setBusy] = useState(false);
  const mark = async (): Promise<void> => {
    setBusy(true);
    try {
      const ids = [...list.choice.rows.keys()];
      for (let start = 0; start < ids.length; start += 100)
        await readFlowCopies(client, ids.slice(start, start + 100));
      ui.message('success', text('markedRead'));
      list.choice.tellOutcome(new Map());
      await list.refresh();
    } catch (error) {
      ui.message('error', messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Button type="primary" loading={busy} onClick={() => void mark()}>
      {text('markRead')}
    </Button>
  );
});
