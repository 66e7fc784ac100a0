import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { type FlowFormState, useFlowForm } from '../../../runtime/form/useFlowForm.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowPrint } from '../../../schemas/wire/flowDetail.ts';
import { flowDetailLocale } from '../detail/flowDetail.locale.ts';
import { FlowFormView } from '../detail/FlowFormView.tsx';
import { FlowHeader } from '../detail/FlowHeader.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { PaperCheck } from './PaperCheck.tsx';
import { PrintedByPage } from './PrintedByPage.tsx';
import '../detail/flowDetail.css';

const NONE = [] as const;

/** Whether all of a paper is there to be printed. */
export type PaperState = 'coming' | 'whole' | 'failed';

interface PaperProps {
  readonly print: FlowPrint;
  /** Told how it stands. Keep the function. */
  readonly told: (state: PaperState) => void;
}

/**
 * An instance as it goes on paper: form, decisions, and the code by which whoever holds it can verify it; or the page that
 * its flow names for prints.
 */
export const Paper = observer(function Paper({ print, told }: PaperProps) {
  const opened = useFlowForm(print);
  const hasWidgets = usePreload(opened.status === 'ready' ? opened.form.compiled.layout : NONE);
  const [page, tellPage] = useState<PaperState>(print.page === null ? 'whole' : 'coming');
  const form = opened.status === 'ready' && hasWidgets ? 'whole' : 'coming';
  const state = opened.status === 'failed' ? 'failed' : form === 'whole' ? page : form;
  // With the drawing itself: what is drawn in slices has its other effects when the browser comes to them.
  useLayoutEffect(() => told(state), [told, state]);
  if (print.page !== null && opened.status === 'ready')
    return <PrintedByPage print={print} form={opened.form} told={tellPage} />;
  return <Usual print={print} opened={opened} />;
});

/** The paper of a flow that names no page. */
const Usual = observer(function Usual({
  print,
  opened,
}: {
  readonly print: FlowPrint;
  readonly opened: FlowFormState;
}) {
  const { Loading, Failure } = useRoot().platform.chrome;
  const text = useText(flowDetailLocale);
  return (
    <div className="at-flow-card">
      <FlowHeader instance={print.instance} />
      {opened.status === 'loading' && <Loading shape="widget" />}
      {opened.status === 'failed' && (
        <Failure title={text('formFailed')} description={messageOf(opened.error)} retry={opened.retry} />
      )}
      {opened.status === 'ready' && <FlowFormView form={opened.form} />}
      <DecisionTable tasks={print.tasks} />
      <PaperCheck print={print} />
    </div>
  );
});
