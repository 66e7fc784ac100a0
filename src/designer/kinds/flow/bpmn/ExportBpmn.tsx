import { Alert, Button, Modal, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { useLoaded } from '../../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { saveFile } from '../../../bundles/bundle.ts';
import type { DocumentActionProps } from '../../documentAction.ts';
import { exportBpmn } from './bpmnCalls.ts';
import { bpmnLocale } from './bpmn.locale.ts';
import { LostList } from './LostList.tsx';
import './bpmn.css';

/** The flow as a BPMN diagram, with what other tools will not understand of it. */
export const ExportBpmn = observer(function ExportBpmn({ design, close }: DocumentActionProps) {
  const { client, ui } = useRoot();
  const text = useText(bpmnLocale);
  useBackCloses(true, close);
  const { autosave, model } = design;
  const { document } = model;
  const load = useCallback(
    async (signal: AbortSignal) => {
      // The server writes what it has.
      if (!(await autosave.flush())) return undefined;
      return exportBpmn(client, document.id, signal);
    },
    [client, autosave, document.id],
  );
  const { loaded, retry } = useLoaded(load);
  const written = loaded.status === 'ready' ? loaded.value : undefined;
  const name = `${document.id}.bpmn`;
  const why =
    loaded.status === 'failed'
      ? messageOf(loaded.error)
      : loaded.status === 'ready' && written === undefined
        ? text('notSaved')
        : undefined;
  return (
    <Modal
      open
      centered
      width="min(560px, calc(100vw - 32px))"
      title={text('exportTitle')}
      okText={text('download', { name })}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: written === undefined }}
      onCancel={close}
      onOk={() => {
        if (written === undefined) return;
        saveFile(name, written.xml, 'application/xml');
        ui.message('success', text('saved', { name }));
        close();
      }}
    >
      {loaded.status === 'loading' && (
        <div role="status">
          <Spin size="small" /> {text('reading')}
        </div>
      )}
      {why !== undefined && (
        <Alert
          type="error"
          showIcon
          message={why}
          action={
            <Button size="small" onClick={retry}>
              {text('retry')}
            </Button>
          }
        />
      )}
      {written?.lost.length === 0 && <p>{text('nothingLost')}</p>}
      {written !== undefined && written.lost.length > 0 && document.kind === 'flow' && (
        <LostList intro={text('onlyHere')} lost={written.lost} flow={document} />
      )}
    </Modal>
  );
});
