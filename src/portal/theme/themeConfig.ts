import { generate } from '@ant-design/colors';
import { theme, type ThemeConfig } from 'antd';
import { darkenedFor, lightenedFor } from './contrast.ts';
import { signalColours } from './signalColours.ts';

/** The preset colour themes; the first is the default. */
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

/** What the looks of a screen follow from. */
interface Looks {
  dark: boolean;
  primaryColor: string;
  /** For eyes that do not tell red and green apart. */
  weak: boolean;
  /** Nothing moves. */
  still: boolean;
}

/** How every screen looks: antd's algorithm for light or dark over a few choices of ours. */
export function themeConfig({ dark, primaryColor, weak, still }: Looks): ThemeConfig {
  const { seeds, errorText, errorGround } = signalColours(dark, weak);
  const { link, hover, ground } = readable(primaryColor, dark);
  const grounds = {
    colorPrimary: ground,
    colorPrimaryHover: darkenedFor(ground, 5.2),
    colorPrimaryActive: darkenedFor(ground, 6),
  };
  return {
    // A part of the page with looks of its own takes nothing of those around it.
    inherit: false,
    algorithm: dark ? darkWith({ colorLink: link, colorLinkHover: hover }) : theme.defaultAlgorithm,
    hashed: false,
    token: {
      motion: !still,
      colorPrimary: primaryColor,
      colorInfo: primaryColor,
      ...(dark ? {} : { colorLink: link, colorLinkHover: hover }),
      ...seeds,
      borderRadius: 6,
      borderRadiusLG: 8,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', 'Helvetica Neue', Arial, sans-serif",
      ...(dark
        ? {
            colorBgLayout: '#0f1216',
            colorBgContainer: '#171b21',
            colorBgElevated: '#1f242c',
            colorTextPlaceholder: '#8b929d',
            colorTextDescription: '#8b929d',
          }
        : {
            colorBgLayout: '#f4f6f9',
            colorTextBase: '#1c2430',
            colorTextPlaceholder: '#6d737d',
            colorTextDescription: '#6d737d',
          }),
    },
    components: {
      Layout: { headerBg: 'transparent', bodyBg: 'transparent', siderBg: 'transparent' },
      Menu: {
        itemBorderRadius: 6,
        itemHeight: 40,
        activeBarBorderWidth: 0,
        itemSelectedColor: link,
        subMenuItemSelectedColor: link,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
      },
      Tabs: { itemSelectedColor: link, itemActiveColor: link },
      Table: {
        headerBg: dark ? '#1d222a' : '#f7f9fb',
        headerSplitColor: 'transparent',
        // Of the words where there are no rows.
        colorTextDisabled: dark ? '#8b929d' : '#6d737d',
      },
      // White stands on these.
      Button: {
        ...grounds,
        defaultHoverColor: link,
        defaultHoverBorderColor: link,
        defaultActiveColor: link,
        defaultActiveBorderColor: link,
      },
      // The word on a switch that is off has to be read as well.
      Switch: {
        ...grounds,
        ...(dark ? {} : { colorTextQuaternary: '#6d737d', colorTextTertiary: '#5b616b' }),
      },
      // Its colour is that of words on the page where it is drawn as buttons.
      Radio: { colorPrimary: link, colorPrimaryHover: hover, colorPrimaryActive: link },
      Steps: { ...grounds, ...(errorText !== undefined && { colorError: errorText }) },
      Badge: errorGround === undefined ? {} : { colorError: errorGround },
    },
  };
}

/**
 * The primary colour as text that can be read (WCAG AA): on light ground two steps darker, on dark ground as light as
 * the soft ground of what is chosen asks for. And as the ground of white text.
 */
function readable(colorPrimary: string, dark: boolean) {
  const { shown, hovered, pressed, soft } = primarySteps(colorPrimary, dark);
  const link = dark ? lightenedFor(hovered, soft) : pressed;
  return { link, hover: dark ? lightenedFor(link, link, 1.2) : colorPrimary, ground: darkenedFor(shown) };
}

/**
 * What antd's algorithms make of a primary colour: `colorPrimary`, `colorPrimaryHover`, `colorPrimaryActive` and
 * `colorPrimaryBg`. Its `getDesignToken` would derive hundreds of others beside them, before the first page is drawn.
 */
export function primarySteps(colour: string, dark: boolean) {
  const steps = generate(colour, dark ? { theme: 'dark' } : {});
  const step = (at: number): string => steps[at] ?? colour;
  return dark
    ? { shown: step(5), hovered: step(6), pressed: step(4), soft: step(2) }
    : { shown: step(5), hovered: step(4), pressed: step(6), soft: step(0) };
}

/** antd's dark algorithm darkens the colours of links like all others; these stay as they are. */
function darkWith(colours: { colorLink: string; colorLinkHover: string }) {
  const keep: typeof theme.darkAlgorithm = (seed, map) => ({
    ...theme.darkAlgorithm(seed, map),
    ...colours,
    colorLinkActive: colours.colorLinkHover,
  });
  return keep;
}
