import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

const ColumnSchema = Type.Object(
  {
    key: Type.String({ minLength: 1, maxLength: 64 }),
    title: Type.Optional(TextSchema),
    width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200 })),
    align: Type.Optional(oneOf('left', 'center', 'right')),
    /** Text of a cell; sees `row`. Absent: the row's member of the same name. */
    text: Type.Optional(TextSchema),
  },
  { additionalProperties: false },
);

export const tableMeta = defineMeta({
  type: 'table',
  version: 1,
  family: 'list',
  title: { zhCN: '数据表格', enUS: 'Table' },
  description: { zhCN: '以表格显示数据源的记录', enUS: 'Shows the records of a source as a table' },
  keywords: ['表格', 'grid'],
  common: true,
  icon: 'table',
  budget: 4,
  listView: true,
  provides: { row: { type: 'record', each: 'source', title: { zhCN: '当前行', enUS: 'The row' } } },
  props: {
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    columns: {
      ...prop.template({ zhCN: '列', enUS: 'Columns' }, Type.Array(ColumnSchema, { maxItems: 50 })),
      unique: 'key',
      by: 'key',
    },
    size: prop.static(oneOf('small', 'middle'), { zhCN: '行高', enUS: 'Row height' }, 'middle'),
    pageSize: prop.static(
      Type.Integer({ minimum: 1, maximum: 100 }),
      { zhCN: '每页行数', enUS: 'Rows on a page' },
      10,
    ),
    emptyText: prop.text({ zhCN: '没有数据时的文字', enUS: 'Text without data' }),
  },
});
