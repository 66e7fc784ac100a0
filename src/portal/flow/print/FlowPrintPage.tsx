import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { flowPrint } from '../flowCalls.ts';
import { flowDetailLocale } from '../detail/flowDetail.locale.ts';
import { Paper, type PaperState } from './Paper.tsx';

/**
 * One instance as it goes on paper. It is printed once all of it is there. The way back leads to the task and the list
 * that it was opened from.
 */
export const FlowPrintPage = observer(function FlowPrintPage({ instance }: { readonly instance: string }) {
  const { client, platform, ui } = useRoot();
  const text = useText(flowDetailLocale);
  const [query] = useSearchParams();
  const load = useCallback(() => flowPrint(client, instance), [client, instance]);
  const { loaded, retry } = useLoaded(load);
  const [state, tell] = useState<PaperState>('coming');
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
      <article className="at-flow">
        <nav className="at-flow-links atrium-screen-only">
          <Button onClick={goBack}>{text('back')}</Button>
          <Button type="primary" disabled={state !== 'whole'} onClick={() => ui.print()}>
            {text('printNow')}
          </Button>
        </nav>
        {loaded.status === 'loading' && <Loading shape="page" />}
        {loaded.status === 'failed' && (
          <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
        )}
        {loaded.status === 'ready' && <Paper print={loaded.value} told={tell} />}
      </article>
    </PlainLayout>
  );
});
