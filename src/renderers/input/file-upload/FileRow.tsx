import { CloseOutlined, DeleteOutlined, LoadingOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FileValue } from '../../../schemas/wire/file.ts';
import { filesLocale } from '../shared/files.locale.ts';
import { fileSize } from '../../../documents/fileSize.ts';
import { useFileLink } from '../shared/useFileLink.ts';
import type { Upload } from '../shared/useUploads.ts';

/** The line of one file: what it is, and what can be done with it at the end. */
function Line({ icon, children, end }: { icon: ReactNode; children: ReactNode; end: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <li
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginXS,
        minHeight: token.controlHeight,
        minWidth: 0,
      }}
    >
      <span style={{ color: token.colorTextSecondary }}>{icon}</span>
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</span>
      <span style={{ flex: 'none', display: 'flex', gap: token.marginXXS }}>{end}</span>
    </li>
  );
}

/** A stored file; a click downloads it. */
export function FileRow({ file, remove }: { file: FileValue; remove: (() => void) | undefined }) {
  const text = useText(filesLocale);
  const { token } = theme.useToken();
  const download = useFileLink();
  return (
    <Line
      icon={<PaperClipOutlined aria-hidden aria-label={undefined} />}
      end={
        remove && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden aria-label={undefined} />}
            aria-label={text('remove', { name: file.name })}
            onClick={remove}
          />
        )
      }
    >
      <Button
        type="link"
        aria-label={text('download', { name: file.name })}
        onClick={() => void download(file.id)}
        style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
      >
        {file.name}
      </Button>{' '}
      <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {fileSize(file.size)}
      </span>
    </Line>
  );
}

/** A file on its way. */
export function UploadRow({ upload, remove }: { upload: Upload; remove: () => void }) {
  const text = useText(filesLocale);
  const { token } = theme.useToken();
  const { name, size } = upload.file;
  return (
    <Line
      icon={<LoadingOutlined aria-hidden aria-label={undefined} />}
      end={
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden aria-label={undefined} />}
          aria-label={text('giveUp', { name })}
          onClick={remove}
        />
      }
    >
      {name}{' '}
      <span role="status" style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {`${fileSize(size)} · ${text('sending')}`}
      </span>
    </Line>
  );
}
