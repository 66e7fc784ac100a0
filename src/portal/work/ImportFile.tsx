import { InboxOutlined } from '@ant-design/icons';
import { Spin, Upload } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { ImportModel } from '../../runtime/stores/ImportModel.ts';
import { workLocale } from './work.locale.ts';

/** The choice of a file, or a place to drop it. */
export const ImportFile = observer(function ImportFile({ model }: { model: ImportModel }) {
  const text = useText(workLocale);
  return (
    <Spin spinning={model.busy} tip={text('reading')}>
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
    </Spin>
  );
});
