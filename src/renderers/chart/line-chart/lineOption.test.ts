import { expect, test } from 'vitest';
import { lineOption, type LineChart } from './lineOption.ts';

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
const chart: LineChart = {
  data: { categories: ['2023', '2024'], series: [{ name: 'A', values: [1, null] }] },
  look,
  language: 'zh-CN',
  description: '说明',
  unit: '',
  width: 600,
  horizontal: false,
  smooth: true,
  area: false,
};

test('each series is a line over the categories', () => {
  const option = lineOption(chart);
  expect(option.xAxis).toMatchObject({ type: 'category', data: ['2023', '2024'] });
  expect(option.series).toMatchObject([{ type: 'line', name: 'A', data: [1, null], smooth: true }]);
});

test('an area is filled where it is asked for', () => {
  expect(lineOption(chart).series).not.toHaveProperty('0.areaStyle');
  expect(lineOption({ ...chart, area: true }).series).toHaveProperty('0.areaStyle.opacity', 0.12);
});

test('many points are not drawn one by one', () => {
  const categories = Array.from({ length: 31 }, (_, index) => String(index));
  const option = lineOption({ ...chart, data: { categories, series: chart.data.series } });
  expect(option.series).toHaveProperty('0.showSymbol', false);
});
