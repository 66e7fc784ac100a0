import { expect, it } from 'vitest';
import { readDays } from './writtenDays.ts';

const BOTH = ['2020-09-01', '2021-08-28'];

it.each([
  '2020-09-01, 2021-08-28',
  '2020/9/1，2021/8/28',
  '20200901、20210828',
  '2020.9.1;2021.8.28；',
  '2020年9月1日 2021年8月28日',
  '2020-09-01\r\n2021-08-28\n',
  '2020-09-01 08:00\t2021-08-28 9:30',
])('parts %j', (text) => {
  expect(readDays(text)).toEqual(BOTH);
});

it('keeps what is no day as it was written', () => {
  expect(readDays('2020-09-01, 2023-02-30 soon')).toEqual(['2020-09-01', '2023-02-30', 'soon']);
  expect(readDays(' \n')).toEqual([]);
});
