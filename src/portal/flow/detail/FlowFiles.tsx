import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useFileLink } from '../../../renderers/input/shared/useFileLink.ts';
import { fileSize } from '../../../documents/fileSize.ts';
import type { FlowFile } from '../../../schemas/wire/flowInstance.ts';

/** Files that somebody gave; a click downloads one. */
export function FlowFiles({ files }: { readonly files: readonly FlowFile[] }) {
  const download = useFileLink();
  if (files.length === 0) return null;
  return (
    <ul className="at-flow-files">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <PaperClipOutlined aria-hidden />{' '}
          <Button type="link" size="small" onClick={() => void download(id)}>
            {name}
          </Button>{' '}
          <span className="at-flow-quiet">{fileSize(size)}</span>
        </li>
      ))}
    </ul>
  );
}
