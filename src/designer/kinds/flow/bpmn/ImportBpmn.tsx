import { InboxOutlined } from '@ant-design/icons';
import { Alert, Modal, Spin, Upload } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import { replaceDocument } from '../../../../documents/edit/setMember.ts';
import { isCancelled, messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import type { Text } from '../../../../schemas/text.ts';
import type { DocumentActionProps } from '../../documentAction.ts';
import { importBpmn } from './bpmnCalls.ts';
import { bpmnLocale } from './bpmn.locale.ts';
import { LostList } from './LostList.tsx';
import { takeOver } from './takeOver.ts';
import './bpmn.css';

/** Bytes of a file that is read: what the server takes. */
const LARGEST = 2_000_000;

/** What became of a file that was chosen. */
type Read =
  | { readonly is: 'reading' }
  | { readonly is: 'failed'; readonly why: string }
  | { readonly is: 'unfit'; readonly messages: readonly Text[] }
  | { readonly is: 'read'; readonly flow: FlowDocument; readonly lost: readonly string[] };

/** A BPMN diagram in the place of the flow that is designed, with what of it could not be taken over. */
export const ImportBpmn = observer(function ImportBpmn({ design, close }: DocumentActionProps) {
  const { client, locale } = useRoot();
  const text = useText(bpmnLocale);
  const [file, choose] = useState<{ readonly name: string; readonly read: Read }>();
  useBackCloses(true, close);
  const { model } = design;
  const open = async (chosen: File): Promise<void> => {
    const { name } = chosen;
    const become = (read: Read): void => choose({ name, read });
    const own = model.document;
    if (own.kind !== 'flow') return;
    if (chosen.size > LARGEST) {
      become({ is: 'failed', why: text('tooLarge') });
      return;
    }
    become({ is: 'reading' });
    try {
      const { schema, lost } = await importBpmn(client, await chosen.text(), own.form);
      const { document, findings } = takeOver(own, schema);
      if (document?.kind === 'flow') become({ is: 'read', flow: document, lost });
      else become({ is: 'unfit', messages: findings.map(({ message }) => message) });
    } catch (error) {
      if (!isCancelled(error)) become({ is: 'failed', why: messageOf(error) });
    }
  };
  const read = file?.read;
  const flow = read?.is === 'read' ? read.flow : undefined;
  return (
    <Modal
      open
      centered
      width="min(560px, calc(100vw - 32px))"
      title={text('importTitle')}
      okText={text('replace')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: flow === undefined }}
      onCancel={close}
      onOk={() => {
        if (flow === undefined) return;
        model.run(replaceDocument(flow, locale.inBoth(bpmnLocale, 'importTitle')));
        close();
      }}
    >
      <Upload.Dragger
        accept=".bpmn,.xml"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(chosen) => {
          void open(chosen);
          return Upload.LIST_IGNORE;
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined aria-hidden />
        </p>
        <p className="ant-upload-text">{text(file === undefined ? 'drop' : 'another')}</p>
        <p className="ant-upload-hint">{text('dropHint')}</p>
      </Upload.Dragger>
      {read?.is === 'reading' && (
        <div role="status">
          <Spin size="small" /> {text('reading')}
        </div>
      )}
      {read?.is === 'failed' && <Alert type="error" showIcon message={file?.name} description={read.why} />}
      {read?.is === 'unfit' && (
        <Alert
          type="error"
          showIcon
          message={text('unfit')}
          description={
            <ul className="at-flowbpmn-lost">
              {read.messages.map((message, at) => (
                <li key={at}>{locale.localise(message)}</li>
              ))}
            </ul>
          }
        />
      )}
      {read?.is === 'read' && (
        <>
          <p role="status">
            <strong>{text('found', { name: file?.name, count: flowIndex(read.flow).size })}</strong>{' '}
            {text('replaces')}
          </p>
          {read.lost.length === 0 ? (
            <p>{text('allTaken')}</p>
          ) : (
            <LostList intro={text('lost')} lost={read.lost} flow={read.flow} />
          )}
        </>
      )}
    </Modal>
  );
});
