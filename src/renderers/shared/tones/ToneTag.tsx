import { theme } from 'antd';
import type { ReactNode } from 'react';
import type { Tone } from '../../../schemas/option.ts';
import { toneColours } from './toneColours.ts';
import './toneTag.css';

/**
 * A word in the colours of its tone: the same wherever a status is shown, in lists, in forms and on pages. One plain
 * element, since a page of a list may hold hundreds; antd's tag is fainter than small text may be.
 */
export function ToneTag({
  tone,
  icon,
  children,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const { token } = theme.useToken();
  const { ground, text } = toneColours(token, tone);
  return (
    <span className="atrium-tag" style={{ background: ground, color: text }}>
      {icon}
      {children}
    </span>
  );
}
