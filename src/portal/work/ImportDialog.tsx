import { Alert, Button, Modal, Result } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import type { OpenRequest } from '../../runtime/stores/RequestStore.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { importSummary } from './importSummary.ts';
import { workLocale } from './work.locale.ts';
import './work.css';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';

/** The import of a sheet: a file, its columns with what is wrong in its rows, what came of it. */
export const ImportDialog = observer(function ImportDialog({
  open,
}: {
  open: OpenRequest<ImportModel, ImportOutcome>;
}) {
  const text = useText(workLocale);
  const root = useRoot();
  const model = open.request;
  const { step, busy, ready, job, error, importing } = model;
  const close = (): void => {
    if (step === 'result') open.close(model.outcome);
    else open.close();
  };
  // What is a job goes on without the dialog, and is told of when it is over.
  const inBackground = importing && job !== undefined;
  const closable = !importing || inBackground;
  useBackCloses(true, close, !closable);
  const stop = <Button onClick={() => void model.cancel()}>{text('cancelJob')}</Button>;
  const footer = {
    file: busy ? stop : null,
    columns: (
      <>
        {job ? (
          stop
        ) : (
          <Button
            onClick={() => {
              model.restart();
            }}
          >
            {text('otherFile')}
          </Button>
        )}
        <Button
          type="primary"
          loading={busy && !inBackground}
          disabled={!importing && (busy || ready === 0 || Object.keys(model.mapping).length === 0)}
          onClick={inBackground ? close : () => void model.run()}
        >
          {inBackground ? text('toBackground') : text('importReady', { count: ready })}
        </Button>
      </>
    ),
    result: (
      <Button type="primary" onClick={close}>
        {text('close')}
      </Button>
    ),
  }[step];
  return (
    <Modal
      open
      title={text('importTitle', { title: model.title })}
      width={root.theme.device === 'mobile' ? '100%' : 'min(760px, calc(100vw - 48px))'}
      centered
      maskClosable={false}
      closable={closable}
      keyboard={closable}
      footer={footer}
      onCancel={close}
    >
      <div className="at-work-body">
        {error !== '' && <Alert type="error" showIcon message={error} />}
        <ImportProgress model={model} />
        {step === 'file' && <ImportFile model={model} />}
        {step === 'columns' && !importing && <ImportColumns model={model} />}
        {step === 'result' && model.outcome && (
          <>
            <Result
              status={model.outcome.failed === 0 ? 'success' : 'warning'}
              title={text('importDone')}
              subTitle={importSummary(text, 'importSummary', model.outcome)}
            />
            {model.promised && (
              <Alert type="warning" showIcon message={text('promised', { ...model.promised })} />
            )}
            <ImportErrors model={model} />
          </>
        )}
      </div>
    </Modal>
  );
});
