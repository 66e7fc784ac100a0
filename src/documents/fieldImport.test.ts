import { describe, expect, it } from 'vitest';
import { DEFAULT_ZONE } from '../conditions/index.ts';
import type { Option } from '../schemas/option.ts';
import type { OptionList } from '../schemas/prop.ts';
import type { ColumnType, FieldMeta, TextContext } from '../schemas/rendererMeta.ts';
import type { CompiledField } from './form.ts';
import { cellImport, fieldImport } from './fieldImport.ts';
import { fieldExport } from './fieldText.ts';

const options: Option[] = [
  { value: 'law', label: { zhCN: '法学院', enUS: 'Law' } },
  { value: 'civil', label: { zhCN: '民法', enUS: 'Civil law' }, parent: 'law' },
  { value: 'art', label: '艺术学院' },
  { value: 'basics-law', label: '基础', parent: 'law' },
  { value: 'basics-art', label: '基础', parent: 'art' },
];
const list: OptionList = { status: 'ready', options, find: () => undefined };

const read = (column: ColumnType | null, text: string, meta: Partial<FieldMeta> = {}) =>
  fieldImport({ meta: { column, dataType: 'text', value: {}, ...meta } }, text, {
    locale: 'zhCN',
    zone: DEFAULT_ZONE,
    props: {},
    ...(meta.hasOptions === true ? { options: list } : {}),
  });
const value = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  return 'value' in result ? result.value : result.finding.zhCN;
};

describe('the text of a sheet', () => {
  it.each<[ColumnType | null, string, unknown]>([
    ['text', ' 林知夏 ', '林知夏'],
    ['text', '  ', null],
    ['number', '１，２３４．５', 1234.5],
    ['number', '¥-80.00', -80],
    ['number', 'JP¥80', 80],
    ['number', '1e3', 1000],
    ['number', '1,234,567.8', 1_234_567.8],
    ['number', '-1 234', -1234],
    ['number', '80 €', 80],
    ['number', '3,5', '不是数字'],
    ['number', '1,0000', '不是数字'],
    ['number', '1,234 567', '不是数字'],
    ['number', '1 2', '不是数字'],
    ['number', '八十', '不是数字'],
    ['number', '12a', '不是数字'],
    ['number', '999999999999999', 999_999_999_999_999],
    ['number', '9999999999999999999', '数字最多 15 位'],
    ['bool', '是', true],
    ['bool', 'No', false],
    ['bool', '也许', '请填写“是”或“否”'],
    ['date', '2024-09-01', '2024-09-01'],
    ['date', '2024/9/1', '2024-09-01'],
    ['date', '2024年9月1日', '2024-09-01'],
    ['date', '20240901', '2024-09-01'],
    ['date', '2024-09-01 00:00:00', '2024-09-01'],
    ['date', '2024-02-30', '不是日期，应如 2024-09-01'],
    ['date', '2024/9/1 12:00', '此列只填日期，不能带有时间 12:00'],
    ['date', '2024-09-01T08:30:15.5Z', '此列只填日期，不能带有时间 08:30:15.5'],
    ['date', '2024-02-30 12:00', '不是日期，应如 2024-09-01'],
    ['datetime', '2024-09-01 00:00:30', '2024-08-31T16:00:30.000Z'],
    ['datetime', '2024-09-01 8:30', '2024-09-01T00:30:00.000Z'],
    ['datetime', '2024/9/1', '2024-08-31T16:00:00.000Z'],
    ['datetime', '2024-09-01 25:00', '不是时间，应如 2024-09-01 08:30'],
    ['list', '甲、乙，甲; 丙', ['甲', '乙', '丙']],
    ['list', 'Own bathroom, Desk', ['Own bathroom', 'Desk']],
    ['json', '{}', '此列不能从表格导入'],
    [null, 'x', '此列不能从表格导入'],
  ])('of a column %s: %s', (column, text, expected) => {
    expect(value(column, text)).toEqual(expected);
  });

  it.each<[string, unknown]>([
    ['法学院', 'law'],
    ['Law', 'law'],
    ['law', 'law'],
    ['法学院 / 民法', 'civil'],
    ['法学院/基础', 'basics-law'],
    ['基础', '没有选项“基础”'],
    ['艺术学院 / 民法', '没有选项“艺术学院 / 民法”'],
    ['医学院', '没有选项“医学院”'],
  ])('names the option %s', (text, expected) => {
    expect(value('text', text, { hasOptions: true })).toEqual(expected);
  });

  it('names several options, or says which are none', () => {
    expect(value('list', '法学院、艺术学院', { hasOptions: true })).toEqual(['law', 'art']);
    expect(value('list', '法学院、医学院', { hasOptions: true })).toBe('没有选项“医学院”');
  });

  it('is for the widget to read where it says how', () => {
    expect(value('text', ' x ', { fromImport: (text) => ({ value: `<${text}>` }) })).toBe('<x>');
  });
});

const separated: Option[] = [
  { value: 'a', label: '教务处' },
  { value: 'b', label: '学工处' },
  { value: 'c', label: '教务处、学工处' },
  { value: 'd', label: '周一, 周三' },
  { value: 'e', label: '其他' },
  { value: 'f', label: '其他' },
  { value: 'g', label: 'a' },
];
const several: OptionList = {
  status: 'ready',
  options: separated,
  find: (one) => separated.find((option) => option.value === one),
};
const many: Pick<CompiledField, 'meta'> = {
  meta: { column: 'list', dataType: 'array', value: {}, hasOptions: true },
};
const among: TextContext = { locale: 'zhCN', zone: DEFAULT_ZONE, props: {}, options: several };

describe('labels that hold what parts them, or that others bear', () => {
  it.each<[string[], string]>([
    [['a', 'b'], '教务处、学工处'],
    [['c'], '"教务处、学工处"'],
    [['a', 'd'], '教务处、"周一, 周三"'],
    [['e', 'f'], '其他(e)、其他(f)'],
    [['g', 'a'], 'a(g)、教务处'],
  ])('are told apart where %j is written', (chosen, text) => {
    expect(fieldExport(many, chosen, among)).toBe(text);
    expect(fieldImport(many, text, among)).toEqual({ value: chosen });
  });

  it.each<[string, unknown]>([
    ['周一, 周三', { value: ['d'] }],
    ['教务处、周一, 周三；学工处', { value: ['a', 'd', 'b'] }],
    ['周一, 周四', { finding: { zhCN: '没有选项“周一、周四”', enUS: 'There is no option "周一、周四"' } }],
    ['其他', { finding: { zhCN: '没有选项“其他”', enUS: 'There is no option "其他"' } }],
  ])('are found without quotes where only one is meant: %s', (text, found) => {
    expect(fieldImport(many, text, among)).toEqual(found);
  });
});

it.each<[ColumnType, unknown]>([
  ['text', '85%'],
  ['number', 0.852],
])('of a cell a field of the column %s takes %s', (column, taken) => {
  const field = { meta: { column, dataType: 'text', value: {} } } as const;
  expect(cellImport(field, { shown: '85%', exact: '0.852' }, among)).toEqual({ value: taken });
});
