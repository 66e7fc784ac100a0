import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowPrint } from '../../../schemas/wire/flowDetail.ts';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { flowPrint } from '../flowCalls.ts';
import { DecisionTable } from './DecisionTable.tsx';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowDetailLocale } from './flowDetail.locale.ts';
import { FlowFormView } from './FlowFormView.tsx';
import { FlowHeader } from './FlowHeader.tsx';
import { type FlowFormState, useFlowForm } from '../../../runtime/form/useFlowForm.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';
import { PrintedByPage } from './PrintedByPage.tsx';

const NONE = [] as const;

/**
 * An instance as it goes on paper: form, decisions, and the code by which whoever holds it can verify it. It is printed
 * once all of it is there. The way back leads to the task and the list that it was opened from.
 */
export const FlowPrintPage = observer(function FlowPrintPage({ instance }: { readonly instance: string }) {
  const { client, platform, ui } = useRoot();
  const text = useText(flowDetailLocale);
  const [query] = useSearchParams();
  const load = useCallback(() => flowPrint(client, instance), [client, instance]);
  const { loaded, retry } = useLoaded(load);
  const print = loaded.status === 'ready' ? loaded.value : undefined;
  const opened = useFlowForm(print);
  const hasWidgets = usePreload(opened.status === 'ready' ? opened.form.compiled.layout : NONE);
  const [hasPage, showPage] = useState(false);
  const drawn = useCallback(() => showPage(true), []);
  const isWhole = opened.status === 'ready' && hasWidgets && (print?.page === null || hasPage);
  useTitle(text('printTitle'));
  const goBack = (): void => {
    const rest = new URLSearchParams(query);
    rest.delete('print');
    const from = rest.toString();
    ui.navigate(`${flowDetailAddress(instance)}${from === '' ? '' : `?${from}`}`);
  };
  const { Loading, Failure } = platform.chrome;
  return (
    <PlainLayout>
      <article className="at-flow at-flow-paper">
        <nav className="at-flow-links atrium-screen-only">
          <Button onClick={goBack}>{text('back')}</Button>
          <Button type="primary" disabled={!isWhole} onClick={() => ui.print()}>
            {text('printNow')}
          </Button>
        </nav>
        {loaded.status === 'loading' && <Loading shape="page" />}
        {loaded.status === 'failed' && (
          <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
        )}
        {print && <Sheet print={print} opened={opened} drawn={drawn} />}
      </article>
    </PlainLayout>
  );
});

interface SheetProps {
  readonly print: FlowPrint;
  readonly opened: FlowFormState;
  /** The page of the flow's own is there. */
  readonly drawn: () => void;
}

const Sheet = observer(function Sheet({ print, opened, drawn }: SheetProps) {
  const { Loading, Failure } = useRoot().platform.chrome;
  const text = useText(flowDetailLocale);
  const words = useFlowWords();
  if (print.page !== null && opened.status === 'ready')
    return <PrintedByPage print={print} form={opened.form} drawn={drawn} />;
  return (
    <div className="at-flow-card">
      <FlowHeader instance={print.instance} />
      {opened.status === 'loading' && <Loading shape="widget" />}
      {opened.status === 'failed' && (
        <Failure title={text('formFailed')} description={messageOf(opened.error)} retry={opened.retry} />
      )}
      {opened.status === 'ready' && <FlowFormView form={opened.form} />}
      <DecisionTable tasks={print.tasks} />
      <p className="at-flow-quiet">
        {text('printed', { name: print.printedBy.label, time: words.time(print.printedAt) })}
        <br />
        {text('check', { check: print.check })}
      </p>
    </div>
  );
});
