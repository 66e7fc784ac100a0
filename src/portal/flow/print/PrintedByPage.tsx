import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { fieldText } from '../../../documents/fieldText.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { OpenResourceContext } from '../../../runtime/render/OpenResource.tsx';
import { SchemaRenderer } from '../../../runtime/render/SchemaRenderer.tsx';
import { textContext } from '../../../runtime/render/textContext.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { instanceStateTexts } from '../../../schemas/flow/stateTexts.ts';
import type { FlowPrint } from '../../../schemas/wire/flowDetail.ts';
import { isOnPaper } from '../../../schemas/flow/onPaper.ts';
import { flowDetailLocale } from '../detail/flowDetail.locale.ts';
import type { PaperState } from './Paper.tsx';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';

interface PrintedByPageProps {
  readonly print: FlowPrint;
  /** The form of the flow, whose fields say how their values read. */
  readonly form: FormModel;
  /** Told whether it is there to be printed. Keep the function. */
  readonly told: (state: PaperState) => void;
}

/** An instance on the page that its flow names for prints (`settings.print`). */
export const PrintedByPage = observer(function PrintedByPage({ print, form, told }: PrintedByPageProps) {
  const root = useRoot();
  const text = useText(flowDetailLocale);
  const { page: schema, instance } = print;
  const load = useCallback(
    () => root.resources.receiveEntry('app', { id: 'print', version: 1, schema }),
    [root, schema],
  );
  const { loaded, retry } = useLoaded(load);
  const printed = usePrinted({ print, form });
  const resource = loaded.status === 'ready' ? loaded.value : undefined;
  const open = useMemo(() => {
    if (resource === undefined) return undefined;
    const params = { instance: instance.id, task: print.task?.id ?? '', print: printed };
    return { resource, params, close: undefined, overlay: undefined, memory: undefined };
  }, [resource, instance, print, printed]);
  const state = loaded.status === 'failed' ? 'failed' : open === undefined ? 'coming' : 'whole';
  useLayoutEffect(() => told(state), [told, state]);
  const { Loading, Failure } = root.platform.chrome;
  if (loaded.status === 'failed')
    return <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />;
  if (open === undefined) return <Loading shape="page" />;
  return (
    <div className="at-flow-card">
      <OpenResourceContext.Provider value={open}>
        <SchemaRenderer document={open.resource.document} params={open.params} memory={undefined} />
      </OpenResourceContext.Provider>
    </div>
  );
});

/**
 * What a page of prints reads as `params.print`: the instance in words, `record` with the values that the reader sees,
 * `texts` with what they read for each, `decisions`, and the code by which the paper is verified with the address that does.
 */
function usePrinted({ print, form }: Omit<PrintedByPageProps, 'told'>): Readonly<Record<string, unknown>> {
  const { locale } = useRoot();
  const words = useFlowWords();
  const { instance, record, tasks, printedAt, printedBy, check, checkUrl } = print;
  const { page, scope, compiled } = form;
  const texts = Object.fromEntries(
    compiled.fields
      .filter(({ code }) => Object.hasOwn(record, code))
      .map((field) => [
        field.code,
        fieldText(field, record[field.code], textContext(field, { root: page.root, page, scope })),
      ]),
  );
  const time = (moment: string | null): string => (moment === null ? '' : words.time(moment));
  const decisions = tasks.filter(isOnPaper).map(({ nodeTitle, by, assignee, state, comment, endedAt }) => ({
    ...{ step: locale.localise(nodeTitle), person: by?.label ?? assignee.label },
    ...{ decision: words.task(state), comment, at: time(endedAt) },
  }));
  const said = {
    ...{ number: instance.number ?? '', title: instance.title, record, texts, decisions, check, checkUrl },
    state: locale.localise(instanceStateTexts[instance.state]),
    initiator: instance.initiator.label,
    department: instance.department?.label ?? '',
    ...{ submittedAt: time(instance.submittedAt), endedAt: time(instance.endedAt) },
    ...{ printedAt: time(printedAt), printedBy: printedBy.label },
  };
  const key = JSON.stringify(said);
  // A page begins anew where its parameters are others.
  return useMemo(() => JSON.parse(key) as Readonly<Record<string, unknown>>, [key]);
}
