import { FileImageOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { isDrawing } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { CellPicture } from '../../../schemas/rendererMeta.ts';
import { recordsLocale } from './records.locale.ts';
import { usePicture } from './usePicture.ts';

// Few cells are ever looked at closely.
const LargePicture = lazyPart(async () => (await import('./LargePicture.tsx')).default);

/** Pictures in sight; of the rest the number is told. */
const SHOWN = 3;
/** Height of a small picture, px: it fits the rows of the closest density. */
const EDGE = 28;
/** A signature is wider than it is high. */
const WIDEST = 3 * EDGE;

/** The pictures of a field, small; a click shows one large, and leads to the others. */
export default function PictureCell({ pictures }: { pictures: readonly CellPicture[] }) {
  const { token } = theme.useToken();
  const [open, setOpen] = useState<number>();
  const pressed = useRef<HTMLButtonElement | undefined>(undefined);
  const more = pictures.length - SHOWN;
  return (
    <span
      style={{ display: 'inline-flex', alignItems: 'center', gap: token.marginXXS, verticalAlign: 'middle' }}
    >
      {pictures.slice(0, SHOWN).map((picture, index) => (
        <SmallPicture
          key={picture.id}
          picture={picture}
          onOpen={(button) => {
            pressed.current = button;
            setOpen(index);
          }}
        />
      ))}
      {more > 0 && <span style={{ color: token.colorTextSecondary }}>+{more}</span>}
      {open !== undefined && (
        <Suspense>
          <LargePicture
            pictures={pictures}
            first={open}
            close={() => {
              setOpen(undefined);
              pressed.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}

function SmallPicture({
  picture: { id, name, address: given },
  onOpen,
}: {
  picture: CellPicture;
  onOpen: (button: HTMLButtonElement) => void;
}) {
  const { token } = theme.useToken();
  const text = useText(recordsLocale);
  const place = useRef<HTMLButtonElement>(null);
  const address = usePicture(given ?? { id, type: 'image/*' }, place, 128);
  const [failed, fail] = useState<string>();
  const gone = address === undefined || address === failed;
  return (
    <button
      ref={place}
      type="button"
      aria-label={text('enlarge', { name })}
      title={gone ? text('pictureGone', { name }) : name}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      style={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        minWidth: EDGE,
        height: EDGE,
        padding: 0,
        overflow: 'hidden',
        cursor: 'zoom-in',
        // Ink is black on a paper that may be transparent, in both themes; a drawing is made for both.
        background: gone ? token.colorFillTertiary : isDrawing(address) ? 'transparent' : '#fff',
        color: token.colorTextSecondary,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusSM,
      }}
    >
      {gone ? (
        <FileImageOutlined aria-hidden aria-label={undefined} />
      ) : address === '' ? null : (
        <img
          src={address}
          alt={name}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => fail(address)}
          style={{ height: EDGE - 2, maxWidth: WIDEST, objectFit: 'contain' }}
        />
      )}
    </button>
  );
}
