import { Alert, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMaskCloses } from '../../../../renderers/shared/useMaskCloses.ts';
import { isStale, messageOf } from '../../../../runtime/data/ApiError.ts';
import { randomToken } from '../../../../runtime/data/randomToken.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowRow } from '../../../../schemas/wire/flowLists.ts';
import { actFlow } from '../../flowCalls.ts';
import { CommentInput } from '../../shared/CommentInput.tsx';
import { FlowField } from '../../shared/FlowField.tsx';
import { manageLocale } from './manage.locale.ts';
import type { WholeAction } from './manageActions.ts';

const DONE = { suspend: 'suspended', resume: 'resumed', terminate: 'terminated' } as const;
const HINTS = { suspend: 'suspendHint', resume: 'resumeHint', terminate: 'terminateHint' } as const;

interface ReasonDialogProps {
  /** As the list shows it now. */
  row: FlowRow;
  action: WholeAction;
  /** It can still be done. */
  isOffered: boolean;
  /** Brings the list up to what is so now. */
  refresh: () => void;
  close: () => void;
}

/** Asks why an instance is suspended, resumed or terminated, and does it at the revision that was seen. */
export const ReasonDialog = observer(function ReasonDialog(props: ReasonDialogProps) {
  const { row, action, isOffered, refresh, close } = props;
  const { client, ui } = useRoot();
  const text = useText(manageLocale);
  const [comment, write] = useState('');
  const [missing, miss] = useState(false);
  const [failure, fail] = useState<string>();
  const [busy, setBusy] = useState(false);
  const maskCloses = useMaskCloses(true);
  useBackCloses(true, close, busy);
  const submit = async (): Promise<void> => {
    const reason = comment.trim();
    miss(reason === '');
    if (busy || reason === '') return;
    setBusy(true);
    fail(undefined);
    try {
      const { instance: instanceId, revision } = row;
      const requestId = randomToken(4);
      await actFlow(client, { instanceId, revision, action, comment: reason, requestId });
      ui.message('success', text(DONE[action]));
      close();
      refresh();
    } catch (error) {
      fail(messageOf(error));
      setBusy(false);
      if (isStale(error)) refresh();
    }
  };
  return (
    <Modal
      open
      title={text('titled', { action: text(action), title: row.title })}
      width={480}
      maskClosable={maskCloses && !busy && comment.trim() === ''}
      closable={!busy}
      keyboard={!busy}
      okText={text(action)}
      okButtonProps={{ danger: action === 'terminate', disabled: !isOffered }}
      cancelText={text('cancel')}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={close}
    >
      <div className="at-flow-form">
        {failure !== undefined && <Alert type="error" showIcon message={failure} />}
        {!isOffered && <Alert type="info" showIcon message={text('notOffered')} />}
        <p>{text(HINTS[action])}</p>
        <FlowField label={text('reason')} problem={missing ? text('required') : undefined}>
          {(id) => (
            <CommentInput
              id={id}
              autoFocus
              invalid={missing}
              value={comment}
              placeholder={text('reasonHint')}
              change={write}
            />
          )}
        </FlowField>
      </div>
    </Modal>
  );
});
