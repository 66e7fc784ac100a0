import type { GlobalToken } from 'antd';
import type { PresetColorKey } from 'antd/es/theme/interface';
import type { Tone } from '../../../schemas/option.ts';

/** The families of colour behind the tones that say what something means. */
const families: Partial<Record<Tone, PresetColorKey>> = {
  success: 'green',
  processing: 'blue',
  warning: 'orange',
  error: 'red',
};

interface ToneColours {
  /** Of a dot or an edge. */
  solid: string;
  /** Behind small text. */
  ground: string;
  /**
   * Of small text on `ground` or on the page: 4.5 : 1 in both themes, whose palettes run opposite ways. The theme's own
   * colours of text are fainter.
   */
  text: string;
}

/** The colours of one of the tones that options, tags and statuses take; grey without one. */
export function toneColours(token: GlobalToken, tone: Tone | undefined): ToneColours {
  const family = tone === undefined ? undefined : (families[tone] ?? (tone === 'default' ? undefined : tone));
  if (family === undefined || !(`${family}1` in token))
    return { solid: token.colorTextTertiary, ground: token.colorFillSecondary, text: token.colorText };
  const key = family as PresetColorKey;
  const dark = key === 'gold' || key === 'lime' || key === 'yellow' ? 9 : 8;
  return { solid: token[`${key}6`], ground: token[`${key}1`], text: token[`${key}${dark}`] };
}
