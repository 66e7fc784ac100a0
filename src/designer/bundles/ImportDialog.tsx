import { Alert, Button, Modal, Select, Spin, Upload } from 'antd';
import { InboxOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ArrivalTable } from './ArrivalTable.tsx';
import { ImportModel } from './ImportModel.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { TrialNotes } from './TrialNotes.tsx';
import { bundlesLocale } from './bundles.locale.ts';
import './bundles.css';

/** Brings a bundle in: choose the file, look at what it would do, decide for each document, import. */
export const ImportDialog = observer(function ImportDialog({ close }: { close: () => void }) {
  const { client, theme } = useRoot();
  const text = useText(bundlesLocale);
  const [model] = useState(() => new ImportModel(client));
  useEffect(() => () => model.leave(), [model]);
  useBackCloses(true, close);
  const { bundle, outcome } = model;
  const footer =
    outcome === undefined ? (
      <>
        <Button onClick={close}>{text('cancel')}</Button>
        <Button
          type="primary"
          disabled={!model.isReady}
          loading={model.isImporting}
          onClick={() => void model.import()}
        >
          {text('import')}
        </Button>
      </>
    ) : (
      <Button type="primary" onClick={close}>
        {text('close')}
      </Button>
    );
  return (
    <Modal
      open
      centered
      title={text('importTitle')}
      width={theme.device === 'mobile' ? '100%' : 'min(960px, calc(100vw - 32px))'}
      maskClosable={false}
      onCancel={close}
      footer={footer}
    >
      <div className="at-bundles">
        {outcome !== undefined && <ImportOutcome outcome={outcome} />}
        {outcome === undefined && bundle === undefined && <ChooseFile model={model} />}
        {outcome === undefined && bundle !== undefined && <Look model={model} />}
      </div>
    </Modal>
  );
});

const ChooseFile = observer(function ChooseFile({ model }: { model: ImportModel }) {
  const text = useText(bundlesLocale);
  return (
    <>
      <Upload.Dragger
        accept=".json,application/json"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void model.open(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined aria-hidden />
        </p>
        <p className="ant-upload-text">{text('drop')}</p>
        <p className="ant-upload-hint">{text('dropHint')}</p>
      </Upload.Dragger>
      {model.fileFault !== undefined && (
        <Alert type="error" showIcon message={model.fileName} description={text(model.fileFault)} />
      )}
    </>
  );
});

const Look = observer(function Look({ model }: { model: ImportModel }) {
  const text = useText(bundlesLocale);
  const { reasons } = model;
  return (
    <>
      <div className="at-bundles-row">
        <strong>{model.fileName}</strong>
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void model.open(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <Button size="small">{text('another')}</Button>
        </Upload>
        <Owner model={model} />
      </div>
      {reasons.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={text('refused')}
          description={
            <ul>
              {reasons.map(({ of, message }, index) => (
                <li key={index}>{of === undefined ? message : `${of}：${message}`}</li>
              ))}
            </ul>
          }
          action={
            <Button size="small" onClick={() => void model.look()}>
              {text('again')}
            </Button>
          }
        />
      )}
      <Spin spinning={model.isLooking} tip={text('looking')}>
        <ArrivalTable model={model} />
      </Spin>
      <TrialNotes model={model} />
    </>
  );
});

/** Whose the new documents are. */
const Owner = observer(function Owner({ model }: { model: ImportModel }) {
  const text = useText(bundlesLocale);
  const options = model.owners.map(({ id, name }) => ({
    value: id,
    label: id === '' ? text('ownerNone') : `${name} (${id})`,
  }));
  if (options.length === 0) return null;
  return (
    <label>
      {text('owner')}
      <Select
        aria-label={text('owner')}
        value={model.system}
        style={{ minWidth: 200 }}
        options={options}
        onChange={(system: string) => model.setSystem(system)}
      />
    </label>
  );
});
