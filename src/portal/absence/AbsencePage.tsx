import { PlusOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { absenceLocale } from './absence.locale.ts';
import { listAbsences, removeAbsence } from './absenceCalls.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { AbsenceItem } from './AbsenceItem.tsx';
import { inOrder, stateOf } from './absenceState.ts';
import './absence.css';

/** `/absence`: when the person is away, and who stands in for them in flows meanwhile. */
export const AbsencePage = observer(function AbsencePage() {
  const root = useRoot();
  const { client, platform, ui } = root;
  const text = useText(absenceLocale);
  useTitle(text('title'));
  const load = useCallback((signal: AbortSignal) => listAbsences(client, signal), [client]);
  const { loaded, retry } = useLoaded(load);
  const [edited, edit] = useState<FlowDelegation | 'new'>();
  const { Loading, Failure } = platform.chrome;
  const now = Date.now();
  const remove = async (absence: FlowDelegation): Promise<void> => {
    const isNow = stateOf(absence, now) === 'now';
    const agreed = await ui.confirm({
      title: text('removeAsk', { name: absence.to.label }),
      content: text('removeHint'),
      danger: true,
      okText: text(isNow ? 'endNow' : 'remove'),
    });
    if (!agreed) return;
    try {
      await removeAbsence(client, absence);
      ui.message('success', text('removed'));
    } catch (error) {
      ui.message('error', messageOf(error));
    }
    retry();
  };
  return (
    <PlainLayout>
      <section className="at-absence" aria-label={text('title')}>
        <header>
          <h1>{text('title')}</h1>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit('new')}>
            {text('add')}
          </Button>
        </header>
        <p className="at-absence-quiet">{text('hint')}</p>
        {loaded.status === 'loading' && <Loading shape="widget" />}
        {loaded.status === 'failed' && (
          <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
        )}
        {loaded.status === 'ready' && loaded.value.length === 0 && (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={
              <>
                {text('empty')}
                <br />
                <span className="at-absence-quiet">{text('emptyHint')}</span>
              </>
            }
          />
        )}
        {loaded.status === 'ready' && loaded.value.length > 0 && (
          <ul>
            {inOrder(loaded.value, now).map((absence) => (
              <AbsenceItem
                key={absence.id}
                absence={absence}
                now={now}
                edit={() => edit(absence)}
                remove={() => void remove(absence)}
              />
            ))}
          </ul>
        )}
      </section>
      {edited !== undefined && (
        <AbsenceDialog
          present={edited === 'new' ? undefined : edited}
          close={() => edit(undefined)}
          saved={() => {
            edit(undefined);
            retry();
          }}
        />
      )}
    </PlainLayout>
  );
});
