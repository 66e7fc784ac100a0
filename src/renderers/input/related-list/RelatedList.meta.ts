import { Type } from 'typebox';
import { FIELD_CODE } from '../../../schemas/kinds.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const code = Type.String({ pattern: FIELD_CODE });

export const relatedListMeta = defineMeta({
  type: 'related-list',
  version: 1,
  family: 'input',
  title: { zhCN: '关联列表', enUS: 'Related records' },
  description: {
    zhCN: '列出另一表单中指向此记录的记录，只读；“指向字段”为关联记录字段时按编号匹配',
    enUS: 'Records of another form that point at this one, to read; a reference is matched by its id',
  },
  icon: 'unordered-list',
  budget: 5,
  props: {
    module: prop.form({ zhCN: '表单编号', enUS: 'Form' }),
    field: prop.fieldsOf(
      'module',
      prop.static(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,62}(\\.value)?$' }), {
        zhCN: '指向字段（关联记录写作“字段.value”）',
        enUS: 'Field that points here (a reference: "field.value")',
      }),
    ),
    value: prop.bindable(Type.Union([Type.String(), Type.Number()]), {
      zhCN: '此记录的值',
      enUS: 'Value of this record',
    }),
    labelField: prop.fieldsOf(
      'module',
      prop.static(code, { zhCN: '显示的字段', enUS: 'Field that names a record' }, 'name'),
    ),
    columns: prop.fieldsOf(
      'module',
      prop.static(Type.Array(code, { maxItems: 6 }), {
        zhCN: '另外显示的字段',
        enUS: 'Further fields',
      }),
    ),
    pageSize: prop.static(
      Type.Integer({ minimum: 1, maximum: 50 }),
      { zhCN: '每页条数', enUS: 'Records of a page' },
      5,
    ),
  },
  events: {
    open: {
      title: { zhCN: '打开记录', enUS: 'A record is opened' },
      payload: Type.Object({ id: Type.String(), record: Type.Unknown() }),
    },
  },
});
