import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import type { Tone } from '../../../schemas/option.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';

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
    '--grid-link-decoration': String(token.linkDecoration),
    '--grid-text': token.colorText,
    '--grid-disabled-text': token.colorTextDisabled,
    '--grid-danger': token.colorError,
    '--grid-danger-hover': token.colorErrorHover,
    '--grid-fill': token.colorFillTertiary,
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
        // Half as strong as behind a word: a page may hold many. Opaque, since fixed cells hide what scrolls under them.
        [
          `--tone-${tone}-ground`,
          opaque(`color-mix(in srgb, ${ground} 50%, transparent)`, token.colorBgContainer),
        ],
      ];
    }),
  );
}

/** A row in its tone, by the variables above. */
export const rowColours = (tone: Tone): CSSProperties & Record<`--${string}`, string> => ({
  '--grid-tone-solid': `var(--tone-${tone}-solid)`,
  '--grid-tone-ground': `var(--tone-${tone}-ground)`,
});

/** A translucent fill over the ground: fixed cells must hide what scrolls under them. */
const opaque = (fill: string, ground: string): string => `linear-gradient(${fill}, ${fill}), ${ground}`;
