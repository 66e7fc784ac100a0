import { Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMaskCloses } from '../../../renderers/shared/useMaskCloses.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Decision } from '../../../schemas/wire/flowInstance.ts';
import { CommentInput } from '../shared/CommentInput.tsx';
import { FlowField } from '../shared/FlowField.tsx';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { handleMany } from './handleMany.ts';

interface BatchDialogProps {
  list: FlowList;
  action: Decision;
  close: () => void;
}

/** Asks for the one comment that goes to all chosen tasks, and handles them. */
export const BatchDialog = observer(function BatchDialog({ list, action, close }: BatchDialogProps) {
  const { client, ui } = useRoot();
  const text = useText(flowListsLocale);
  const [comment, write] = useState('');
  const [busy, setBusy] = useState(false);
  const maskCloses = useMaskCloses(true);
  useBackCloses(true, close, busy);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const rows = [...list.choice.rows.values()];
    const refusals = await handleMany(client, rows, action, comment.trim());
    const done = rows.length - refusals.size;
    if (done > 0) ui.message('success', text('done', { n: done }));
    list.choice.tellOutcome(refusals);
    close();
    await list.refresh();
  };
  return (
    <Modal
      open
      title={text(action === 'agree' ? 'agreeAsk' : 'rejectAsk', { n: list.choice.rows.size })}
      width={480}
      maskClosable={maskCloses && !busy}
      closable={!busy}
      okText={text(action)}
      okButtonProps={{ danger: action === 'reject' }}
      cancelText={text('cancel')}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={close}
    >
      <FlowField label={text('comment')}>
        {(id) => (
          <CommentInput id={id} autoFocus value={comment} placeholder={text('commentHint')} change={write} />
        )}
      </FlowField>
    </Modal>
  );
});
