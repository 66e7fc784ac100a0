import type { GlobalToken } from 'antd';

/** The tokens that our style sheets read, as custom properties of the document. */
const variables = {
  '--at-primary': 'colorPrimary',
  '--at-primary-text': 'colorLink',
  '--at-primary-strong': 'colorPrimaryActive',
  '--at-primary-soft': 'colorPrimaryBg',
  '--at-primary-border': 'colorPrimaryBorder',
  '--at-text': 'colorText',
  '--at-text-2': 'colorTextSecondary',
  '--at-text-3': 'colorTextTertiary',
  '--at-border': 'colorBorderSecondary',
  '--at-border-strong': 'colorBorder',
  '--at-fill': 'colorFillTertiary',
  '--at-fill-2': 'colorFillSecondary',
  '--at-bg': 'colorBgContainer',
  '--at-bg-raised': 'colorBgElevated',
  '--at-bg-layout': 'colorBgLayout',
  '--at-error': 'colorError',
  '--at-warning': 'colorWarning',
  '--at-font': 'fontFamily',
  '--at-shadow': 'boxShadowSecondary',
} as const satisfies Readonly<Record<string, keyof GlobalToken>>;

/** Hands the tokens to the style sheets, and the series of the primary colour: `--at-primary-1` to `--at-primary-9`. */
export function setStyleVariables(element: HTMLElement, token: GlobalToken, series: readonly string[]): void {
  for (const [index, colour] of series.entries()) {
    element.style.setProperty(`--at-primary-${String(index + 1)}`, colour);
  }
  for (const [name, key] of Object.entries(variables)) element.style.setProperty(name, token[key]);
}
