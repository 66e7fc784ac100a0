import { theme } from 'antd';
import { useRef, useState } from 'react';
import type { Tone } from '../../../schemas/option.ts';
import { initialsOf } from '../../shared/initialsOf.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { usePicture } from '../shared/usePicture.ts';

/** Grounds of initials: neighbours are told apart at a glance, and one name has always the same. */
const GROUNDS: readonly Tone[] = ['blue', 'cyan', 'green', 'gold', 'orange', 'magenta', 'purple', 'geekblue'];

const groundOf = (name: string): Tone | undefined =>
  GROUNDS[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length];

interface TilePictureProps {
  /** What the record holds. */
  value: unknown;
  /** Of the record: its initials stand where there is no picture. */
  name: string;
  /** `width:height` */
  ratio: string;
  fit: 'cover' | 'contain';
}

/** The picture of a record; it keeps its place while it comes. The title beside it says whose it is. */
export function TilePicture({ value, name, ratio, fit }: TilePictureProps) {
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  const address = usePicture(value, place, 1024);
  const [failed, fail] = useState<string>();
  const { ground, text } = toneColours(token, groundOf(name));
  const drawn = address === failed ? undefined : address;
  return (
    <div
      ref={place}
      style={{
        aspectRatio: ratio.replace(':', ' / '),
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        background: drawn === undefined ? ground : token.colorFillTertiary,
        color: text,
        fontSize: token.fontSizeHeading2,
      }}
    >
      {drawn === undefined ? (
        <span aria-hidden>{initialsOf(name)}</span>
      ) : drawn === '' ? null : (
        <img
          src={drawn}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => fail(drawn)}
          style={{ width: '100%', height: '100%', minHeight: 0, objectFit: fit }}
        />
      )}
    </div>
  );
}
