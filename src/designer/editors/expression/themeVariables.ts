import type { GlobalToken } from 'antd';

/** The tokens that the style sheet of the editor reads. */
const variables = {
  '--at-primary': 'colorPrimary',
  '--at-text': 'colorText',
  '--at-text-2': 'colorTextSecondary',
  '--at-border': 'colorBorderSecondary',
  '--at-fill': 'colorFillTertiary',
  '--at-bg': 'colorBgContainer',
  '--at-bg-raised': 'colorBgElevated',
  '--at-error': 'colorError',
} as const satisfies Readonly<Record<string, keyof GlobalToken>>;

/** A dialog stands outside of the page, whose looks may be others than the document's: in the gallery they are chosen. */
export const themeVariables = (token: GlobalToken) => (element: HTMLElement | null) => {
  for (const [name, key] of Object.entries(variables)) element?.style.setProperty(name, token[key]);
};
