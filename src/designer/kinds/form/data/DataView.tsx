import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useDesign } from '../../../frame/DesignContext.ts';
import { fetchPublished } from './dataCalls.ts';
import { dataLocale } from './data.locale.ts';
import { PlanOfForm } from './PlanOfForm.tsx';
import { RecordsOfForm } from './RecordsOfForm.tsx';
import '../shared/formView.css';
import './data.css';

/** The records of the form as it is published, and what publishing it as it stands would do to them. */
export const DataView = observer(function DataView() {
  const { model } = useDesign();
  const { client, platform } = useRoot();
  const text = useText(dataLocale);
  const { publications } = model;
  const { id } = model.document;
  const load = useCallback(
    async (signal: AbortSignal) => ({ published: await fetchPublished(client, id, signal), publications }),
    [client, id, publications],
  );
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="page" />;
  if (loaded.status === 'failed')
    return <Failure title={text('rowsFailed', { why: messageOf(loaded.error) })} retry={retry} />;
  const { published } = loaded.value;
  return (
    <div className="at-formview at-formdata">
      <PlanOfForm published={published} refresh={retry} />
      <section aria-label={text('records')}>
        <h3>{text('records')}</h3>
        {published === undefined ? (
          <p className="at-formview-note">{text('notPublished')}</p>
        ) : (
          <>
            <p className="at-formview-note">{text('publishedVersion', { version: published.version })}</p>
            <RecordsOfForm published={published} />
          </>
        )}
      </section>
    </div>
  );
});
