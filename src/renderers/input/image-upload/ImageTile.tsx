import { CloseOutlined, FileImageOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Image, theme } from 'antd';
import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FileValue } from '../../../schemas/wire/file.ts';
import { filesLocale } from '../shared/files.locale.ts';
import { useFileAddress } from '../../shared/useFileAddress.ts';
import type { Upload } from '../shared/useUploads.ts';

/** Edge of a small view, px. */
export const TILE = 96;
/** Longest side, px, of an image that fills a tile on screens of fine dots. */
const SMALL = 384;

function Tile({ children, end }: { children: ReactNode; end: ReactNode }) {
  const { token } = theme.useToken();
  const frame: CSSProperties = {
    position: 'relative',
    width: TILE,
    height: TILE,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    color: token.colorTextSecondary,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
  };
  return (
    <div style={frame}>
      {children}
      <span style={{ position: 'absolute', top: 2, insetInlineEnd: 2, display: 'flex', gap: 2 }}>{end}</span>
    </div>
  );
}

/** A stored image, small; a click shows it large. What cannot be shown says so. */
export function ImageTile({
  file,
  view,
  large,
  remove,
}: {
  file: FileValue;
  /** The picture that was just sent, which need not be fetched. */
  view: string | undefined;
  /** Whether the images are looked at large, each as it was sent. */
  large: boolean;
  remove: (() => void) | undefined;
}) {
  const text = useText(filesLocale);
  const { token } = theme.useToken();
  const address = useFileAddress(file.id, view, SMALL);
  const whole = useFileAddress(file.id, large ? view : '');
  const [failed, fail] = useState<string>();
  const gone = address === undefined || address === failed;
  return (
    <Tile
      end={
        remove && (
          <Button
            size="small"
            icon={<CloseOutlined aria-hidden aria-label={undefined} />}
            aria-label={text('remove', { name: file.name })}
            onClick={remove}
          />
        )
      }
    >
      {address && !gone ? (
        <Image
          src={address}
          alt={file.name}
          width={TILE}
          height={TILE}
          style={{ objectFit: 'cover' }}
          preview={{ mask: false, src: whole || address }}
          onError={() => fail(address)}
        />
      ) : (
        <span
          role="img"
          aria-label={gone ? text('notShown', { name: file.name }) : file.name}
          title={gone ? text('notShown', { name: file.name }) : file.name}
          style={{
            fontSize: token.fontSizeHeading3,
            color: gone ? token.colorErrorText : token.colorTextQuaternary,
          }}
        >
          <FileImageOutlined aria-hidden aria-label={undefined} />
        </span>
      )}
    </Tile>
  );
}

/** An image on its way. */
export function UploadTile({ upload, remove }: { upload: Upload; remove: () => void }) {
  const text = useText(filesLocale);
  const { name } = upload.file;
  return (
    <Tile
      end={
        <Button
          size="small"
          icon={<CloseOutlined aria-hidden aria-label={undefined} />}
          aria-label={text('giveUp', { name })}
          onClick={remove}
        />
      }
    >
      <span role="status" title={name}>
        <LoadingOutlined aria-label={text('sending')} />
      </span>
    </Tile>
  );
}
