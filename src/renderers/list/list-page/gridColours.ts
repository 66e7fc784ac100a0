import type { GlobalToken } from 'antd';
import type { PresetColorKey } from 'antd/es/theme/interface';
import type { CSSProperties } from 'react';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import { tones, type Tone } from '../../../schemas/option.ts';
import { toneColours } from '../shared/toneColours.ts';

type Named = 'success' | 'processing' | 'warning' | 'error';

/** The palette behind a tone's semantic name. */
const palettes: Readonly<Record<Named, PresetColorKey>> = {
  success: 'green',
  processing: 'blue',
  warning: 'gold',
  error: 'red',
};

/** The colours of the grid and its tags as custom properties, from the tokens of the theme. */
export function gridColours(token: GlobalToken, dark: boolean): Readonly<Record<`--${string}`, string>> {
  return {
    '--grid-bg': token.colorBgContainer,
    '--grid-head': opaque(token.colorFillQuaternary, token.colorBgContainer),
    '--grid-hover': opaque(token.colorFillTertiary, token.colorBgContainer),
    '--grid-chosen': token.colorPrimaryBg,
    '--grid-line': token.colorBorderSecondary,
    '--grid-heading': token.colorTextSecondary,
    '--grid-border': token.colorBorder,
    '--grid-primary': token.colorPrimary,
    '--grid-tick': token.colorTextLightSolid,
    '--grid-disabled': token.colorBgContainerDisabled,
    '--grid-link': token.colorLink,
    '--grid-link-hover': token.colorLinkHover,
    // Fills are light on dark grounds: an edge would glow.
    '--grid-shadow': dark ? 'rgba(0, 0, 0, 0.6)' : token.colorFill,
    '--grid-radius': `${String(token.borderRadius)}px`,
  };
}

/** The colours of marked rows as custom properties, for the tones that the rules of a list name. */
export function toneVariables(
  token: GlobalToken,
  rules: readonly RowTone[] = [],
): Readonly<Record<`--${string}`, string>> {
  return Object.fromEntries(
    rules.flatMap(({ tone }) => {
      const { solid, ground } = toneColours(token, tone);
      return [
        [`--tone-${tone}-solid`, solid],
        // Fixed cells must hide what scrolls under them, and some grounds are translucent.
        [`--tone-${tone}-ground`, opaque(ground, token.colorBgContainer)],
      ];
    }),
  );
}

/** A row in its tone, by the variables above. */
export const rowColours = (tone: Tone): CSSProperties & Record<`--${string}`, string> => ({
  '--grid-tone-solid': `var(--tone-${tone}-solid)`,
  '--grid-tone-ground': `var(--tone-${tone}-ground)`,
});

const isNamed = (tone: Tone): tone is Named => Object.hasOwn(palettes, tone);

/** A translucent fill over the ground: fixed cells must hide what scrolls under them. */
const opaque = (fill: string, ground: string): string => `linear-gradient(${fill}, ${fill}), ${ground}`;

/** The two colours of a tag. */
export function tagColours(token: GlobalToken, tone: Tone): CSSProperties {
  if (tone === 'default' || !tones.includes(tone)) {
    return { background: token.colorFillTertiary, color: token.colorTextSecondary };
  }
  const palette = isNamed(tone) ? palettes[tone] : tone;
  return { background: token[`${palette}1`], color: token[`${palette}7`] };
}
