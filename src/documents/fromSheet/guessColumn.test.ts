import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metas as declared } from '../../renderers/metas.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { lookAt } from './claims.ts';
import { guessColumn } from './guessColumn.ts';
import { readColumn, type SheetRow } from './sheet.ts';
import { sheetWidgets, takerOf } from './widgets.ts';

const metas = createMetaIndex(declared);
const widgets = sheetWidgets(metas);

/** A cell, or what it shows with what it holds. */
type Cell = string | readonly [string, string];

function columnOf(title: string, cells: readonly Cell[]) {
  const rows = cells.map((cell, at): SheetRow => {
    const [shown, exact] = typeof cell === 'string' ? [cell] : cell;
    return { row: at + 2, cells: [shown], ...(exact !== undefined && { exact: { 0: exact } }) };
  });
  return readColumn({ title, at: 0 }, rows, (shown) => shown === '#N/A');
}

const guess = (title: string, cells: readonly Cell[]) => guessColumn(columnOf(title, cells), widgets);

const times = (count: number, ...cells: string[]): string[] =>
  Array.from({ length: count }, () => cells).flat();

test.each<[string, string, readonly Cell[]]>([
  // Text wins: what is a number of something is none to reckon with.
  ['input', '学号', ['20230001', '20230002', '20230003']],
  ['input', '學號', ['1', '2']],
  ['input', '邮编', ['100084', '200030', '510006']],
  ['input', '代码', ['1', '2', '15']],
  ['input', '考场', ['001', '002', '12']],
  ['input', '条目', ['202300010012', '202300010013', '202300010999']],
  ['input', '卡', ['6222021234567889900', '6222021234567889901']],
  [
    'input',
    '固定资产',
    [
      ['00012345', '12345'],
      ['00000007', '7'],
    ],
  ],
  ['input', '教室', ['2E3', '1E10', '3E5']],
  ['input', '日期', ['1/5/2024', '2/6/2024', '12/31/2024']],
  ['input', '日期', ['45292', '45293', '45400']],
  ['input', '入学时间', ['2024-09-01', '2024-09-02', '待定', '2024-09-03', '2024-09-03', '2024-09-03']],
  ['input', '姓名', times(5, '张三', '李四')],
  ['input', '备用', []],
  // What stands behind a number is a part of a name.
  ['input', '楼栋', ['1号楼', '2号楼', '3号楼']],
  ['input', '位置', ['1层', '2层']],
  // Numbers.
  ['number', '绩点', ['3.5', '4', '-0.25']],
  ['number', '人数', ['1,200', '35', '7']],
  ['number', '身高', ['175 cm', '180cm', '169 cm']],
  [
    'number',
    '得分',
    [
      ['85分', '85'],
      ['90分', '90'],
    ],
  ],
  ['money', '单价（元）', ['12.5', '1,200', '7']],
  ['money', '补助', ['¥12.50', '￥1,200', '¥7']],
  ['number', '金额', ['1.234', '2.5', '3']],
  [
    'percent',
    '出勤率',
    [
      ['85%', '0.85'],
      ['100%', '1'],
    ],
  ],
  // Days and times.
  ['date', '出生日期', ['2004/1/5', '2005-12-31', '2004年7月8日']],
  [
    'date',
    '登记',
    [
      ['9/1', '2024-09-01'],
      ['9/2', '2024-09-02'],
    ],
  ],
  ['date', '生日', ['20040105', '20051231']],
  ['date-time', '提交时间', ['2024-09-01 08:30', '2024/9/2 18:00:05', '2024-09-03']],
  [
    'month',
    '月份',
    [
      ['2024年9月', '2024-09-01'],
      ['2024年10月', '2024-10-01'],
    ],
  ],
  [
    'year',
    '毕业',
    [
      ['2024', '2024-01-01'],
      ['2025', '2025-01-01'],
    ],
  ],
  ['year', '入学年份', ['2023', '2024', '2024']],
  ['time', '开始', ['08:30', '9:00', '18:30']],
  // What else has a form of its own.
  ['switch', '住校', ['是', '否', '是']],
  ['switch', '是否党员', ['1', '0', '1']],
  ['number', '次数', ['1', '0', '1']],
  ['phone', '手机', ['13800138000', '+86 139 0013 8000', '010-62781234']],
  ['phone', '家长', ['13800138000', '13900138000']],
  ['email', '邮箱', ['a@example.edu.cn', 'b.c@example.edu']],
  ['url', '主页', ['https://example.edu.cn/a', 'http://example.edu/b']],
  ['id-card', '证件', ['11010519491231002X', '440524188001010014']],
  ['select', '性别', ['男', '女', '男', '男']],
  ['select', '去向', times(4, '升学', '就业', '出国')],
  ['textarea', '说明', ['一行\n两行', '短']],
  ['textarea', '经过', ['很'.repeat(120), '短']],
])('is %s: %s %j', (type, title, cells) => {
  expect(guess(title, cells).type).toBe(type);
});

