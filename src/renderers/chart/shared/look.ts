import { theme } from 'antd';
import { useMemo } from 'react';
import { palette } from './palette.ts';

/** Colours and type of a chart in the theme of the page. */
export interface ChartLook {
  text: string;
  secondary: string;
  line: string;
  surface: string;
  raised: string;
  font: string;
  fontSize: number;
  colours: readonly string[];
  /** The person asked for less motion. */
  still: boolean;
}

/** Stable while theme and primary colour stay the same. */
export function useChartLook(dark: boolean): ChartLook {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      text: token.colorText,
      secondary: token.colorTextSecondary,
      line: token.colorSplit,
      surface: token.colorBgContainer,
      raised: token.colorBgElevated,
      font: token.fontFamily,
      fontSize: token.fontSizeSM,
      colours: palette(token.colorPrimary, dark),
      still: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    }),
    [token, dark],
  );
}
