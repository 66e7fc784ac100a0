import type { IconProps } from '../../runtime/render/chrome.ts';
import { icons } from './icons.ts';

/** One icon of the portal's set; decoration unless it has a label. An unknown name draws nothing. */
export function Icon({ name, label }: IconProps) {
  const Glyph = icons.get(name);
  if (!Glyph) return null;
  return label === undefined ? <Glyph aria-hidden aria-label={undefined} /> : <Glyph aria-label={label} />;
}
