import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
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
import { useFlowForm } from '../../../runtime/form/useFlowForm.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';
import { PrintedByPage } from './PrintedByPage.tsx';

/** An instance as it goes on paper: form, decisions, and the code by which whoever holds it can verify it. */
export const FlowPrintPage = observer(function FlowPrintPage({ instance }: { readonly instance: string }) {
  const { client, platform, ui } = useRoot();
  const text = useText(flowDetailLocale);
  const load = useCallback(() => flowPrint(client, instance), [client, instance]);
  const { loaded, retry } = useLoaded(load);
  useTitle(text('printTitle'));
  const { Loading, Failure } = platform.chrome;
  return (
    <PlainLayout>
      <article className="at-flow at-flow-paper">
        <nav className="at-flow-links atrium-screen-only">
          <Button onClick={() => ui.navigate(flowDetailAddress(instance))}>{text('back')}</Button>
          <Button type="primary" disabled={loaded.status !== 'ready'} onClick={() => ui.print()}>
            {text('printNow')}
          </Button>
        </nav>
        {loaded.status === 'loading' && <Loading shape="page" />}
        {loaded.status === 'failed' && (
          <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
        )}
        {loaded.status === 'ready' && <Sheet print={loaded.value} />}
      </article>
    </PlainLayout>
  );
});

const Sheet = observer(function Sheet({ print }: { readonly print: FlowPrint }) {
  const text = useText(flowDetailLocale);
  const words = useFlowWords();
  const opened = useFlowForm(print);
  if (print.page !== null && opened.status === 'ready')
    return <PrintedByPage print={print} form={opened.form} />;
  return (
    <div className="at-flow-card">
      <FlowHeader instance={print.instance} />
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
