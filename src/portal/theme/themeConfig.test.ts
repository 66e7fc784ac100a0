import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { contrast, lightenedFor } from './contrast.ts';
import { presetColours, primarySteps, themeConfig } from './themeConfig.ts';

test('contrast goes from 1 to 21', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#1890ff', '#1890ff')).toBe(1);
});

test('a colour is lightened no more than its ground asks for', () => {
  expect(lightenedFor('#ffffff', '#000000')).toBe('#ffffff');
  const found = lightenedFor('#177ddc', '#15395b');
  expect(contrast(found, '#15395b')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(found, '#15395b')).toBeLessThan(5.2);
});

describe.each([true, false])("the steps of a primary colour are antd's, dark: %s", (dark) => {
  test.each([...presetColours, '#123456'])('%s', (colorPrimary) => {
    const algorithm = dark ? theme.darkAlgorithm : theme.defaultAlgorithm;
    const token = theme.getDesignToken({ algorithm, token: { colorPrimary } });
    expect(primarySteps(colorPrimary, dark)).toEqual({
      shown: token.colorPrimary,
      hovered: token.colorPrimaryHover,
      pressed: token.colorPrimaryActive,
      soft: token.colorPrimaryBg,
    });
  });
});

describe.each([
  { dark: true, weak: false },
  { dark: false, weak: false },
  { dark: true, weak: true },
  { dark: false, weak: true },
])('links and chosen items can be read, dark: $dark, colour-weak: $weak', ({ dark, weak }) => {
  const configOf = (primaryColor: string) => themeConfig({ dark, primaryColor, weak, still: true });
  test.each(presetColours)('in %s', (colour) => {
    const token = theme.getDesignToken(configOf(colour));
    expect(contrast(token.colorLink, token.colorPrimaryBg)).toBeGreaterThanOrEqual(dark ? 4.5 : 3);
    expect(contrast(token.colorLink, token.colorBgContainer)).toBeGreaterThanOrEqual(dark ? 4.5 : 3);
    expect(contrast(token.colorTextPlaceholder, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorError, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [token.colorBgContainer, token.colorBgLayout])
      expect(contrast(token.colorWarningText, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token.colorTextDescription, token.colorBgContainer)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(presetColours)('and white on the buttons in %s', (colour) => {
    const { Button, Switch, Badge, Steps } = configOf(colour).components ?? {};
    const { colorBgContainer, colorError } = theme.getDesignToken(configOf(colour));
    for (const ground of [Button?.colorPrimary, Button?.colorPrimaryHover, Switch?.colorPrimary])
      expect(contrast(String(ground), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    if (!dark) expect(contrast(String(Switch?.colorTextQuaternary), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(Badge?.colorError ?? colorError, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(Steps?.colorError ?? colorError, colorBgContainer)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([true, false])('weak eyes are shown blue for green, and the night stays, dark: %s', (dark) => {
  const tokenOf = (weak: boolean) =>
    theme.getDesignToken(themeConfig({ dark, primaryColor: '#1890ff', weak, still: true }));
  const blueOf = (colour: string): number => Number.parseInt(colour.slice(5, 7), 16);
  expect(blueOf(tokenOf(true).colorSuccess)).toBeGreaterThan(blueOf(tokenOf(false).colorSuccess));
  expect(tokenOf(true).colorBgContainer).toBe(tokenOf(false).colorBgContainer);
});
