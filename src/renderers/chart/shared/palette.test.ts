import { expect, test } from 'vitest';
import { palette } from './palette.ts';

test('the first colour has the hue of the primary colour', () => {
  expect(palette('#1890ff', false)[0]).toMatch(/^hsl\(209, /);
  expect(palette('#f5222d', false)[0]).toMatch(/^hsl\(357, /);
});

test('no two series have one colour, and grey stays grey', () => {
  for (const primary of ['#1890ff', '#52c41a', '#722ed1']) {
    expect(new Set(palette(primary, false)).size).toBe(8);
  }
  expect(palette('#888888', false).every((colour) => colour.includes(' 0%'))).toBe(true);
});

test('dark surfaces get lighter colours', () => {
  const lightness = (colour: string | undefined) => Number(/(\d+)%\)$/.exec(colour ?? '')?.[1]);
  palette('#1890ff', true).forEach((colour, index) => {
    expect(lightness(colour)).toBeGreaterThan(lightness(palette('#1890ff', false)[index]));
  });
});

test('what is no colour gives a palette all the same', () => {
  expect(palette('no colour', false)).toHaveLength(8);
});
