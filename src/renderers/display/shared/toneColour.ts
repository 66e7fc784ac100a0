import type { GlobalToken } from 'antd';
import type { Tone } from '../../../schemas/option.ts';

/** The families of colour behind the tones that say what something means. */
const families = {
  default: undefined,
  success: 'green',
  processing: 'blue',
  warning: 'orange',
  error: 'red',
} as const;

/**
 * The colour of small text of a tone: dark enough to be read on its light tag and on the page (4.5 : 1), and light
 * enough in the dark theme, whose palettes run the other way. The theme's own text colours are not.
 */
export function toneColour(token: GlobalToken, tone: Tone): string {
  const family = tone in families ? families[tone as keyof typeof families] : (tone as Colour);
  if (family === undefined) return token.colorText;
  return token[`${family}${family === 'gold' || family === 'lime' ? 9 : 8}`];
}

type Colour = Exclude<Tone, keyof typeof families>;
