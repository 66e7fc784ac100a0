import { generate } from '@ant-design/colors';

/** Lightness steps of a colour series. */
const STEPS = 9;

/**
 * The series of a colour, from the one nearest to the ground to the strongest: light to dark on light ground, and in
 * night mode (realDark) another one, dark to light, mixed into that ground.
 * @param ground what night mode draws on
 */
export const colourSeries = (colour: string, night: boolean, ground: string): readonly string[] =>
  generate(colour, night ? { theme: 'dark', backgroundColor: ground } : {}).slice(0, STEPS);
