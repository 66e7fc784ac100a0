import { Alert, Form, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LimitedInput } from '../../../renderers/shared/typing/LimitedInput.tsx';
import { ApiError, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RuleSet } from '../../../schemas/condition.ts';
import { LONGEST_NAME, RESOURCE_ID } from '../../../schemas/kinds.ts';
import { saveNew } from '../../core/designCalls.ts';
import { blankDocument } from '../../../documents/blankDocument.ts';
import { conditionLocale } from './condition.locale.ts';

interface SaveAsDialogProps {
  rules: RuleSet;
  saved: (id: string) => void;
  close: () => void;
}

const ID = new RegExp(RESOURCE_ID);

/** Keeps rules as a condition of its own, which other documents can name. */
export const SaveAsDialog = observer(function SaveAsDialog({ rules, saved, close }: SaveAsDialogProps) {
  const text = useText(conditionLocale);
  const { client } = useRoot();
  const [{ name, id }, setCalled] = useState({ name: '', id: '' });
  const [isOwnId, setOwnId] = useState(false);
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const rename = (typed: string): void => {
    setCalled((before) => ({ ...before, name: typed }));
    if (isOwnId) return;
    void import('../../../documents/pinyinNames.ts').then(({ idOf }) =>
      setCalled((before) => (before.name === typed ? { ...before, id: idOf(typed) } : before)),
    );
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const blank = blankDocument('condition', { id, name: name.trim() });
      await saveNew(client, { ...blank, kind: 'condition', rules });
      saved(id);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.detail.code === 'ID_EXISTS';
      setTold(isTaken ? text('idTaken') : text('failed', { why: messageOf(error) }));
      setBusy(false);
    }
  };
  const isWrong = id !== '' && !ID.test(id);
  return (
    <Modal
      open
      title={text('saveAs')}
      okText={text('save')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: name.trim() === '' || !ID.test(id) }}
      onOk={() => void save()}
      onCancel={close}
    >
      {told !== undefined && <Alert type="error" message={told} style={{ marginBottom: 16 }} />}
      <Form layout="vertical">
        <Form.Item label={text('name')} required>
          <LimitedInput
            autoFocus
            limit={LONGEST_NAME}
            aria-label={text('name')}
            value={name}
            onChange={({ target }) => rename(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={text('id')}
          required
          help={isWrong ? text('idWrong') : undefined}
          {...(isWrong && { validateStatus: 'error' as const })}
        >
          <LimitedInput
            limit={64}
            aria-label={text('id')}
            value={id}
            onChange={({ target }) => {
              setOwnId(true);
              setCalled((before) => ({ ...before, id: target.value }));
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
});
