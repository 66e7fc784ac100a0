import { theme } from 'antd';
import { useRef } from 'react';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { Portrait } from '../../shared/Portrait.tsx';
import { usePicture } from '../shared/usePicture.ts';

/** px */
const SIZE = 40;

interface LineSignProps {
  name: string;
  /** Whether it is the picture of the record, or its initials. */
  portrait: boolean;
  value: unknown;
  icon: string | undefined;
}

/** What stands before a line: a portrait, else an icon, else nothing. */
export function LineSign({ name, portrait, value, icon }: LineSignProps) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  const place = useRef<HTMLSpanElement>(null);
  const address = usePicture(value, place, 128);
  if (!portrait && icon === undefined) return null;
  if (portrait)
    return (
      <span ref={place} style={{ flex: 'none' }}>
        <Portrait name={name} photo={address} size={SIZE} named />
      </span>
    );
  return (
    <span
      style={{
        flex: 'none',
        width: SIZE,
        height: SIZE,
        display: 'grid',
        placeItems: 'center',
        borderRadius: token.borderRadiusLG,
        background: token.colorFillTertiary,
        color: token.colorTextSecondary,
        fontSize: token.fontSizeXL,
      }}
    >
      <Icon name={icon ?? ''} />
    </span>
  );
}
