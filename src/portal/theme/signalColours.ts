import type { ThemeConfig } from 'antd';
import { darkenedFor } from './contrast.ts';

/** The colours of what went well, needs care and failed. */
interface Signals {
  /** Seeds of antd's, and of its series of colours that tags and marks are painted with; without one its own stays. */
  seeds: ThemeConfig['token'] & { colorError: string };
  /** Failure as words on the page, where antd's own are too faint. */
  errorText?: string;
  /** Failure as the ground of white digits, where antd's own is too light. */
  errorGround?: string;
}

const usual: Record<'light' | 'dark', Signals> = {
  // antd's text of warnings is a colour of signs, too faint for words.
  light: { seeds: { colorError: '#d9363e', colorWarningText: '#8f5500' } },
  dark: {
    seeds: { colorError: '#ff6668' },
    errorText: '#f0696b',
    errorGround: darkenedFor('#e84749'),
  },
};

const lines = { linkDecoration: 'underline', linkHoverDecoration: 'underline' };
/** Okabe and Ito, Color Universal Design (2002), as dark and as light as reading asks for. */
const forWeakEyes: Record<'light' | 'dark', Signals> = {
  light: {
    seeds: {
      ...lines,
      green: '#0072b2',
      orange: '#e69f00',
      red: '#d55e00',
      colorError: '#b84d00',
      colorSuccess: '#0072b2',
      colorWarning: '#e69f00',
      colorWarningText: '#5c4b00',
    },
  },
  dark: {
    seeds: {
      ...lines,
      green: '#56b4e9',
      orange: '#e69f00',
      red: '#ff9a4d',
      colorError: '#ff9a4d',
      colorSuccess: '#56b4e9',
      colorWarning: '#f0e442',
    },
    errorText: '#ff9a4d',
    errorGround: darkenedFor('#d55e00'),
  },
};

/**
 * Red and green as people know them; for weak eyes vermilion and blue, which nearly everybody tells apart, and a line
 * under links, which are then not told by their colour alone.
 */
export const signalColours = (dark: boolean, weak: boolean): Signals =>
  (weak ? forWeakEyes : usual)[dark ? 'dark' : 'light'];
