import { PictureOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Spin, theme, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useMaskCloses } from '../../shared/useMaskCloses.ts';
import { FilePicker } from '../shared/FilePicker.tsx';
import { cameraScanLocale } from './CameraScan.locale.ts';
import type { CodeKind } from './CameraScan.meta.ts';
import { CodeReader } from './codeReader.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';

type CameraState = 'starting' | 'watching' | 'refused' | 'absent' | 'unsupported';

/** What stands in the way of the camera, by the names that `getUserMedia` gives its refusals. */
function obstacleOf(error: unknown): CameraState {
  if (!(error instanceof DOMException)) return 'unsupported';
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused';
  return 'absent';
}

/** The camera's picture in a dialog, until it shows a code; a picture from the device does as well. */
export default function Scanner({
  title,
  codes,
  found,
  close,
}: {
  title: string;
  codes: CodeKind;
  found: (text: string) => void;
  close: () => void;
}) {
  const text = useText(cameraScanLocale);
  const { token } = theme.useToken();
  const [reader] = useState(() => new CodeReader(codes));
  const video = useRef<HTMLVideoElement>(null);
  const [state, show] = useState<CameraState>('starting');
  const maskCloses = useMaskCloses();
  useBackCloses(true, close);
  const [fault, tell] = useState('');
  const latest = useRef(found);
  latest.current = found;
  useEffect(() => {
    let over = false;
    let stop: (() => void) | undefined;
    const start = async (screen: HTMLVideoElement): Promise<void> => {
      if (!('mediaDevices' in navigator)) {
        show('unsupported');
        return;
      }
      try {
        const ended = await reader.watch(screen, (said) => {
          if (!over) latest.current(said);
        });
        // The dialog was closed while the person was asked for the camera.
        if (over) ended();
        else {
          stop = ended;
          show('watching');
        }
      } catch (error) {
        if (!over) show(obstacleOf(error));
      }
    };
    if (video.current) void start(video.current);
    return () => {
      over = true;
      stop?.();
    };
  }, [reader]);
  const readPicture = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    tell('');
    const said = await reader.read(file).catch(() => undefined);
    if (said === undefined) tell(text('noCode'));
    else found(said);
  };
  const watching = state === 'starting' || state === 'watching';
  return (
    <Modal open title={title} footer={null} width={480} maskClosable={maskCloses} onCancel={close}>
      <FilePicker
        accept="image/*"
        multiple={false}
        open
        choose={([file]) => {
          void readPicture(file);
        }}
      >
        {(pick) => (
          <Flex vertical gap="middle">
            <div
              hidden={!watching}
              style={{
                position: 'relative',
                aspectRatio: '4 / 3',
                overflow: 'hidden',
                borderRadius: token.borderRadiusLG,
                background: token.colorFillSecondary,
              }}
            >
              <video
                ref={video}
                muted
                playsInline
                aria-label={text('camera')}
                style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
              />
              {state === 'watching' && (
                <div
                  style={{
                    position: 'absolute',
                    inset: '15%',
                    border: `2px solid ${token.colorPrimary}`,
                    borderRadius: token.borderRadiusLG,
                  }}
                />
              )}
            </div>
            {watching ? (
              <Flex justify="center" gap="small" role="status">
                {state === 'starting' && <Spin size="small" />}
                <Typography.Text type="secondary">
                  {text(state === 'starting' ? 'starting' : 'aim')}
                </Typography.Text>
              </Flex>
            ) : (
              <Alert type="warning" showIcon message={text(state)} />
            )}
            {fault && <Alert type="error" showIcon message={fault} />}
            <Flex justify="center">
              <Button icon={<PictureOutlined aria-hidden aria-label={undefined} />} onClick={pick}>
                {text('picture')}
              </Button>
            </Flex>
          </Flex>
        )}
      </FilePicker>
    </Modal>
  );
}
