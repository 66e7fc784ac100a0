import { describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import type { Option } from '../schemas/option.ts';
import type { ColumnType, FieldMeta, TextContext } from '../schemas/rendererMeta.ts';
import { fieldCell, fieldExport, fieldText } from './fieldText.ts';

const options: Option[] = [
  { value: 'in', label: { zhCN: '在读', enUS: 'Enrolled' }, tone: 'success' },
  { value: 'out', label: { zhCN: '离校', enUS: 'Left' } },
  { value: 'sick', label: '休学', tone: 'warning' },
];
const context = (rest: Partial<TextContext> = {}): TextContext => ({
  locale: 'zhCN',
  zone: 'Asia/Shanghai',
  props: {},
  ...rest,
});
const withOptions = (rest: Partial<TextContext> = {}): TextContext =>
  context({
    options: { status: 'ready', options, find: (value) => options.find((one) => one.value === value) },
    ...rest,
  });
const field = (column: ColumnType | null, rest: Partial<FieldMeta> = {}): { meta: FieldMeta } => ({
  meta: { column, dataType: 'text', value: Type.Unknown(), ...rest },
});

describe('fieldText', () => {
  it.each<[ColumnType, unknown, string]>([
    ['text', '林知夏', '林知夏'],
    ['number', 3.5, '3.5'],
    ['number', 0, '0'],
    ['bool', true, '是'],
    ['bool', false, '否'],
    ['date', '2024-09-01', '2024-09-01'],
    ['datetime', '2024-09-01T16:30:00.000Z', '2024-09-02 00:30'],
    ['list', ['a', 'b'], 'a、b'],
    ['json', { value: 'T1', label: '周明远' }, '周明远'],
    [
      'json',
      [
        { id: '1', name: 'a.pdf' },
        { id: '2', name: 'b.pdf' },
      ],
      'a.pdf、b.pdf',
    ],
    [
      'user',
      {
        userList: [{ value: 'u', label: '林知夏' }],
        deptList: [{ value: 'd', label: '教务处' }],
        privilegeList: [],
        labelList: [],
      },
      '林知夏、教务处',
    ],
  ])('a %s column shows %o as %s', (column, value, text) => {
    expect(fieldText(field(column), value, context())).toBe(text);
  });

  it.each(['text', 'number', 'bool', 'date', 'datetime', 'list', 'json', 'user'] as const)(
    'an empty %s is no text',
    (column) => {
      for (const empty of [null, undefined, '']) expect(fieldText(field(column), empty, context())).toBe('');
    },
  );

  it('speaks the reader’s language', () => {
    expect(fieldText(field('bool'), true, context({ locale: 'enUS' }))).toBe('Yes');
    expect(fieldText(field('text'), 'in', withOptions({ locale: 'enUS' }))).toBe('Enrolled');
    expect(fieldText(field('list'), ['in', 'out'], withOptions({ locale: 'enUS' }))).toBe('Enrolled, Left');
    const people = [{ label: '周明远' }, { label: '吴若溪' }];
    expect(fieldText(field('json'), people, context({ locale: 'enUS' }))).toBe('周明远, 吴若溪');
  });

  it('shows labels for values, and the value where an option is gone', () => {
    expect(fieldText(field('text'), 'in', withOptions())).toBe('在读');
    expect(fieldText(field('text'), 'gone', withOptions())).toBe('gone');
    expect(fieldText(field('list'), ['in', 'gone'], withOptions())).toBe('在读、gone');
  });

  it('lets the widget decide', () => {
    expect(fieldText(field('text', { toText: (value) => `<${String(value)}>` }), 'x', context())).toBe('<x>');
  });
});

describe('fieldCell', () => {
  it('is plain text, and tags where an option has a tone', () => {
    expect(fieldCell(field('text'), 'out', withOptions())).toEqual({ text: '离校' });
    expect(fieldCell(field('text'), 'in', withOptions())).toEqual({
      text: '在读',
      tags: [{ text: '在读', tone: 'success' }],
    });
    expect(fieldCell(field('text'), null, withOptions())).toEqual({ text: '' });
  });

  it('hides no value that has no option any more', () => {
    expect(fieldCell(field('list'), ['in', 'out', 'gone'], withOptions()).tags).toEqual([
      { text: '在读', tone: 'success' },
      { text: '离校', tone: 'default' },
      { text: 'gone', tone: 'default' },
    ]);
  });

  it('lets the widget decide', () => {
    const toCell = () => ({ text: 'own' });
    expect(fieldCell(field('text', { toCell }), 'x', context())).toEqual({ text: 'own' });
  });
});

describe('fieldExport', () => {
  it.each<[ColumnType, unknown, unknown]>([
    ['number', 12.5, 12.5],
    ['number', null, null],
    ['text', '00123', '00123'],
    ['bool', true, '是'],
    ['datetime', '2024-09-01T16:30:00.000Z', '2024-09-02 00:30'],
    ['list', ['in', 'out'], '在读、离校'],
  ])('a %s column exports %o as %o', (column, value, cell) => {
    expect(fieldExport(field(column), value, withOptions())).toEqual(cell);
  });

  it('lets the widget decide', () => {
    expect(fieldExport(field('text', { toExport: () => 7 }), 'x', context())).toBe(7);
  });
});
