import { VideoCameraOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { isTested } from '../../documents/scenario/subject.ts';
import { ExpectationTable } from './ExpectationTable.tsx';
import { type Looked, Recording } from './Recording.ts';
import { recordLocale } from './record.locale.ts';
import './tests.css';

interface RecordTestProps {
  document: AtriumDocument;
  /** As whom, when and with which record the page is seen. */
  looked: Looked;
  /** The stores of the page; undefined until it has begun. */
  running: RootStore | undefined;
}

/** Records a test of the page as it stands: what it shows to this role with this data is expected from now on. */
export const RecordTest = observer(function RecordTest({ document, looked, running }: RecordTestProps) {
  const root = useRoot();
  const text = useText(recordLocale);
  const [recording, setRecording] = useState<Recording>();
  if (!isTested(document)) return null;
  const begin = (): void => {
    if (running === undefined || looked.role === undefined) return;
    const made = new Recording(root, document, looked);
    setRecording(made);
    void made.look(running);
  };
  const close = (): void => {
    recording?.dispose();
    setRecording(undefined);
  };
  return (
    <>
      <Button
        icon={<VideoCameraOutlined aria-hidden />}
        disabled={running === undefined || looked.role === undefined}
        onClick={begin}
      >
        {text('record')}
      </Button>
      {recording && <RecordDialog recording={recording} close={close} />}
    </>
  );
});

/** What is recorded, before it is kept: a title, and what of the page is expected. */
const RecordDialog = observer(function RecordDialog({
  recording,
  close,
}: {
  recording: Recording;
  close: () => void;
}) {
  const { ui } = useRoot();
  const text = useText(recordLocale);
  const { title, expect, found, failure, isSaving, isReady } = recording;
  const keep = async (): Promise<void> => {
    if (!(await recording.keep())) return;
    ui.message('success', text('kept'));
    close();
  };
  return (
    <Modal
      open
      width={720}
      maskClosable={false}
      title={text('record')}
      okText={text('keep')}
      cancelText={text('cancel')}
      confirmLoading={isSaving}
      okButtonProps={{ disabled: !isReady }}
      onOk={() => void keep()}
      onCancel={close}
    >
      <div className="at-tests-editor">
        <label className="at-tests-title">
          {text('title')}
          <LimitedInput
            autoFocus
            limit={100}
            placeholder={text('titlePlaceholder')}
            value={title}
            onChange={({ target }) => recording.setTitle(target.value)}
          />
        </label>
        {failure !== undefined && <Alert type="error" showIcon message={failure} />}
        {found === undefined ? (
          failure === undefined && (
            <Spin tip={text('looking')}>
              <div style={{ minHeight: 80 }} />
            </Spin>
          )
        ) : (
          <>
            <p className="at-tests-note">{text('hint')}</p>
            <ExpectationTable
              expect={expect}
              found={found}
              nameOf={recording.nameOf}
              change={(next) => recording.setExpect(next)}
            />
          </>
        )}
      </div>
    </Modal>
  );
});
