import { describe, expect, test } from 'vitest';
import { DEFAULT_COLOUR } from '../../runtime/stores/ThemeStore.ts';
import { colourSeries } from './colourSeries.ts';
import { contrast } from './contrast.ts';
import { presetColours } from './themeConfig.ts';

const GROUND = '#171b21';

test('there are eight presets, each once, and the default is the first', () => {
  expect(new Set(presetColours).size).toBe(8);
  expect(presetColours[0]).toBe(DEFAULT_COLOUR);
});

describe.each([
  [false, '#ffffff'],
  [true, GROUND],
] as const)('a series, in night mode: %s', (night, ground) => {
  test.each(presetColours)('of %s has nine steps, each further from the ground', (colour) => {
    const steps = colourSeries(colour, night, GROUND);
    expect(steps).toHaveLength(9);
    const distances = steps.map((step) => contrast(step, ground));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(new Set(steps).size).toBe(9);
  });
});

test('night mode has another series, and the colour itself is the sixth step of a light one', () => {
  const [light, night] = [false, true].map((dark) => colourSeries(DEFAULT_COLOUR, dark, GROUND));
  expect(light?.[5]).toBe(DEFAULT_COLOUR);
  expect(night).not.toEqual(light);
});
