import { describe, expect, test } from 'vitest';
import { compileExpression, functionTable, type Options } from '../index.ts';

const scope = {
  list: [3, '10', 2],
  rows: [
    { k: 2, v: 'b', tags: ['x'] },
    { k: '1', v: 'a', tags: [] },
    { k: null, v: 'c' },
    { k: 2, v: 'd' },
  ],
  nothing: null,
};
const run = (text: string, options?: Options): unknown => compileExpression(text, options).evaluate(scope);

describe('text', () => {
  test.each<[string, unknown]>([
    ['upper("aé")', 'AÉ'],
    ['lower("A")', 'a'],
    ['upper(nothing)', ''],
    ['trim(" a\t")', 'a'],
    ['substr("中文😀字", 2, 1)', '😀'],
    ['substr("abc", 1)', 'bc'],
    ['substr("abc", -2)', 'bc'],
    ['substr("abc", 5)', ''],
    ['substr("abc", 0, -1)', ''],
    ['split("a,b", ",")', ['a', 'b']],
    ['split("a😀", "")', ['a', '😀']],
    ['join(list, "-")', '3-10-2'],
    ['join(["a", nothing, [1, 2]])', 'a,,1,2'],
    ['replace("a.b.c", ".", "$&")', 'a$&b$&c'],
    ['replace("abc", "", "x")', 'abc'],
    ['contains("abc", "b")', true],
    ['contains("abc", "")', true],
    ['startsWith("abc", "ab")', true],
    ['endsWith("abc", "ab")', false],
    ['padStart(7, 3, "0")', '007'],
    ['padStart("😀", 3, "ab")', 'ab😀'],
    ['padStart("abc", 2)', 'abc'],
    ['padStart("a", 3)', '  a'],
    ['length("中文😀")', 3],
    ['length(list)', 3],
    ['length(nothing)', 0],
    ['length(12)', 2],
  ])('%s', (text, value) => {
    expect(run(text)).toEqual(value);
  });
});

describe('lists', () => {
  test.each<[string, unknown]>([
    ['count(list)', 3],
    ['count(nothing)', 0],
    ['count("a")', 1],
    ['sum(list)', 15],
    ['sum([1, "x", true, nothing])', 2],
    ['avg([1, 2])', 1.5],
    ['avg([])', null],
    ['avg(nothing)', null],
    ['min(3, [1, "0.5"], 2)', 0.5],
    ['max(list)', 10],
    ['max()', null],
    ['min([])', null],
    ['first(list)', 3],
    ['last(list)', 2],
    ['first([])', null],
    ['unique([1, "1", 1, "a", "a", [1], [1], nothing, nothing])', [1, '1', 'a', [1], null]],
    ['includes(list, 10)', true],
    ['includes(list, "x")', false],
    ['pluck(rows, "v")', ['b', 'a', 'c', 'd']],
    ['pluck(rows, "none")', [undefined, undefined, undefined, undefined]],
    ['pluck(where(rows, "k", 2), "v")', ['b', 'd']],
    ['pluck(where(rows, "k", 1), "v")', ['a']],
    ['pluck(where(rows, "k", null), "v")', ['c']],
    ['sort(list)', [2, 3, '10']],
    ['sort(["b", "a", nothing, "B"])', ['B', 'a', 'b', null]],
    ['sort(["10", "9"])', ['9', '10']],
    ['pluck(sort(rows, "k"), "v")', ['a', 'b', 'd', 'c']],
    ['map(upper, ["a", "b"])', ['A', 'B']],
    ['map(round, [1.5, 2.4])', [2, 2]],
    ['filter(isEmpty, ["", "a", nothing])', ['', null]],
    ['fold(max, 0, list)', 10],
    ['fold(coalesce, null, [null, 2])', 2],
  ])('%s', (text, value) => {
    expect(run(text)).toEqual(value);
  });

  test('lists of the scope are not changed', () => {
    run('sort(list)');
    expect(scope.list).toEqual([3, '10', 2]);
  });

  test('a list longer than a call can have arguments', () => {
    const long = Array.from({ length: 300_000 }, (_, index) => index);
    expect(compileExpression('max(long) + count(long)').evaluate({ long })).toBe(599_999);
  });
});

