import { Type } from 'typebox';
import { FIELD_CODE } from '../../../schemas/kinds.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

export const printSheetMeta = defineMeta({
  type: 'print-sheet',
  version: 1,
  family: 'form',
  title: { zhCN: '打印单', enUS: 'Print sheet' },
  description: {
    zhCN: '把表单中的记录排成一张可打印的单据，由“打印”操作打印',
    enUS: 'Lays the record of a form out as a sheet of paper, which the action print prints',
  },
  icon: 'printer',
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    number: prop.text({ zhCN: '编号', enUS: 'Number' }),
    columns: prop.static(Type.Integer({ minimum: 1, maximum: 3 }), { zhCN: '列数', enUS: 'Columns' }, 2),
    fields: prop.static(Type.Array(Type.String({ pattern: FIELD_CODE }), { maxItems: 500 }), {
      zhCN: '字段（不填为表单中可见的全部字段）',
      enUS: 'Fields (none: all that the form shows)',
    }),
    signatures: prop.static(
      Type.Array(TextSchema, { maxItems: 8 }),
      { zhCN: '签字栏', enUS: 'Signature lines' },
      [],
    ),
    header: prop.text({ zhCN: '页眉', enUS: 'Page header' }),
    footer: prop.text({ zhCN: '页脚', enUS: 'Page footer' }),
    preview: prop.static(Type.Boolean(), { zhCN: '在页面上显示', enUS: 'Show on the page' }, false),
  },
  container: true,
  budget: 4,
});
