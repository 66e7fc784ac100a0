import { Alert, Modal, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useMaskCloses } from '../../../../renderers/shared/useMaskCloses.ts';
import { isStale, messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowPerson, FlowTask } from '../../../../schemas/wire/flowInstance.ts';
import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';
import { PersonSelect } from '../../../parts/PersonSelect.tsx';
import { flowDetail } from '../../flowCalls.ts';
import { CommentInput } from '../../shared/CommentInput.tsx';
import { FlowField } from '../../shared/FlowField.tsx';
import { reassignFlow } from '../listCalls.ts';
import { manageLocale } from './manage.locale.ts';

interface ReassignDialogProps {
  /** As the list shows it now. */
  row: FlowRow;
  /** It can still be done. */
  isOffered: boolean;
  /** Brings the list up to what is so now. */
  refresh: () => void;
  close: () => void;
}

/** Tasks that somebody else can be given: what waits for whoever started it stays theirs. */
const isGiven = ({ kind, state }: FlowTask): boolean =>
  (state === 'running' || state === 'waiting') && kind !== 'cc' && kind !== 'start';

/** Gives one of the open tasks of an instance to somebody else, with a reason. */
export const ReassignDialog = observer(function ReassignDialog(props: ReassignDialogProps) {
  const { row, isOffered, refresh, close } = props;
  const { client, locale, platform, ui } = useRoot();
  const text = useText(manageLocale);
  const { instance } = row;
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await flowDetail(client, { instanceId: instance }, signal)).tasks.filter(isGiven),
    [client, instance],
  );
  const { loaded, retry } = useLoaded(load);
  const [chosen, choose] = useState<string>();
  const [to, give] = useState<FlowPerson | null>(null);
  const [comment, write] = useState('');
  const [tried, tryOut] = useState(false);
  const [failure, fail] = useState<string>();
  const [busy, setBusy] = useState(false);
  const maskCloses = useMaskCloses(true);
  useBackCloses(true, close, busy);
  // Those of before stay in sight while they are asked for anew.
  const latest = useRef<readonly FlowTask[]>([]);
  if (loaded.status === 'ready') latest.current = loaded.value;
  const tasks = latest.current;
  const [only] = tasks.length === 1 && chosen === undefined ? tasks : [];
  const task = tasks.find(({ id }) => id === chosen) ?? only;
  const reason = comment.trim();
  const submit = async (): Promise<void> => {
    tryOut(true);
    if (busy || task === undefined || to === null || reason === '') return;
    setBusy(true);
    fail(undefined);
    try {
      const { id: taskId, revision } = task;
      await reassignFlow(client, { taskId, revision, people: [to.value], comment: reason });
      ui.message('success', text('reassigned'));
      close();
      refresh();
    } catch (error) {
      fail(messageOf(error));
      setBusy(false);
      if (!isStale(error)) return;
      // The one that was meant is never exchanged for another that is left.
      choose(task.id);
      retry();
      refresh();
    }
  };
  const { Loading, Failure } = platform.chrome;
  const missing = (isMissing: boolean): string | undefined =>
    tried && isMissing ? text('required') : undefined;
  return (
    <Modal
      open
      title={text('titled', { action: text('reassign'), title: row.title })}
      width={520}
      maskClosable={maskCloses && !busy && to === null && reason === ''}
      closable={!busy}
      keyboard={!busy}
      okText={text('reassign')}
      okButtonProps={{ disabled: tasks.length === 0 || !isOffered }}
      cancelText={text('cancel')}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={close}
    >
      <div className="at-flow-form">
        {failure !== undefined && <Alert type="error" showIcon message={failure} />}
        {!isOffered && <Alert type="info" showIcon message={text('notOffered')} />}
        {loaded.status === 'loading' && tasks.length === 0 && <Loading shape="widget" />}
        {loaded.status === 'failed' && (
          <Failure inline title={text('tasksFailed')} description={messageOf(loaded.error)} retry={retry} />
        )}
        {loaded.status === 'ready' && tasks.length === 0 && <p>{text('noTasks')}</p>}
        {tasks.length > 0 && (
          <>
            <FlowField label={text('tasks')} problem={missing(task === undefined)}>
              {(id) => (
                <Radio.Group
                  id={id}
                  aria-label={text('tasks')}
                  className="at-flow-choices"
                  value={task?.id}
                  options={tasks.map((each) => ({
                    value: each.id,
                    label: text('task', {
                      node: locale.localise(each.nodeTitle),
                      person: each.assignee.label,
                    }),
                  }))}
                  onChange={({ target }) => choose(String(target.value))}
                />
              )}
            </FlowField>
            <FlowField label={text('to')} problem={missing(to === null)}>
              {(id) => (
                <PersonSelect
                  id={id}
                  value={to}
                  except={task?.assignee.value}
                  invalid={tried && to === null}
                  change={give}
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
          </>
        )}
      </div>
    </Modal>
  );
});
