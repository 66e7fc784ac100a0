import { CloseOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { filesLocale } from './files.locale.ts';
import type { Upload } from './useUploads.ts';

interface RefusedFilesProps {
  uploads: readonly Upload[];
  retry: (key: string) => void;
  remove: (key: string) => void;
}

/** Files that did not get there, below the input: nobody takes them for files of the record. */
export function RefusedFiles({ uploads, retry, remove }: RefusedFilesProps) {
  const text = useText(filesLocale);
  const failed = uploads.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  return (
    <Flex vertical gap="small">
      {failed.map(({ key, file, message, mayRetry }) => (
        <Alert
          key={key}
          type="error"
          showIcon
          role="status"
          message={mayRetry ? text('notSent', { name: file.name, reason: message }) : message}
          action={
            mayRetry && (
              <Button size="small" onClick={() => retry(key)}>
                {text('retry')}
              </Button>
            )
          }
          closable={{
            closeIcon: <CloseOutlined aria-hidden aria-label={undefined} />,
            'aria-label': text('dismiss', { name: file.name }),
          }}
          onClose={() => remove(key)}
          style={{ paddingBlock: 4, overflowWrap: 'anywhere' }}
        />
      ))}
    </Flex>
  );
}
