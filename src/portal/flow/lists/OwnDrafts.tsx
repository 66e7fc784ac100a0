import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';
import { listFlowRows, removeFlowDraft } from '../flowCalls.ts';
import { FlowIcon } from '../shared/FlowIcon.tsx';
import { flowApplyAddress } from '../../../runtime/flow/flowAddress.ts';
import { FlowTime } from '../shared/FlowTime.tsx';
import { InstanceStateTag } from '../shared/StateTag.tsx';
import { NOTHING_ASKED, whereOf } from './flowQuestion.ts';
import { flowStartLocale } from './flowStart.locale.ts';

/** Drafts that are shown at most. */
const MOST = 50;
const asked = {
  scope: 'apply',
  where: whereOf({ ...NOTHING_ASKED, states: ['draft', 'withdrawn'] }),
  limit: MOST,
} as const;

/** What the person has begun, or taken back, and may submit or remove. Nothing where there is nothing of it. */
export const OwnDrafts = observer(function OwnDrafts() {
  const { client, platform, ui } = useRoot();
  const text = useText(flowStartLocale);
  const load = useCallback((signal: AbortSignal) => listFlowRows(client, asked, signal), [client]);
  const { loaded, retry } = useLoaded(load);
  const { Failure } = platform.chrome;
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed')
    return (
      <Failure inline title={text('draftsFailed')} description={messageOf(loaded.error)} retry={retry} />
    );
  if (loaded.value.list.length === 0) return null;
  const remove = async ({ instance, revision, title }: FlowRow): Promise<void> => {
    const question = { title: text('removeAsk', { title }), danger: true, okText: text('remove') };
    if (!(await ui.confirm(question))) return;
    try {
      await removeFlowDraft(client, { instanceId: instance, revision });
      ui.message('success', text('removed'));
    } catch (error) {
      ui.message('error', messageOf(error));
    }
    retry();
  };
  return (
    <section className="at-flow-drafts" aria-label={text('drafts')}>
      <h2>{text('drafts')}</h2>
      <ul>
        {loaded.value.list.map((row) => (
          <li key={row.id}>
            <FlowIcon flow={row.flow} icon={row.icon} />
            <span className="at-flow-draft">
              <Link to={flowApplyAddress(row.flow, { instance: row.instance })}>{row.title}</Link>
              <small>
                <InstanceStateTag state={row.state} /> <FlowTime at={row.createdAt} />
              </small>
            </span>
            <Button
              type="text"
              danger
              aria-label={text('removeOne', { title: row.title })}
              onClick={() => void remove(row)}
            >
              {text('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});
