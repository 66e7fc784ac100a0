import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isForbidden, isNotFound, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowStartForm } from '../../../schemas/wire/flowDetail.ts';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { type ApplyWith, flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import type { FormMatter } from '../../../runtime/form/openFlowForm.ts';
import { useFlowForm } from '../../../runtime/form/useFlowForm.ts';
import { flowStartForm } from '../flowCalls.ts';
import { applyLocale } from './apply.locale.ts';
import { ApplyModel } from './ApplyModel.ts';
import { ApplySheet } from './ApplySheet.tsx';
import '../detail/flowDetail.css';

/** `/flowApply/{flow}?instance=|copy=|record=`: a flow is started. `of`: in the place of an address. */
export const FlowApplyPage = observer(function FlowApplyPage({ of = '' }: { readonly of?: string }) {
  const { id: flow = of } = useParams();
  const [query] = useSearchParams();
  const [instance, copy, record] = ['instance', 'copy', 'record'].map((name) => query.get(name) ?? undefined);
  // A draft that is kept gets an address, and goes on being the same application.
  const [kept, keep] = useState<{ readonly id: string; readonly begunAs: string | undefined }>();
  const begunAs = instance !== undefined && instance === kept?.id ? kept.begunAs : instance;
  const key = [flow, begunAs, copy, record].join(' ');
  return (
    <PlainLayout>
      <Application
        key={key}
        flow={flow}
        begunWith={{
          ...(instance !== undefined && { instance }),
          ...(copy !== undefined && { copy }),
          ...(record !== undefined && { record }),
        }}
        saved={(id) => keep({ id, begunAs })}
      />
    </PlainLayout>
  );
});

interface ApplicationProps {
  readonly flow: string;
  readonly begunWith: ApplyWith;
  readonly saved: (instance: string) => void;
}

const Application = observer(function Application({ flow, begunWith, saved }: ApplicationProps) {
  const { client, platform } = useRoot();
  const [first] = useState(begunWith);
  const [from, begin] = useState(first);
  const load = useCallback(
    (signal: AbortSignal) => {
      const { instance, ...rest } = from;
      return flowStartForm(
        client,
        { flowId: flow, ...(instance === undefined ? rest : { instanceId: instance }) },
        signal,
      );
    },
    [client, flow, from],
  );
  const { loaded, retry } = useLoaded(load);
  // What is typed stays in sight while a later state of the draft is on its way.
  const latest = useRef<FlowStartForm>(undefined);
  if (loaded.status === 'ready') latest.current = loaded.value;
  const { Loading } = platform.chrome;
  const start = latest.current;
  if (start === undefined && loaded.status === 'loading') return <Loading shape="page" />;
  // A later state that does not come takes nothing of what is filled in.
  return (
    <>
      {loaded.status === 'failed' && (
        <NotLoaded error={loaded.error} inline={start !== undefined} retry={retry} />
      )}
      {start && (
        <Opened
          start={start}
          begunWith={from}
          isAnew={from !== first}
          saved={saved}
          reload={() => begin({ ...begunWith })}
        />
      )}
    </>
  );
});

/** Why there is nothing to fill in, or no later state of it. */
const NotLoaded = observer(function NotLoaded({
  error,
  inline,
  retry,
}: {
  readonly error: unknown;
  readonly inline: boolean;
  readonly retry: () => void;
}) {
  const { Failure } = useRoot().platform.chrome;
  const text = useText(applyLocale);
  const place = inline ? { inline } : {};
  if (isNotFound(error)) return <Failure {...place} title={text('gone')} description={text('goneHint')} />;
  if (isForbidden(error))
    return <Failure {...place} title={text('forbidden')} description={messageOf(error)} />;
  return <Failure {...place} title={text('failed')} description={messageOf(error)} retry={retry} />;
});

/** What is begun with: a record that is there, or the values of a new one. */
function matterOf(start: FlowStartForm, { record }: ApplyWith): FormMatter {
  const isStored = record !== undefined || start.instance?.state === 'withdrawn';
  const { form, schema, conditions, rights } = start;
  const matter = { form, schema, rights, ...(conditions && { conditions }) };
  if (isStored) return { ...matter, record: start.record };
  return { ...matter, record: undefined, values: start.record };
}

const Opened = observer(function Opened({
  start,
  begunWith,
  isAnew,
  saved,
  reload,
}: {
  readonly start: FlowStartForm;
  readonly begunWith: ApplyWith;
  /** What was typed stands over a later state. */
  readonly isAnew: boolean;
  readonly saved: (instance: string) => void;
  readonly reload: () => void;
}) {
  const root = useRoot();
  const text = useText(applyLocale);
  useTitle(root.locale.localise(start.flow.title));
  const matter = useMemo(() => matterOf(start, begunWith), [start, begunWith]);
  const { record } = begunWith;
  const before = useRef<ApplyModel>(undefined);
  const model = useMemo(() => new ApplyModel(root, start, record, before.current), [root, start, record]);
  before.current = model;
  const opened = useFlowForm(matter);
  const { instance } = start;
  // What runs, or was returned, goes on where it is handled.
  const leadsOn = instance !== null && instance.state !== 'draft' && instance.state !== 'withdrawn';
  useEffect(() => {
    if (leadsOn) root.ui.navigate(flowDetailAddress(instance.id), { replace: true });
  }, [root, leadsOn, instance]);
  const { Loading, Failure } = root.platform.chrome;
  if (leadsOn || opened.status === 'loading') return <Loading shape="page" />;
  if (opened.status === 'failed') {
    return <Failure title={text('formFailed')} description={messageOf(opened.error)} retry={opened.retry} />;
  }
  return (
    <ApplySheet
      start={start}
      begunWith={begunWith}
      isAnew={isAnew}
      model={model}
      form={opened.form}
      saved={saved}
      reload={reload}
    />
  );
});