test.each<[RegExp, string, readonly Cell[]]>([
  [/没有内容/, '备用', []],
  [/按文本保存/, '编号', ['20230001', '20230002']],
  [/分不清月和日/, '日期', ['1/5/2024', '2/6/2024']],
  [/没有日期格式/, '日期', ['45292', '45293']],
  [
    /大多像“日期”，但第 4 行的“待定”不是/,
    '到校',
    [...times(2, '2024-09-01'), '待定', ...times(2, '2024-09-02')],
  ],
  [/第 2 行.*不能导入/, '绩点', ['#N/A', '3', '4']],
  [/只有 3 种内容/, '去向', times(4, '升学', '就业', '出国')],
  [/序号/, '序号', ['1', '2', '3']],
])('says %s of %s %j', (doubt, title, cells) => {
  expect(guess(title, cells).doubts.map(({ zhCN }) => zhCN)).toEqual([expect.stringMatching(doubt)]);
});

test('options and units are taken from the cells, and nothing in them is a template', () => {
  expect(guess('性别', ['男', '女', '男', '男']).props).toEqual({
    options: [
      { value: '男', label: '男' },
      { value: '女', label: '女' },
    ],
  });
  expect(guess('类型', times(3, '{{ x }}', 'b')).props).toMatchObject({
    options: [{ value: '{{ x }}', label: "{{'{{'}} x }}" }, { value: 'b' }],
  });
  expect(guess('身高', ['175 cm', '180cm']).props).toEqual({ suffix: 'cm' });
});

test('of each other type it is told how many cells it would not take', () => {
  const { types } = guess('到校', ['2024-09-01', '待定', '2024-09-02', '待定']);
  const unread = new Map(types.map(({ type, unread: cells }) => [type, cells]));
  expect([unread.get('input'), unread.get('date'), unread.get('number')]).toEqual([0, 2, undefined]);
});

const cell = fc.oneof(
  fc.constantFrom(
    '是',
    '否',
    '男',
    '女',
    '待定',
    '-',
    '2024-09-01',
    '2024/9/1 08:30',
    '08:30',
    '45292',
    '007',
    '1,200',
    '12 kg',
  ),
  fc.constantFrom(
    '13800138000',
    'a@b.cn',
    'https://a.cn',
    '50%',
    '¥3.50',
    '11010519491231002X',
    '1/5/2024',
    '2E3',
    '{{ x }}',
  ),
  fc.nat().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.string({ maxLength: 12 }),
);
const title = fc.oneof(
  fc.constantFrom('学号', '日期', '金额', '性别', '手机', '是否', '年份', '备注', '身份证号'),
  fc.string({ maxLength: 8 }),
);

test('whatever stands in a column, an import takes every cell as the guess has it, and loses no sign of a text', () => {
  fc.assert(
    fc.property(title, fc.array(cell, { maxLength: 12 }), (named, cells) => {
      const column = columnOf(named, cells);
      const { type, props } = guessColumn(column, widgets);
      const meta = metas.get(type);
      const widget = [...widgets.values()].find((one) => one.meta.type === type);
      if (meta?.field === undefined || widget === undefined) throw new Error(type);
      expect(lookAt(column).values.filter((value) => !takerOf(widget, props)(value))).toEqual([]);
      if (meta.field.column === 'number')
        for (const { shown } of column.values) expect(shown).not.toMatch(/^0\d/);
    }),
    { numRuns: 300 },
  );
});
