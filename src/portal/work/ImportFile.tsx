import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Button, Spin, Upload } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import { workLocale } from './work.locale.ts';

/** The choice of a file, or a place to drop it. */
export const ImportFile = observer(function ImportFile({ model }: { model: ImportModel }) {
  const text = useText(workLocale);
  const root = useRoot();
  const fetchTemplate = async (): Promise<void> => {
    const url = await model.template();
    if (url !== undefined) root.ui.download(url);
  };
  return (
    <Spin spinning={model.busy} {...(model.job ? {} : { tip: text('reading') })}>
      <Upload.Dragger
        accept=".xlsx,.csv"
        maxCount={1}
        showUploadList={false}
        disabled={model.busy}
        beforeUpload={(file) => {
          void model.choose(file);
          return false;
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined />
        </p>
        <p className="ant-upload-text">{text('chooseFile')}</p>
        <p className="ant-upload-hint">{text('fileHint')}</p>
      </Upload.Dragger>
      <Button
        type="link"
        className="at-work-template"
        icon={<DownloadOutlined />}
        disabled={model.busy}
        onClick={() => void fetchTemplate()}
      >
        {text('fetchTemplate')}
      </Button>
    </Spin>
  );
});
