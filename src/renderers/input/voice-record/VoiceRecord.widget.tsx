import { AudioOutlined } from '@ant-design/icons';
import { Alert, Badge, Button, Flex, Spin, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { formatDateTime } from '../../../documents/dateText.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { useInput } from '../shared/useInput.ts';
import { useUploads } from '../shared/useUploads.ts';
import { Recording } from './Recording.tsx';
import { useRecorder } from './useRecorder.ts';
import { voiceRecordLocale } from './VoiceRecord.locale.ts';
import type { voiceRecordMeta } from './VoiceRecord.meta.ts';

/** MB; ten minutes take less than three. */
const LARGEST = 20;

/** How files of a type of sound end. */
const endingOf = (type: string): string => {
  const [, kind = 'webm'] = /^audio\/(?:x-)?([a-z0-9]+)/.exec(type) ?? [];
  return kind === 'mpeg' ? 'mp3' : kind === 'mp4' ? 'm4a' : kind;
};

/** Seconds as `m:ss`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default observer(function VoiceRecord(widget: RendererProps<typeof voiceRecordMeta>) {
  const input = useInput(widget);
  const text = useText(voiceRecordLocale);
  const { token } = theme.useToken();
  const { maxCount, maxSeconds } = widget.props;
  const { files, uploads, free, send, retry, remove } = useUploads(input, {
    maxCount,
    maxSize: LARGEST,
    accept: [],
  });
  const root = useRoot();
  const keep = (sound: Blob, ending: string): void => {
    const time = formatDateTime(new Date().toISOString(), DEFAULT_ZONE).replaceAll(':', '.');
    send([new File([sound], `${text('fileName', { time })}.${ending}`, { type: sound.type })]);
    input.leave();
  };
  const recorder = useRecorder(maxSeconds, keep);
  /** By what surrounds the page where that records, else by the browser. */
  const start = async (): Promise<void> => {
    const { recordSound } = root.container;
    const sound = recordSound && (await recordSound().catch(() => undefined));
    if (sound === undefined) recorder.start();
    else keep(sound, endingOf(sound.type));
  };
  const recording = recorder.state === 'recording';
  const hold = useRef(input.hold);
  hold.current = input.hold;
  useEffect(() => (recording ? hold.current() : undefined), [recording]);
  if (input.filter) return <FilledFilter input={input} />;
  const { id, size, disabled } = input.attributes;
  const large = size ? { size } : {};
  const most = clock(maxSeconds);
  const { state } = recorder;
  const recordings = files.map((file, index) => (
    <Recording
      key={file.id}
      file={file}
      title={widget.title}
      n={index + 1}
      remove={widget.readOnly || disabled ? undefined : () => remove(file.id)}
    />
  ));
  if (widget.readOnly) {
    if (files.length > 0) return <Flex vertical>{recordings}</Flex>;
    return <span style={{ color: token.colorTextSecondary }}>{text('none')}</span>;
  }
  return (
    <Flex vertical gap="small" {...(id === undefined ? {} : { id })} {...groupAttributes(input)}>
      {recordings}
      {uploads.map((upload) => (
        <Flex key={upload.key} align="center" gap="small" role="status">
          {upload.status === 'sending' && <Spin size="small" />}
          <Typography.Text type={upload.status === 'failed' ? 'danger' : 'secondary'}>
            {upload.status === 'failed' ? upload.message : text('sending')}
          </Typography.Text>
          {upload.status === 'failed' && upload.mayRetry && (
            <Button size="small" autoInsertSpace={false} onClick={() => retry(upload.key)}>
              {text('retry')}
            </Button>
          )}
          {upload.status === 'failed' && (
            <Button size="small" type="text" onClick={() => remove(upload.key)}>
              {text('giveUp')}
            </Button>
          )}
        </Flex>
      ))}
      {state === 'recording' && (
        <Flex align="center" gap="small" wrap>
          <Badge status="error" />
          <Typography.Text role="timer">
            {text('recording', { time: clock(recorder.seconds), most })}
          </Typography.Text>
          <Button {...large} type="primary" autoInsertSpace={false} onClick={recorder.stop}>
            {text('stop')}
          </Button>
          <Button {...large} autoInsertSpace={false} onClick={recorder.discard}>
            {text('discard')}
          </Button>
        </Flex>
      )}
      {state !== 'recording' && free > 0 && (
        <Flex align="center" gap="small" wrap>
          <Button
            {...large}
            aria-label={text('startFor', { title: widget.title })}
            disabled={disabled}
            loading={state === 'asking'}
            icon={<AudioOutlined aria-hidden aria-label={undefined} />}
            onClick={() => void start()}
          >
            {text(state === 'asking' ? 'asking' : 'start')}
          </Button>
          <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
            {text('hint', { most })}
          </Typography.Text>
        </Flex>
      )}
      {(state === 'refused' || state === 'absent' || state === 'unsupported') && (
        <Alert type="warning" showIcon message={text(state)} />
      )}
    </Flex>
  );
});
