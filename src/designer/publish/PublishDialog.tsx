import { Alert, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ApiError } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTypingLimit } from '../../renderers/shared/typing/useTypingLimit.ts';
import { publishWorking } from '../core/designCalls.ts';
import type { DesignSession } from '../core/useDesignSession.ts';
import { publishLocale } from './publish.locale.ts';
import { reasonsOf } from './reasonsOf.ts';

/** Characters of a note. */
const LONGEST_NOTE = 500;

/** Gives users the working document as a new version: what is not saved is saved first. */
export const PublishDialog = observer(function PublishDialog({
  session,
  close,
}: {
  session: DesignSession;
  close: () => void;
}) {
  const { client, ui } = useRoot();
  const text = useText(publishLocale);
  const [note, setNote] = useState('');
  const limit = useTypingLimit(note, LONGEST_NOTE);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { model, autosave, problems } = session;
  const { document } = model;
  const isBroken = problems.isCurrent && problems.errors > 0;
  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      if (!(await autosave.flush())) {
        setFailure(text('notSaved'));
        return;
      }
      const { version } = await publishWorking(client, document, model.base.revision, note.trim());
      ui.message('success', text('published', { version }));
      close();
    } catch (error) {
      const isSame = error instanceof ApiError && error.detail.code === 'ALREADY_PUBLISHED';
      setFailure(isSame ? text('nothingNew') : text('failed', { why: reasonsOf(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={text('title', { name: document.name })}
      okText={text('publish')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: isBroken }}
      onOk={() => void publish()}
      onCancel={close}
    >
      {isBroken && <Alert type="error" message={text('errors', { count: problems.errors })} />}
      {failure !== undefined && <Alert type="error" message={failure} />}
      <label className="at-design-note-field">
        {text('note')}
        <Input.TextArea
          {...limit}
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={text('notePlaceholder')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
    </Modal>
  );
});
