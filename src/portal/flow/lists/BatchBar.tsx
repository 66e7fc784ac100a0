import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Decision } from '../../../schemas/wire/flowInstance.ts';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { readFlowCopies } from '../flowCalls.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchRefusals } from './BatchRefusals.tsx';
import type { FlowList } from './FlowList.ts';
import { PrintChosen } from './PrintChosen.tsx';
import { flowListsLocale } from './flowLists.locale.ts';

interface BatchBarProps {
  list: FlowList;
  choosable: (row: FlowRow) => boolean;
}

/** What can be done with the chosen lines, there while some are chosen, and what of those before was refused. */
export const BatchBar = observer(function BatchBar({ list, choosable }: BatchBarProps) {
  const [asked, ask] = useState<Decision>();
  const { rows, refusals } = list.choice;
  return (
    <>
      {(rows.size > 0 || refusals.size > 0) && (
        <div className="at-flow-batch atrium-bar-below">
          {refusals.size > 0 && <BatchRefusals list={list} dismiss={() => list.choice.dismiss()} />}
          {rows.size > 0 && <Tools list={list} choosable={choosable} ask={ask} />}
        </div>
      )}
      {/* What is typed in it stays when what it is about is chosen no more. */}
      {asked && <BatchDialog list={list} action={asked} close={() => ask(undefined)} />}
    </>
  );
});

interface ToolsProps extends BatchBarProps {
  ask: (action: Decision) => void;
}

const Tools = observer(function Tools({ list, choosable, ask }: ToolsProps) {
  const text = useText(flowListsLocale);
  const { size } = list.choice.rows;
  const free = list.rows.filter(choosable);
  return (
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
      ) : list.scope !== 'wait' ? (
        <PrintChosen list={list} />
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
      list.choice.clear();
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
