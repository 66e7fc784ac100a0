import { DeleteOutlined, LoadingOutlined, PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { filesIn } from '../../../renderers/input/shared/files.meta.ts';
import { filesLocale } from '../../../renderers/input/shared/files.locale.ts';
import { FilePicker } from '../../../renderers/input/shared/FilePicker.tsx';
import { RefusedFiles } from '../../../renderers/input/shared/RefusedFiles.tsx';
import { useUploads } from '../../../renderers/input/shared/useUploads.ts';
import { fileSize } from '../../../documents/fileSize.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ActionDraft } from './ActionDraft.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { plainInput } from './plainInput.ts';

const MOST = 20;
/** MB */
const LARGEST = 20;

/** Attachments to what somebody does, by the upload of the product. */
export const FilesInput = observer(function FilesInput({
  id,
  draft,
}: {
  readonly id: string;
  readonly draft: ActionDraft;
}) {
  const { ui } = useRoot();
  const text = useText(flowPartsLocale);
  const fileText = useText(filesLocale);
  const input = plainInput({
    id,
    title: text('files'),
    value: draft.attachments,
    change: (value) => draft.change({ attachments: filesIn(value) }),
    hold: draft.hold,
    problem: draft.problems.attachments,
  });
  const { files, uploads, free, send, retry, remove } = useUploads(input, {
    maxCount: MOST,
    maxSize: LARGEST,
    accept: [],
  });
  const sending = uploads.filter(({ status }) => status === 'sending');
  return (
    <FilePicker
      accept=""
      multiple
      open={free > 0}
      choose={(chosen) => {
        if (send(chosen) > 0) ui.message('warning', text('tooManyFiles', { n: MOST }));
      }}
    >
      {(pick) => (
        <div className="at-flow-upload">
          <div>
            <Button id={id} icon={<UploadOutlined aria-hidden />} disabled={free === 0} onClick={pick}>
              {text('addFile')}
            </Button>{' '}
            <span className="at-flow-quiet">{text('fileHint', { n: MOST, size: LARGEST })}</span>
          </div>
          {files.length + sending.length > 0 && (
            <ul className="at-flow-files" aria-label={text('files')}>
              {files.map((file) => (
                <li key={file.id}>
                  <PaperClipOutlined aria-hidden /> {file.name}{' '}
                  <span className="at-flow-quiet">{fileSize(file.size)}</span>{' '}
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={fileText('remove', { name: file.name })}
                    onClick={() => remove(file.id)}
                  />
                </li>
              ))}
              {sending.map(({ key, file }) => (
                <li key={key} role="status">
                  <LoadingOutlined aria-hidden /> {file.name} · {fileText('sending')}
                </li>
              ))}
            </ul>
          )}
          <RefusedFiles uploads={uploads} retry={retry} remove={remove} />
        </div>
      )}
    </FilePicker>
  );
});
