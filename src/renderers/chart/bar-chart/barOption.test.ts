import { expect, test } from 'vitest';
import type { AxisChart } from '../shared/axisOption.ts';
import { barOption } from './barOption.ts';

const look = {
  text: '#000',
  secondary: '#666',
  line: '#eee',
  surface: '#fff',
  raised: '#fff',
  font: 'serif',
  fontSize: 12,
  colours: ['blue', 'teal'],
  still: true,
};
const chart: AxisChart = {
  data: { categories: ['计算机学院', '法学院'], series: [{ name: '学生', values: [1286, 642] }] },
  look,
  language: 'zh-CN',
  description: '说明',
  unit: '人',
  width: 600,
  horizontal: false,
};

test('lying bars have their categories on the left, the first on top', () => {
  const option = barOption({ ...chart, horizontal: true });
  expect(option.yAxis).toMatchObject({ type: 'category', inverse: true, data: ['计算机学院', '法学院'] });
  // Their values stand beside them, so that no scale is needed and the longest takes the width.
  expect(option.xAxis).toMatchObject({ type: 'value', max: 'dataMax', splitLine: { show: false } });
});

test('one series carries its values and needs no legend, several have a legend', () => {
  expect(barOption(chart).series).toHaveProperty('0.label.show', true);
  expect(barOption(chart)).not.toHaveProperty('legend');
  const two = {
    ...chart.data,
    series: [...chart.data.series, { name: '教职工', values: [84, 51], stack: 'a' }],
  };
  const option = barOption({ ...chart, data: two });
  expect(option.series).toHaveProperty('0.label.show', false);
  expect(option.series).toHaveProperty('1.stack', 'a');
  expect(option.legend).toMatchObject({ type: 'scroll' });
});

test('values are left out where bars stand too close', () => {
  expect(barOption({ ...chart, width: 80 }).series).toHaveProperty('0.label.show', false);
});

test('the tooltip is text, with separators and unit', () => {
  const option = barOption(chart);
  expect(option.tooltip).toMatchObject({ renderMode: 'richText' });
  const { formatter } = option.tooltip as { formatter: (points: object[]) => string };
  expect(formatter([{ dataIndex: 0 }])).toBe('计算机学院\n学生  1,286人');
});

test('motion follows the wish of the person, the description the data', () => {
  expect(barOption(chart)).toMatchObject({
    animation: false,
    aria: { enabled: true, label: { description: '说明' } },
  });
});
