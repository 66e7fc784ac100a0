import { theme, type ThemeConfig } from 'antd';

/** The preset colour themes; the first is the specification's default. */
export const presetColours = [
  '#1890ff',
  '#1d6fb8',
  '#13a8a8',
  '#389e5b',
  '#d48806',
  '#d4573a',
  '#b0356b',
  '#6247aa',
] as const;

/** How every screen looks: antd's algorithm for light or dark over a few choices of ours. `still`: nothing moves. */
export function themeConfig(dark: boolean, primaryColor: string, still: boolean): ThemeConfig {
  const text = dark ? { links: {}, menu: {} } : readable(primaryColor);
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    token: {
      motion: !still,
      colorPrimary: primaryColor,
      colorInfo: primaryColor,
      ...text.links,
      borderRadius: 6,
      borderRadiusLG: 8,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Helvetica Neue', Arial, sans-serif",
      ...(dark
        ? { colorBgLayout: '#0f1216', colorBgContainer: '#171b21', colorBgElevated: '#1f242c' }
        : {
            colorBgLayout: '#f4f6f9',
            colorTextBase: '#1c2430',
            colorError: '#d9363e',
            colorTextPlaceholder: '#6d737d',
          }),
    },
    components: {
      Layout: { headerBg: 'transparent', bodyBg: 'transparent', siderBg: 'transparent' },
      Menu: {
        itemBorderRadius: 6,
        itemHeight: 40,
        activeBarBorderWidth: 0,
        ...text.menu,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
      },
      Table: { headerBg: dark ? '#1d222a' : '#f7f9fb', headerSplitColor: 'transparent' },
    },
  };
}

/** The primary colour as text on light ground: two steps darker, so that it can be read (WCAG AA). */
function readable(primaryColor: string) {
  const { colorPrimaryActive } = theme.getDesignToken({ token: { colorPrimary: primaryColor } });
  return {
    links: { colorLink: colorPrimaryActive, colorLinkHover: primaryColor },
    menu: { itemSelectedColor: colorPrimaryActive, subMenuItemSelectedColor: colorPrimaryActive },
  };
}
