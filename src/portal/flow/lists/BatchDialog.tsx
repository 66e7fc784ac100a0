import { Alert, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMaskCloses } from '../../../renderers/shared/useMaskCloses.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Decision } from '../../../schemas/wire/flowInstance.ts';
import { CommentInput } from '../shared/CommentInput.tsx';
import { FlowField } from '../shared/FlowField.tsx';
import { BatchRefusals } from './BatchRefusals.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { handleMany } from './handleMany.ts';

interface BatchDialogProps {
  list: FlowList;
  action: Decision;
  close: () => void;
}

/** Asks for the one comment that goes to all chosen tasks, and handles them; it stays where none could be handled. */
export const BatchDialog = observer(function BatchDialog({ list, action, close }: BatchDialogProps) {
  const { client, ui } = useRoot();
  const text = useText(flowListsLocale);
  const [comment, write] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, refuse] = useState(false);
  const maskCloses = useMaskCloses(true);
  useBackCloses(true, close, busy);
  const { size } = list.choice.rows;
  const submit = async (): Promise<void> => {
    if (busy || size === 0) return;
    setBusy(true);
    try {
      const rows = [...list.choice.rows.values()];
      const refusals = await handleMany(client, rows, action, comment.trim());
      const done = rows.length - refusals.size;
      if (done > 0) ui.message('success', text('done', { n: done }));
      list.choice.tellOutcome(rows, refusals);
      if (done > 0) close();
      await list.refresh();
      // What is left of them may be tried again with the same words.
      if (done === 0 && list.choice.rows.size === 0) close();
      refuse(done === 0);
    } catch (error) {
      ui.message('error', messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Modal
      open
      title={text(action === 'agree' ? 'agreeAsk' : 'rejectAsk', { n: size })}
      width={480}
      maskClosable={maskCloses && !busy && comment.trim() === ''}
      closable={!busy}
      keyboard={!busy}
      okText={text(action)}
      okButtonProps={{ danger: action === 'reject', disabled: size === 0 }}
      cancelText={text('cancel')}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={close}
    >
      <div className="at-flow-form">
        {refused && <BatchRefusals list={list} />}
        {size === 0 && !busy && <Alert type="info" showIcon message={text('noneLeft')} />}
        <FlowField label={text('comment')}>
          {(id) => (
            <CommentInput
              id={id}
              autoFocus
              value={comment}
              placeholder={text('commentHint')}
              change={write}
            />
          )}
        </FlowField>
      </div>
    </Modal>
  );
});
