import { Alert, Modal, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useMaskCloses } from '../../../../renderers/shared/useMaskCloses.ts';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { type Loaded, useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { msgStates } from '../../../../schemas/wire/answer.ts';
import type { FlowPerson } from '../../../../schemas/wire/flowInstance.ts';
import type { FlowManyResult } from '../../../../schemas/wire/flowLists.ts';
import { PersonSelect } from '../../../parts/PersonSelect.tsx';
import { CommentInput } from '../../shared/CommentInput.tsx';
import { FlowField } from '../../shared/FlowField.tsx';
import { countHandOver, type HandedOver, handOverTasks } from '../listCalls.ts';
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
  const finish = outcome ? done : close;
  useBackCloses(true, finish, busy);
  const { count, isSame, param } = useCount(from, to, flows);
  const reason = comment.trim();
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
      maskClosable={maskCloses && !busy}
      closable={!busy}
      okText={text(outcome ? 'close' : 'handOver')}
      okButtonProps={{ disabled: !outcome && count?.status === 'ready' && count.value === 0 }}
      cancelText={text('cancel')}
      cancelButtonProps={outcome ? { style: { display: 'none' } } : { disabled: busy }}
      confirmLoading={busy}
      onOk={outcome ? done : () => void submit()}
      onCancel={finish}
    >
      {outcome ? (
        <Outcome list={outcome.list} />
      ) : (
        <div className="at-flow-form">
          {failure !== undefined && <Alert type="error" showIcon message={failure} />}
          <p>{text('handOverHint')}</p>
          <FlowField label={text('from')} problem={missing(from === null)}>
            {(id) => (
              <PersonSelect id={id} value={from} invalid={tried && from === null} change={leave} />
            )}
          </FlowField>
          <FlowField
            label={text('takes')}
            problem={isSame ? text('same') : missing(to === null)}
          >
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
          {count && <Count count={count} />}
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

/** How many tasks would go over, as soon as it is known from whom to whom. */
function useCount(from: FlowPerson | null, to: FlowPerson | null, flows: readonly string[]) {
  const { client } = useRoot();
  const [giver, taker] = [from?.value, to?.value];
  const named = flows.join();
  const isSame = giver !== undefined && giver === taker;
  const param =
    giver === undefined || taker === undefined
      ? undefined
      : { from: giver, to: taker, ...(named !== '' && { flowIds: named.split(',') }) };
  const asked = param === undefined || isSame ? '' : JSON.stringify(param);
  const load = useCallback(
    () => countHandOver(client, JSON.parse(asked) as Record<string, unknown>),
    [client, asked],
  );
  const { loaded } = useLoaded(asked === '' ? undefined : load);
  return { count: asked === '' ? undefined : loaded, isSame, param };
}

const Count = observer(function Count({ count }: { count: Loaded<number> }) {
  const text = useText(manageLocale);
  if (count.status === 'loading') return <p role="status">{text('counting')}</p>;
  if (count.status === 'failed')
    return (
      <Alert
        type="warning"
        showIcon
        message={text('countFailed')}
        description={messageOf(count.error)}
      />
    );
  const none = count.value === 0;
  return (
    <Alert
      type={none ? 'warning' : 'info'}
      showIcon
      message={none ? text('nothingToMove') : text('willMove', { n: count.value })}
    />
  );
});

/** What became of the tasks: how many went over, and why others did not. */
const Outcome = observer(function Outcome({ list }: { list: readonly FlowManyResult[] }) {
  const text = useText(manageLocale);
  const failed = list.filter(({ msgState }) => msgState !== msgStates.success);
  const reasons = new Map<string, number>();
  for (const { msg } of failed) reasons.set(msg, (reasons.get(msg) ?? 0) + 1);
  return (
    <div className="at-flow-form" role="status">
      <Alert type="success" showIcon message={text('moved', { n: list.length - failed.length })} />
      {failed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('notMoved', { n: failed.length })}
          description={
            <ul>
              {[...reasons].map(([reason, n]) => (
                <li key={reason}>{text('why', { n, reason })}</li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
});
