import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test('the first colour is the primary colour, the others turn away from its hue', () => {
  expect(palette('#1890ff', false)[0]).toBe('#1890ff');
  expect(palette('#1890ff', false)[1]).toMatch(/^hsl\(171, /);
  expect(palette('#f5222d', false)[1]).toMatch(/^hsl\(319, /);
});

test('no two series have one colour, and grey stays grey', () => {
  for (const primary of ['#1890ff', '#52c41a', '#722ed1']) {
    expect(new Set(palette(primary, false)).size).toBe(8);
  }
  expect(
    palette('#888888', false)
      .slice(1)
      .every((colour) => colour.includes(' 0%')),
  ).toBe(true);
});

test('dark surfaces get lighter colours', () => {
  const lightness = (colour: string | undefined) => Number(/(\d+)%\)$/.exec(colour ?? '')?.[1]);
  const light = palette('#1890ff', false).slice(1);
  const dark = palette('#1890ff', true).slice(1);
  dark.forEach((colour, index) => {
    expect(lightness(colour)).toBeGreaterThan(lightness(light[index]));
  });
});

test('what is no colour gives a palette all the same', () => {
  expect(palette('no colour', false)).toHaveLength(8);
});