describe('time', () => {
  const now = (): number => Date.parse('2024-02-29T17:30:15.250Z');
  const at = (text: string): number => Date.parse(text);

  test.each<[string, unknown]>([
    ['now()', at('2024-02-29T17:30:15.250Z')],
    ['today()', '2024-03-01'],
    ['date("2024-01-01")', at('2023-12-31T16:00:00Z')],
    ['date("never")', null],
    ['formatDate(now(), "YYYY-MM-DD HH:mm:ss")', '2024-03-01 01:30:15'],
    ['formatDate(now(), "YY年M月D日 H点m分s秒 SSS [YYYY]")', '24年3月1日 1点30分15秒 250 YYYY'],
    ['formatDate("2024-01-05")', '2024-01-05'],
    ['formatDate("never", "YYYY")', ''],
    ['formatDate(nothing, "YYYY")', ''],
    ['formatDate(dateAdd("2024-01-31", 1, "month"))', '2024-02-29'],
    ['formatDate(dateAdd("2024-02-29", -1, "year"))', '2023-02-28'],
    ['formatDate(dateAdd("2024-01-15", -14, "month"))', '2022-11-15'],
    ['formatDate(dateAdd("2024-02-28", 2, "day"))', '2024-03-01'],
    ['formatDate(dateAdd("2024-01-01", 2, "week"))', '2024-01-15'],
    ['dateAdd(0, 90, "minute")', 5_400_000],
    ['dateAdd("never", 1, "day")', null],
    ['dateDiff("2024-03-01", "2024-02-01", "day")', 29],
    ['dateDiff("2024-02-01", "2024-03-01", "day")', -29],
    ['dateDiff("2024-03-01 12:00", "2024-02-29 13:00", "day")', 0],
    ['dateDiff("2024-02-29", "2024-01-31", "month")', 1],
    ['dateDiff("2024-02-28", "2024-01-31", "month")', 0],
    ['dateDiff("2024-01-01", "2023-01-02", "year")', 0],
    ['dateDiff("2022-01-01", "2024-06-01", "year")', -2],
    ['dateDiff("2024-01-15", "2024-01-01", "week")', 2],
    ['dateDiff(5400000, 0, "hour")', 1],
    ['dateDiff("never", 0, "hour")', null],
    ['weekday("2024-01-01")', 1],
    ['weekday("2024-01-07")', 7],
    ['weekday("2024-01-07T17:00:00.000Z")', 1],
    ['weekday("never")', null],
  ])('%s', (text, value) => {
    expect(run(text, { now })).toBe(value);
  });

  test('days keep the time of day over a change of the clock; hours pass', () => {
    const zone = 'America/New_York';
    const format = (text: string): unknown => run(`formatDate(${text}, "YYYY-MM-DD HH:mm")`, { zone });
    expect(format('dateAdd("2024-03-09 12:00", 1, "day")')).toBe('2024-03-10 12:00');
    expect(format('dateAdd("2024-03-09 12:00", 24, "hour")')).toBe('2024-03-10 13:00');
    expect(run('dateDiff("2024-03-10 12:00", "2024-03-09 12:00", "day")', { zone })).toBe(1);
    expect(run('dateDiff("2024-03-10 12:00", "2024-03-09 12:00", "hour")', { zone })).toBe(23);
  });

  test('an unknown unit fails', () => {
    expect(() => run('dateAdd(0, 1, "fortnight")')).toThrow(/unit/);
    expect(() => run('dateDiff(0, 1, "days")')).toThrow(/unit/);
  });
});

