import { Alert, Modal, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useMaskCloses } from '../../../../renderers/shared/useMaskCloses.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowPerson } from '../../../../schemas/wire/flowInstance.ts';
import { PersonSelect } from '../../../parts/PersonSelect.tsx';
import { CommentInput } from '../../shared/CommentInput.tsx';
import { FlowField } from '../../shared/FlowField.tsx';
import { type HandedOver, handOverTasks } from '../listCalls.ts';
import { HandOverCount, useHandOverCount } from './HandOverCount.tsx';
import { HandOverOutcome } from './HandOverOutcome.tsx';
import { manageLocale } from './manage.locale.ts';

interface HandOverDialogProps {
  /** The flow that is listed; undefined: several. */
  flow: string | undefined;
  close: () => void;
  done: () => void;
}

/** Gives all open tasks of one person to another: first how many there are, then a job with what became of each. */
export const HandOverDialog = observer(function HandOverDialog({ flow, close, done }: HandOverDialogProps) {
  const { client, dictionaries, jobs, locale } = useRoot();
  const text = useText(manageLocale);
  const [from, leave] = useState<FlowPerson | null>(null);
  const [to, give] = useState<FlowPerson | null>(null);
  const [flows, limit] = useState<readonly string[]>(flow === undefined ? [] : [flow]);
  const [comment, write] = useState('');
  const [tried, tryOut] = useState(false);
  const [failure, fail] = useState<string>();
  const [job, follow] = useState<string>();
  const [outcome, tell] = useState<HandedOver>();
  const [busy, setBusy] = useState(false);
  const maskCloses = useMaskCloses(true);
  // What was begun may have moved some, however it ended.
  const finish = job === undefined ? close : done;
  useBackCloses(true, finish, busy);
  const { count, isSame, param } = useHandOverCount(from, to, flows);
  const reason = comment.trim();
  const isEmpty = outcome !== undefined || (from === null && to === null && reason === '');
  const submit = async (): Promise<void> => {
    tryOut(true);
    if (busy || param === undefined || isSame || reason === '') return;
    setBusy(true);
    fail(undefined);
    try {
      const id = await handOverTasks(client, { ...param, comment: reason });
      follow(id);
      tell((await jobs.follow(id, text('moving'))) as HandedOver);
    } catch (error) {
      fail(messageOf(error));
    }
    setBusy(false);
  };
  const missing = (isMissing: boolean): string | undefined =>
    tried && isMissing ? text('required') : undefined;
  const running = job === undefined ? undefined : jobs.job(job);
  const { options } = dictionaries.options('flow');
  return (
    <Modal
      open
      title={text('handOver')}
      width={520}
      maskClosable={maskCloses && !busy && isEmpty}
      closable={!busy}
      keyboard={!busy}
      okText={text(outcome ? 'close' : 'handOver')}
      okButtonProps={{ disabled: !outcome && count?.status === 'ready' && count.value === 0 }}
      cancelText={text('cancel')}
      cancelButtonProps={outcome ? { style: { display: 'none' } } : { disabled: busy }}
      confirmLoading={busy}
      onOk={outcome ? done : () => void submit()}
      onCancel={finish}
    >
      {outcome ? (
        <HandOverOutcome list={outcome.list} />
      ) : (
        <div className="at-flow-form">
          {failure !== undefined && <Alert type="error" showIcon message={failure} />}
          <p>{text('handOverHint')}</p>
          <FlowField label={text('from')} problem={missing(from === null)}>
            {(id) => <PersonSelect id={id} value={from} invalid={tried && from === null} change={leave} />}
          </FlowField>
          <FlowField label={text('takes')} problem={isSame ? text('same') : missing(to === null)}>
            {(id) => (
              <PersonSelect
                id={id}
                value={to}
                except={from?.value}
                invalid={isSame || (tried && to === null)}
                change={give}
              />
            )}
          </FlowField>
          <FlowField label={text('flows')}>
            {(id) => (
              <SearchSelect<string[]>
                id={id}
                mode="multiple"
                allowClear
                placeholder={text('allFlows')}
                value={[...flows]}
                options={options.map((each) => ({
                  value: String(each.value),
                  label: locale.localise(each.label),
                }))}
                onChange={limit}
              />
            )}
          </FlowField>
          <FlowField label={text('reason')} problem={missing(reason === '')}>
            {(id) => (
              <CommentInput
                id={id}
                invalid={tried && reason === ''}
                value={comment}
                placeholder={text('reasonHint')}
                change={write}
              />
            )}
          </FlowField>
          {count && <HandOverCount count={count} />}
          {running && running.total > 0 && (
            <Progress
              percent={Math.floor((running.done / running.total) * 100)}
              status="active"
              aria-label={text('progress')}
            />
          )}
        </div>
      )}
    </Modal>
  );
});
