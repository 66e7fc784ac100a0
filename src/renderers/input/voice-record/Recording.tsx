import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Spin, Typography } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FileValue } from '../../../schemas/wire/file.ts';
import { useFileAddress } from '../../shared/useFileAddress.ts';
import { voiceRecordLocale } from './VoiceRecord.locale.ts';

/** One stored recording in the browser's player. */
export function Recording({
  file,
  title,
  n,
  remove,
}: {
  file: FileValue;
  title: string;
  /** Its place, from 1. */
  n: number;
  remove: (() => void) | undefined;
}) {
  const text = useText(voiceRecordLocale);
  const address = useFileAddress(file.id, undefined);
  return (
    <Flex align="center" gap="small">
      {address === '' && <Spin size="small" />}
      {address === undefined && <Typography.Text type="secondary">{text('gone')}</Typography.Text>}
      {address !== undefined && address !== '' && (
        <audio
          controls
          preload="metadata"
          src={address}
          aria-label={text('player', { title, n })}
          style={{ flex: '1 1 auto', minWidth: 0, maxWidth: 360, height: 40 }}
        />
      )}
      {remove && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden aria-label={undefined} />}
          aria-label={text('remove', { n })}
          onClick={remove}
        />
      )}
    </Flex>
  );
}
