import { reasonsOf } from '../../../core/reasonsOf.ts';
import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import { PlanList } from '../../../publish/PlanList.tsx';
import { fetchPlan, type PublishedForm } from './dataCalls.ts';
import { dataLocale } from './data.locale.ts';

/** What publishing the form as it is saved would do to its records; follows each save. */
export const PlanOfForm = observer(function PlanOfForm({
  published,
  refresh,
}: {
  /** Undefined: users have none yet. */
  published: PublishedForm | undefined;
  /** Reads all of it anew. */
  refresh: () => void;
}) {
  const { model } = useDesign();
  const { client } = useRoot();
  const text = useText(dataLocale);
  const { base, isDirty, document } = model;
  const { revision } = base;
  const load = useCallback(
    (signal: AbortSignal) => fetchPlan(client, document.id, revision, signal),
    [client, document.id, revision],
  );
  const { loaded } = useLoaded(load);
  const form = base.document.kind === 'form' ? base.document : undefined;
  return (
    <section className="at-formdata-plan" aria-label={text('plan')}>
      <h3>
        {text('plan')}
        <Button
          size="small"
          type="text"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={text('refresh')}
          title={text('refresh')}
          onClick={refresh}
        />
      </h3>
      <p className="at-formview-note">{text(published === undefined ? 'firstTime' : 'planHelp')}</p>
      {isDirty && <p className="at-formview-note">{text('unsaved')}</p>}
      {loaded.status === 'loading' && <p className="at-formview-note">{text('loading')}</p>}
      {loaded.status === 'failed' && (
        <Alert type="warning" message={text('planFailed', { why: reasonsOf(loaded.error) })} />
      )}
      {loaded.status === 'ready' && (
        <PlanList plan={loaded.value.plan} form={form} before={published?.form} />
      )}
    </section>
  );
});
