import { expect, test } from 'vitest';
import { type AxisChart, axisOption, tooltipText } from './axisOption.ts';

const look = {
  text: '#000',
  secondary: '#666',
  line: '#eee',
  surface: '#fff',
  raised: '#fff',
  font: 'serif',
  fontSize: 12,
  colours: ['blue'],
  still: false,
};
const chart: AxisChart = {
  data: { categories: ['2023', '2024'], series: [{ name: 'A', values: [1200, null] }] },
  horizontal: false,
  unit: '人',
  language: 'zh-CN',
  look,
  width: 300,
  description: '说明',
};
const labels = (change: Partial<AxisChart>) =>
  (axisOption({ ...chart, ...change }, []).xAxis as { axisLabel: { interval?: number } }).axisLabel;

test('every category has its label where they fit, some are left out where they do not', () => {
  expect(labels({})).toHaveProperty('interval', 0);
  const long = { categories: Array<string>(6).fill('土木与建筑学院'), series: chart.data.series };
  expect(labels({ data: long })).not.toHaveProperty('interval');
});

test('the axis of values separates thousands', () => {
  const { yAxis } = axisOption(chart, []) as {
    yAxis: { axisLabel: { formatter: (value: number) => string } };
  };
  expect(yAxis.axisLabel.formatter(12000)).toBe('12,000');
});

test('a legend never is wider than the chart', () => {
  const series = [...chart.data.series, { name: 'B', values: [1, 2] }];
  const { legend } = axisOption({ ...chart, data: { ...chart.data, series } }, []);
  expect(legend).toMatchObject({ type: 'scroll', width: 292 });
});

test('the tooltip lists every series of a category', () => {
  expect(tooltipText(chart, 0)).toBe('2023\nA  1,200人');
  expect(tooltipText(chart, 1)).toBe('2024\nA  —');
  expect(tooltipText(chart, undefined)).toBe('');
});
