import { Avatar, theme } from 'antd';
import { useState } from 'react';
import { safeImageUrl } from '../../documents/safeUrl.ts';
import { useLinkColour } from './useLinkColour.ts';
import { initialsOf } from './initialsOf.ts';

interface PortraitProps {
  name: string;
  photo?: unknown;
  /** px */
  size: number;
  shape?: 'circle' | 'square';
  /** The name stands beside it, and need not be said twice. */
  named?: boolean;
}

/** The picture of a person, or the initials where there is none or it cannot be loaded. */
export function Portrait({ name, photo, size, shape = 'circle', named = false }: PortraitProps) {
  const { token } = theme.useToken();
  const linkColour = useLinkColour();
  const [failed, fail] = useState<string>();
  const address = safeImageUrl(photo);
  const url = address === failed ? undefined : address;
  return (
    <span
      {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{ flex: 'none', lineHeight: 0 }}
    >
      <Avatar
        size={size}
        shape={shape}
        {...(url === undefined
          ? {}
          : {
              src: (
                <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => fail(url)} />
              ),
            })}
        style={{ background: token.colorPrimaryBg, color: linkColour }}
      >
        {initialsOf(name)}
      </Avatar>
    </span>
  );
}
