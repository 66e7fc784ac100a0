import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Modal, theme } from 'antd';
import { useState } from 'react';
import { safeImageUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { CellPicture } from '../../../schemas/rendererMeta.ts';
import { useFileAddress } from '../../shared/useFileAddress.ts';
import { recordsLocale } from './records.locale.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';

/** One of the pictures of a field, as large as the window lets it be. */
export default function LargePicture({
  pictures,
  first,
  close,
}: {
  pictures: readonly CellPicture[];
  first: number;
  close: () => void;
}) {
  const text = useText(recordsLocale);
  useBackCloses(true, close);
  const { token } = theme.useToken();
  const [at, setAt] = useState(first);
  const picture = pictures[at];
  const step = (by: number): void => setAt((at + by + pictures.length) % pictures.length);
  if (!picture) return null;
  return (
    <Modal
      open
      centered
      width="fit-content"
      title={<span style={{ overflowWrap: 'anywhere' }}>{picture.name}</span>}
      onCancel={close}
      styles={{ content: { minWidth: 'min(320px, 90vw)' } }}
      footer={
        pictures.length > 1 && (
          <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: token.margin }}>
            <Button
              icon={<LeftOutlined aria-hidden aria-label={undefined} />}
              aria-label={text('previousPicture')}
              onClick={() => step(-1)}
            />
            <span role="status">
              {at + 1} / {pictures.length}
            </span>
            <Button
              icon={<RightOutlined aria-hidden aria-label={undefined} />}
              aria-label={text('nextPicture')}
              onClick={() => step(1)}
            />
          </div>
        )
      }
    >
      <Sheet key={picture.id} picture={picture} />
    </Modal>
  );
}

function Sheet({ picture: { id, name, address: given } }: { picture: CellPicture }) {
  const text = useText(recordsLocale);
  const { token } = theme.useToken();
  const address = useFileAddress(id, given === undefined ? undefined : (safeImageUrl(given) ?? ''));
  const [failed, fail] = useState(false);
  if (address === undefined || failed) {
    return <div role="alert">{text('pictureGone', { name })}</div>;
  }
  const paper = {
    display: 'block',
    margin: 'auto',
    maxWidth: '100%',
    maxHeight: '70vh',
    minHeight: 96,
    background: '#fff',
    borderRadius: token.borderRadius,
  };
  if (address === '') return <div aria-busy style={{ ...paper, width: 240 }} />;
  return (
    <img src={address} alt={name} referrerPolicy="no-referrer" onError={() => fail(true)} style={paper} />
  );
}
