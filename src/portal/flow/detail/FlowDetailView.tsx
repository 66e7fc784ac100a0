import { Button, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { showWrong } from '../../../runtime/form/showWrong.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDetail, FlowPreview } from '../../../schemas/wire/flowDetail.ts';
import type { FlowNeighbours } from '../useFlowNeighbours.ts';
import { ActionBar } from './ActionBar.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { flowApplyAddress, flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowDetailLocale } from './flowDetail.locale.ts';
import { FlowFormView } from './FlowFormView.tsx';
import { FlowHeader } from './FlowHeader.tsx';
import { nodeTitles } from './nodeTitles.ts';
import { PathView } from './PathView.tsx';
import { StandInNote } from './StandInNote.tsx';
import { SubFlows } from './SubFlows.tsx';
import { SuspendedNote } from './SuspendedNote.tsx';
import { Timeline } from './Timeline.tsx';
import { useFlowActions } from './useFlowActions.ts';
import { useFlowForm } from '../../../runtime/form/useFlowForm.ts';
import { useFlowPreview } from './useFlowPreview.ts';
import { WhyReturned } from './WhyReturned.tsx';

type Tab = 'form' | 'path' | 'record';

/** An instance: its header, form, path and timeline, and the bar with what may be done. On phones one of them at a time. */
export const FlowDetailView = observer(function FlowDetailView({
  detail,
  refresh,
  neighbours,
}: {
  readonly detail: FlowDetail;
  readonly refresh: () => void;
  readonly neighbours: FlowNeighbours | undefined;
}) {
  const root = useRoot();
  const { locale, theme, unsaved } = root;
  const text = useText(flowDetailLocale);
  const [tab, show] = useState<Tab>('form');
  const sheet = useRef<HTMLDivElement>(null);
  const opened = useFlowForm(detail);
  const form = opened.status === 'ready' ? opened.form : undefined;
  const showForm = (): void => {
    show('form');
    if (form) showWrong(form, sheet.current);
  };
  // What is typed at a step may lead another way, and to others whom its holder picks.
  const typed = form?.dirty === true ? form : undefined;
  const { preview } = useFlowPreview(typed, previewOf(detail), NO_PICKS);
  const seen =
    typed && preview ? { ...detail, path: preview.path, offers: withPicks(detail, preview) } : detail;
  const { draft, begin, submit, isUnsaved } = useFlowActions({ detail: seen, form, refresh, showForm });
  const asked = useRef(isUnsaved);
  asked.current = isUnsaved;
  useEffect(() => unsaved.register(() => asked.current(), undefined), [unsaved]);
  const { Loading, Failure } = root.platform.chrome;
  const titles = nodeTitles(detail.path, locale);
  const parts: Readonly<Record<Tab, ReactNode>> = {
    form: (
      <div ref={sheet} className="at-flow-card">
        {opened.status === 'loading' && <Loading shape="page" />}
        {opened.status === 'failed' && (
          <Failure title={text('formFailed')} description={messageOf(opened.error)} retry={opened.retry} />
        )}
        {form !== undefined && <FlowFormView form={form} />}
      </div>
    ),
    path: (
      <div className="at-flow-card">
        <h2>{text('path')}</h2>
        <PathView path={seen.path} />
      </div>
    ),
    record: (
      <>
        <SubFlows list={detail.subFlows} />
        <div className="at-flow-card">
          <Timeline entries={detail.timeline} titles={titles} form={form} />
        </div>
      </>
    ),
  };
  return (
    <article className="at-flow" aria-label={detail.instance.title}>
      <div className="at-flow-card at-flow-top">
        <FlowHeader instance={detail.instance} />
        <FlowLinks detail={detail} />
        <WhyReturned detail={detail} />
      </div>
      <SuspendedNote detail={detail} />
      <StandInNote task={detail.task} />
      {theme.device === 'mobile' ? (
        <Tabs
          className="at-flow-tabs"
          role="group"
          aria-label={text('tabs')}
          activeKey={tab}
          onChange={(key) => show(key === 'path' || key === 'record' ? key : 'form')}
          items={(['form', 'path', 'record'] as const).map((key) => ({
            key,
            label: text(key),
            children: parts[key],
            // What is typed stays, whichever of them is looked at.
            forceRender: key === 'form',
          }))}
        />
      ) : (
        <div className="at-flow-columns">
          <div>
            {parts.form}
            {parts.record}
          </div>
          <aside>{parts.path}</aside>
        </div>
      )}
      <ActionBar
        offers={seen.offers}
        help={detail.instance.state === 'suspended' ? undefined : detail.help}
        busy={draft.busy}
        act={(offer) => void unsaved.saving(begin(offer))}
        neighbours={neighbours}
      />
      {draft.offer !== undefined && (
        <ActionDialog
          offer={seen.offers.find(({ action }) => action === draft.offer?.action) ?? draft.offer}
          detail={seen}
          draft={draft}
          isChanged={typed !== undefined}
          submit={() => void unsaved.saving(submit())}
        />
      )}
    </article>
  );
});

const NO_PICKS = {};

const previewOf = ({ instance, task }: FlowDetail) => ({
  instanceId: instance.id,
  ...(task && { taskId: task.id }),
});

/** Offers with the people who are picked where the way leads now. */
const withPicks = ({ offers }: FlowDetail, { picks }: FlowPreview): FlowDetail['offers'] =>
  offers.map((offer) => (offer.picks === undefined ? offer : { ...offer, picks }));

/** Ways on from an instance: to paper, to a copy, and for whoever withdrew it back to the form. */
const FlowLinks = observer(function FlowLinks({ detail: { instance } }: { readonly detail: FlowDetail }) {
  const { session, ui } = useRoot();
  const text = useText(flowDetailLocale);
  const isOwn = session.login?.userBaseInfo.userId === instance.initiator.value;
  const [query] = useSearchParams();
  const { id, flow, state } = instance;
  // Who comes back from paper finds the task and the list that this was opened from.
  const onPaper = new URLSearchParams([...query, ['print', '1']]).toString();
  return (
    <nav className="at-flow-links atrium-screen-only">
      {isOwn && (state === 'draft' || state === 'withdrawn') && (
        <Button type="primary" onClick={() => ui.navigate(flowApplyAddress(flow, { instance: id }))}>
          {text('edit')}
        </Button>
      )}
      {isOwn && state !== 'draft' && (
        <Button onClick={() => ui.navigate(flowApplyAddress(flow, { copy: id }))}>{text('copy')}</Button>
      )}
      {state !== 'draft' && (
        <Button onClick={() => ui.navigate(`${flowDetailAddress(id)}?${onPaper}`)}>{text('print')}</Button>
      )}
    </nav>
  );
});
