import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import { checkDocumentSet } from './documentSet.ts';

const found = (type: string, value: unknown) => {
  const fields = [{ type, id: 'a', name: 'a', title: 'A', default: value }];
  const document = { kind: 'form', schemaVersion: 1, id: 'trial', name: 'trial', fields, grants: [] };
  return (checkDocumentSet([{ name: 'form', document }], { metas })[0]?.findings ?? []).filter(({ code }) =>
    code.includes('DEFAULT'),
  );
};

test.each([
  ['date', '2024-02-30', ''],
  ['date-time', '2023-02-29T08:00:00.000Z', ''],
  ['date-range', ['2024-02-28', '2024-02-30'], '/1'],
])('a first value of a day that the calendar lacks is told: %s %j', (type, value, at) => {
  expect(found(type, value)).toMatchObject([
    { severity: 'error', code: 'WRONG_DEFAULT', path: `/fields/0/default${at}` },
  ]);
  expect(found(type, value)[0]?.message.zhCN).toContain('日历上没有这一天');
});

test.each([
  ['date', '2024-02-29'],
  ['date-time', '2024-02-29T08:00:00.000Z'],
  ['date-range', ['2024-02-28', '2024-02-29']],
  ['time-range', ['08:00', '09:40']],
])('one that is there is not: %s %j', (type, value) => {
  expect(found(type, value)).toEqual([]);
});

test.each([
  ['date', '日期，如 2024-09-01', 'a date such as 2024-09-01'],
  ['date-time', 'UTC 日期时间，如 2024-09-01T00:30:00.000Z', 'UTC such as 2024-09-01T00:30:00.000Z'],
  ['time', '时刻，如 08:30', 'a time such as 08:30'],
  ['month', '形如 2024-09 的文本', 'a text such as 2024-09'],
])('what a %s wants is said in words', (type, zhCN, enUS) => {
  const [finding] = found(type, 'hello');
  expect(finding?.message.zhCN).toContain(zhCN);
  expect(finding?.message.enUS).toContain(enUS);
  expect(JSON.stringify(finding?.message)).not.toContain('^');
});
