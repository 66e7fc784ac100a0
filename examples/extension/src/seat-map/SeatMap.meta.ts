import { prop } from 'atrium/src/schemas/prop.ts';
import { defineMeta } from 'atrium/src/schemas/rendererMeta.ts';
import { Type } from 'typebox';
import { MOST_COLUMNS, MOST_ROWS, rangesOf, SEAT, seatsIn } from '../seats.ts';

const seats = Type.Array(Type.String({ pattern: SEAT }), { maxItems: MOST_ROWS * MOST_COLUMNS });

/** A field whose value are the chosen seats, such as `["A1", "A2"]`. */
export const seatMapMeta = defineMeta({
  type: 'acme/seat-map',
  version: 1,
  family: 'input',
  title: { zhCN: '座位图', enUS: 'Seat map' },
  description: {
    zhCN: '在考场或教室的座位图上选择座位',
    enUS: 'Choose seats on the plan of an exam room or a classroom',
  },
  icon: 'appstore',
  budget: 4,
  props: {
    rows: prop.static(Type.Integer({ minimum: 1, maximum: MOST_ROWS }), { zhCN: '排数', enUS: 'Rows' }, 6),
    columns: prop.static(
      Type.Integer({ minimum: 1, maximum: MOST_COLUMNS }),
      { zhCN: '每排座位数', enUS: 'Seats in a row' },
      8,
    ),
    aisles: prop.static(
      Type.Array(Type.Integer({ minimum: 1, maximum: MOST_COLUMNS }), { maxItems: 5 }),
      { zhCN: '过道（在第几列之后）', enUS: 'Aisles behind the columns' },
      [],
    ),
    taken: prop.bindable(seats, { zhCN: '已占用的座位', enUS: 'Seats that are taken' }, []),
    most: prop.static(
      Type.Integer({ minimum: 1, maximum: MOST_ROWS * MOST_COLUMNS }),
      { zhCN: '最多选几个', enUS: 'Most seats' },
      1,
    ),
    front: prop.text({ zhCN: '前方的文字', enUS: 'Text at the front' }),
    value: prop.bindable(seats, {
      zhCN: '选中的座位（不在表单中时）',
      enUS: 'Chosen seats, outside of forms',
    }),
  },
  events: {
    change: { title: { zhCN: '选择改变', enUS: 'The choice changed' }, payload: Type.Array(Type.String()) },
  },
  field: {
    column: 'list',
    dataType: 'array',
    value: seats,
    check: (value, { most }) =>
      seatsIn(value).length > (typeof most === 'number' ? most : 1)
        ? { zhCN: '选择的座位过多', enUS: 'Too many seats are chosen' }
        : undefined,
    span: 24,
    width: 160,
    toText: (value) => rangesOf(value),
    toFilter: (value, bindKey) =>
      seatsIn(value).length === 0
        ? []
        : [{ bindKey, type: 'array', judgeType: 'contain', value: seatsIn(value) }],
  },
});
