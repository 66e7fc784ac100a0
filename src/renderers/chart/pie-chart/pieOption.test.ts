import { expect, test } from 'vitest';
import { type PieChart, pieOption, slicesOf } from './pieOption.ts';

const look = {
  text: '#000',
  secondary: '#666',
  line: '#eee',
  surface: '#fff',
  raised: '#fff',
  font: 'serif',
  fontSize: 12,
  colours: ['blue', 'teal'],
  still: false,
};
const chart: PieChart = {
  data: { categories: ['在读', '休学', '退学'], series: [{ name: 'n', values: [3, 1, null] }] },
  look,
  language: 'zh-CN',
  description: '说明',
  unit: '人',
  width: 600,
  height: 300,
  donut: true,
};

test('parts are what has a value above zero; one name is one part', () => {
  expect(slicesOf(chart.data)).toEqual([
    { name: '在读', value: 3 },
    { name: '休学', value: 1 },
  ]);
  const twice = { categories: ['a', 'a', 'b'], series: [{ name: 'n', values: [1, 2, -4] }] };
  expect(slicesOf(twice)).toEqual([{ name: 'a', value: 3 }]);
});

test('the legend stands beside the pie, or below it where that is too narrow', () => {
  expect(pieOption(chart).legend).toMatchObject({ orient: 'vertical', type: 'scroll' });
  expect(pieOption({ ...chart, width: 320 }).legend).toMatchObject({ orient: 'horizontal', width: 312 });
});

test('legend and tooltip tell the share', () => {
  const option = pieOption(chart);
  const { formatter } = option.legend as { formatter: (name: string) => string };
  expect(formatter('在读')).toBe('在读  75%');
  const tooltip = option.tooltip as { formatter: (point: object) => string };
  expect(tooltip.formatter({ dataIndex: 1 })).toBe('休学\n1人  25%');
});

test('a ring has the total in its middle, once', () => {
  const labels = (option: ReturnType<typeof pieOption>) =>
    (option.series as { data: { label: { show: boolean; formatter?: () => string } }[] }[])[0]!.data.map(
      ({ label }) => label,
    );
  const [first, second] = labels(pieOption(chart));
  expect(first?.formatter?.()).toBe('4人');
  expect(second).toEqual({ show: false });
  expect(labels(pieOption({ ...chart, donut: false }))[0]).toEqual({ show: false });
});

test('the pie leaves room for every line of the legend below it', () => {
  const categories = ['Enrolled', 'Graduated', 'Suspended', 'Withdrawn', 'On exchange'];
  const data = { categories, series: [{ name: 'n', values: [4684, 167, 81, 61, 55] }] };
  const series = (pieOption({ ...chart, data, width: 319, height: 260 }).series ?? []) as {
    radius: [number, number];
    center: [string, number];
  }[];
  const bottom = series[0]!.center[1] + series[0]!.radius[1];
  expect(bottom).toBeLessThan(260 - 2 * 24);
  expect(series[0]!.center[1] - series[0]!.radius[1]).toBeGreaterThan(0);
});

test('the pie fits into what it has', () => {
  const outer = (change: Partial<PieChart>) =>
    (pieOption({ ...chart, ...change }).series as { radius: number[] }[])[0]!.radius[1]!;
  expect(outer({ width: 300, height: 400 })).toBeLessThanOrEqual(150);
  expect(outer({ width: 1000, height: 200 })).toBeLessThanOrEqual(100);
});