describe('logic and others', () => {
  test.each<[string, unknown]>([
    ['if(1, "y", missing)', 'y'],
    ['if(0, missing, "n")', 'n'],
    ['isEmpty(nothing)', true],
    ['isEmpty("")', true],
    ['isEmpty([])', true],
    ['isEmpty(0)', false],
    ['isEmpty(" ")', false],
    ['isEmpty(rows[0])', false],
    ['coalesce(nothing, rows[9], 0, missing)', 0],
    ['coalesce()', null],
    ['switch(2, 1, "one", "2", "two", "other")', 'two'],
    ['switch(3, 1, "one", 2, "two", "other")', 'other'],
    ['switch(3, 1, "one")', null],
    ['text(list)', '3,10,2'],
    ['text(nothing)', ''],
    ['json(rows[1])', '{"k":"1","v":"a","tags":[]}'],
    ['json(nothing)', 'null'],
    ['json("a\\"b")', '"a\\"b"'],
  ])('%s', (text, value) => {
    expect(run(text)).toEqual(value);
  });
});

describe('numbers', () => {
  test.each<[string, unknown]>([
    ['abs(-2)', 2],
    ['ceil(1.2)', 2],
    ['floor(-1.2)', -2],
    ['sqrt(9)', 3],
    ['pow(2, 10)', 1024],
    ['mod(7, 3)', 1],
    ['number(" 12 ")', 12],
    ['number("x")', 0],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(-0.4)', 0],
    ['round(1.005, 2)', 1.01],
    ['round(1.045, 2)', 1.05],
    ['round(1234.5, -2)', 1200],
    ['round(1e21)', 1e21],
    ['round(1.5e-7, 7)', 2e-7],
    ['toFixed(1.005, 2)', '1.01'],
    ['toFixed(-1.005, 2)', '-1.01'],
    ['toFixed(2, 2)', '2.00'],
    ['toFixed(-0.001, 2)', '0.00'],
    ['toFixed(1e21, 1)', '1000000000000000000000.0'],
    ['toFixed("abc", 1)', '0.0'],
    ['formatNumber(1234567.891)', '1,234,567.891'],
    ['formatNumber(1234567.895, 2)', '1,234,567.90'],
    ['formatNumber(-1234)', '-1,234'],
    ['formatNumber(999)', '999'],
    ['percent(0.256)', '26%'],
    ['percent(0.285)', '29%'],
    ['percent(0.12345, 2)', '12.35%'],
    ['percent(1.5)', '150%'],
    ['percent(1e-7, 5)', '0.00001%'],
  ])('%s', (text, value) => {
    expect(run(text)).toBe(value);
  });

  test.each<[number | string, string]>([
    [0, '零元整'],
    [1, '壹元整'],
    [10, '壹拾元整'],
    [101, '壹佰零壹元整'],
    [1010, '壹仟零壹拾元整'],
    [10001, '壹万零壹元整'],
    [100100, '壹拾万零壹佰元整'],
    [1000000, '壹佰万元整'],
    [100000000, '壹亿元整'],
    [100010000, '壹亿零壹万元整'],
    [1234567890123, '壹万贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元整'],
    [1234.5, '壹仟贰佰叁拾肆元伍角整'],
    [1234.56, '壹仟贰佰叁拾肆元伍角陆分'],
    [1.05, '壹元零伍分'],
    [0.05, '伍分'],
    [0.5, '伍角整'],
    [1.005, '壹元零壹分'],
    [-3, '负叁元整'],
    [12000000000, '壹佰贰拾亿元整'],
    [1000000010000, '壹万亿零壹万元整'],
    ['abc', '零元整'],
  ])('chineseMoney(%s)', (amount, words) => {
    expect(compileExpression('chineseMoney(x)').evaluate({ x: amount })).toBe(words);
  });
});

test('the table is data: every function has parameters with types and help in both languages', () => {
  expect(Object.getPrototypeOf(functionTable)).toBeNull();
  expect(Object.keys(functionTable)).toHaveLength(52);
  for (const [name, entry] of Object.entries(functionTable)) {
    expect(entry.name).toBe(name);
    expect(entry.help.zhCN).not.toBe('');
    expect(entry.help.enUS).not.toBe('');
    for (const parameter of entry.parameters) expect(parameter.type).not.toBe('');
  }
});
